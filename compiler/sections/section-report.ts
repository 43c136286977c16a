/** The report of a section that was compiled before: what was found then, where the section is now, and what is found besides. */
import type { Item, Span } from '../../grammar/index.ts';
import type { Problem } from '../../program/index.ts';
import { newReport, type Report, type TextStart, type Unlisted } from '../report/report.ts';

/** What is known of a section before it is placed. */
export interface Below {
  /** Spans and places count from the beginning of the section. Nothing is added to it any more. */
  readonly report: Report;
  readonly text: string;
}

/** Whether a section has nothing but cards and Landscape Features: what they compile to depends on names alone. */
export function hasOnlyCards(items: readonly Item[]): boolean {
  return items.length > 0 && items.every(({ kind }) => kind === 'card' || kind === 'feature');
}

const NONE: Problem[] = [];

export class SectionReport implements Report {
  readonly file: string;
  readonly beginning: TextStart;
  #below: Below | undefined;
  #placed: Problem[] | undefined;
  #added: Report | undefined;

  constructor(file: string, beginning: TextStart) {
    this.file = file;
    this.beginning = beginning;
  }

  /** Says what was found in the section by itself; nothing is asked before. */
  setBelow(below: Below): void {
    this.#below = below;
  }

  get #known(): Below {
    if (!this.#below) throw new Error('the section is not compiled yet');
    return this.#below;
  }

  get #own(): Report {
    this.#added ??= newReport(this.file, this.#known.text, undefined, this.beginning);
    return this.#added;
  }

  get #found(): Problem[] {
    const { problems } = this.#known.report;
    if (problems.length === 0) return NONE;
    this.#placed ??= problems.map((problem) => placed(problem, this.beginning));
    return this.#placed;
  }

  get problems(): Problem[] {
    return this.#added ? [...this.#found, ...this.#added.problems] : this.#found;
  }

  get unlisted(): Readonly<Unlisted> {
    const [below, added] = [this.#below?.report.unlisted, this.#added?.unlisted];
    const sum = (of: 'errors' | 'warnings') => (below?.[of] ?? 0) + (added?.[of] ?? 0);
    return { file: this.file, errors: sum('errors'), warnings: sum('warnings') };
  }

  get names() {
    return this.#known.report.names;
  }

  get steps() {
    return this.#known.report.steps;
  }

  found(): number {
    return this.#known.report.found() + (this.#added?.found() ?? 0);
  }

  hasErrorIn(at: Span): boolean {
    return this.#known.report.hasErrorIn(at) || (this.#added?.hasErrorIn(at) ?? false);
  }

  firstErrorIn(at?: Span): Problem | undefined {
    const { report } = this.#known;
    // Most sections have nothing wrong.
    if (!this.#added && report.problems.length === 0) return undefined;
    const error = report.firstErrorIn(at);
    const below = error && (this.#found[report.problems.indexOf(error)] ?? placed(error, this.beginning));
    const added = this.#added?.firstErrorIn(at);
    if (!below || !added) return below ?? added;
    return added.line < below.line || (added.line === below.line && added.column < below.column)
      ? added
      : below;
  }

  add: Report['add'] = (...args) => this.#own.add(...args);
  addSyntax: Report['addSyntax'] = (problem) => this.#own.addSyntax(problem);
  retell: Report['retell'] = (...args) => this.#own.retell(...args);

  /** What is said about names depends on what is found by itself. */
  forgetNames(): void {}

  textOf({ from, to }: Span): string {
    return this.#known.text.slice(from, to);
  }

  placeOf(at: Span) {
    return this.#own.placeOf(at);
  }

  wordsAfter(at: Span) {
    return this.#own.wordsAfter(at);
  }

  relatedTo(at: Span, message?: string) {
    return this.#own.relatedTo(at, message);
  }
}

/** A problem of a section, where the section is. */
function placed(problem: Problem, { from, line }: TextStart): Problem {
  const { fixes, related } = problem;
  return {
    ...problem,
    line: problem.line + line,
    ...(fixes && {
      fixes: fixes.map((fix) => ({
        ...fix,
        edits: fix.edits.map((edit) => ({ ...edit, from: edit.from + from, to: edit.to + from })),
      })),
    }),
    ...(related && { related: related.map((one) => ({ ...one, line: one.line + line })) }),
  };
}

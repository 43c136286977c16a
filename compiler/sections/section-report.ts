/**
 * The report of a cached section: the problems found when it was compiled, moved to where the section is now, and those added
 * later.
 */
import type { Item, Span } from '../../grammar/index.ts';
import type { Problem } from '../../program/index.ts';
import { newReport, type Report, type TextStart, type Unlisted } from '../report/report.ts';

/** What is known about a section regardless of its position. */
export interface Below {
  /** Spans and positions count from the beginning of the section. Nothing more is added to this report. */
  readonly report: Report;
  readonly text: string;
}

/** Whether a section has only cards and Landscape Features: what they compile to depends on names alone. */
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

  /** Sets what was found in the section itself; must be called before anything is read. */
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
    // A shortcut, since most sections have no errors.
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
  replaceErrors: Report['replaceErrors'] = (...args) => this.#own.replaceErrors(...args);

  /** Does nothing: the problems about names were decided when the section itself was compiled. */
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

/** Moves a problem of a section to where the section is. */
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

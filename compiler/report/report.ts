/** Collects the problems of a file, converting offsets to lines and columns. */
import {
  type Advice,
  type BlockSpan,
  countUpTo,
  type Edit,
  findBlocks,
  lineStarts,
  MAX_LISTED,
  type SourceFix,
  type Span,
  type StepNode,
  type SyntaxMistake,
  type UnlistedMistake,
  type Word,
} from '../../grammar/index.ts';
import type { Fix, Place, Problem, RelatedPlace, Step, TextEdit } from '../../program/index.ts';
import { capitalize } from '../../program/messages/index.ts';
import { fill } from '../catalogue/entry.ts';
import type { AdviceKind } from './advise.ts';
import { ErrorsByPlace } from './errors-by-place.ts';
import { NameRecord } from './name-places.ts';
import { CATALOGUE, type Code, type Entry, isAboutName, type Values } from './problems.ts';

/** Optional parts of a problem besides its message. */
export interface ProblemDetails {
  /** What to do about it. A function is called only if the problem is listed. */
  hint?: HintOrAdvice | (() => HintOrAdvice);
  /** Fixes, if the hint itself has none; edits of another file come from its `editsHere`. */
  fixes?: readonly SourceFix[];
  related?: RelatedPlace[];
  /** The names that fit there, from which a suggestion is taken. */
  known?: () => Iterable<string>;
  /** Set if the problem is less severe than its code usually is. */
  severity?: 'warning';
}

/** What to do about a problem: as text, or also with fixes. */
export type HintOrAdvice = string | Advice | undefined;

/** How many problems of a file are unlisted. */
export interface Unlisted {
  file: string;
  errors: number;
  warnings: number;
}

/** The span of the keyword that something begins with. */
export function firstWord({ from }: Span, word: string): Span {
  return { from, to: from + word.length };
}

/** A problem as it was reported, to report it again. */
export interface Reported {
  code: Code;
  at: Span;
  values: Readonly<Record<string, string>>;
  aside: ProblemDetails;
}

/** The problems of one file. */
export class Report {
  readonly file: string;
  /** The problems so far, at most `MAX_LISTED`. */
  readonly problems: Problem[] = [];
  /** How many more there are. */
  readonly unlisted: Unlisted;
  /** The node that each step of the file was compiled from. */
  readonly steps = new Map<Step, StepNode>();
  readonly #text: string;
  readonly #starts: readonly number[];
  readonly #errors = new ErrorsByPlace();
  #names: NameRecord;
  #errorCount = 0;
  #namesCount = true;
  /** The problems reported since `record` began. */
  #recorded: Reported[] | undefined;
  /** The blocks whose steps other players do; computed if a fix needs them. */
  #ofPlayers: readonly BlockSpan[] | undefined;
  /** Words before something that does not fit, and the problem reported about it. */
  readonly #suspects = new Map<number, Span & { what: Problem | Code }>();
  /** The problems for which advice may be found in the words around them. */
  readonly #unadvised = new Set<Problem>();
  /** Where unknown characters begin and end. */
  readonly #unknown = { from: new Set<number>(), to: new Set<number>() };

  /** An empty report about a file with this text. */
  constructor(file: string, text: string) {
    this.file = file;
    this.#text = text;
    this.#starts = lineStarts(text);
    this.unlisted = { file, errors: 0, warnings: 0 };
    this.#names = new NameRecord(file);
  }

  /** Records where the names of the file are written. */
  get names(): NameRecord {
    return this.#names;
  }

  /** Does something, and records the problems that it reports, and in `names` where names are written. */
  record<Result>(names: NameRecord, act: () => Result): { result: Result; reported: Reported[] } {
    const before = this.#names;
    const reported: Reported[] = [];
    this.#names = names;
    this.#recorded = reported;
    try {
      return { result: act(), reported };
    } finally {
      this.#names = before;
      this.#recorded = undefined;
    }
  }

  /** How many errors were found so far, listed or not. */
  countErrors(): number {
    return this.#errorCount;
  }

  /** Whether an error begins in this span. */
  hasErrorIn(at: Span): boolean {
    return !this.#errors.in(at).next().done;
  }

  /** The first error that begins in this span; without a span, the first of all. */
  firstErrorIn(at: Span = { from: 0, to: this.#text.length }): Problem | undefined {
    for (const { place, what } of this.#errors.in(at)) {
      if (typeof what === 'object') return what;
      const message = 'This error is not listed: the file has more than a thousand';
      if (what)
        return { code: what, severity: 'error', message, ...this.placeOf({ from: place, to: place + 1 }) };
    }
    return undefined;
  }

  /** Adds a problem. `return report.add(…)` gives up the part that the problem is about. */
  add<C extends Code>(code: C, at: Span, values: Values<C>, aside: ProblemDetails = {}): undefined {
    this.repeat({ code, at, values, aside });
  }

  addSyntax(problem: SyntaxMistake | UnlistedMistake): void {
    const { code, after, from, to } = problem;
    const { values, hint, fixes, related }: Partial<SyntaxMistake> = problem;
    const advice = { ...(hint !== undefined && { hint }), ...(fixes && { fixes }) };
    const places = related?.map(({ message, ...place }) => this.relatedTo(place, message));
    const aside = { hint: advice, ...(places && { related: places }) };
    const listed = this.#push(code, { from, to }, values, aside);
    if (code === 'ECO101' && !problem.understood) {
      this.#unknown.from.add(from);
      this.#unknown.to.add(to);
    }
    if (after) this.#suspects.set(after.from, { from, to, what: listed ?? code });
  }

  /** From now on, unknown names are not reported: a set that was not found may declare them. */
  forgetNames(): void {
    this.#namesCount = false;
  }

  /** Adds hints to the mistakes of the grammar in a span that have none of their own. */
  adviseIn(
    { from, to }: Span,
    advise: (kind: AdviceKind, words: readonly Word[]) => Advice | undefined,
  ): void {
    for (const { place, what } of this.#errors.in({ from, to })) {
      if (typeof what !== 'object' || !this.#unadvised.has(what)) continue;
      // A `;` is among the words if another step follows, for which this one may be the price.
      const [step = ''] = this.#text.slice(place, Math.min(to, place + LONGEST_VALUE)).split(LAST_END, 1);
      const words = [...step.matchAll(/[\w'-]+|[^\s\w]/g)].map(({ 0: text, index }) => {
        const from = place + index;
        return { from, to: from + text.length, text };
      });
      const { hint } = advise(what.code === 'ECO113' ? 'first' : 'within', words) ?? {};
      if (hint !== undefined) what.hint = hint;
    }
  }

  /** Reports again what was recorded. */
  repeat(reported: Reported): void {
    const { code, at, values, aside } = reported;
    this.#recorded?.push(reported);
    if (isAboutName(code)) this.#addName(code, at, values, aside);
    else this.#push(code, at, values, aside);
  }

  /** The text of a span. */
  textOf({ from, to }: Span): string {
    return this.#text.slice(from, to);
  }

  /** Edits of this file, for the fix of a problem in another one. */
  editsHere(edits: readonly (Edit | TextEdit)[]): TextEdit[] {
    return edits.map((edit) => ('file' in edit ? edit : { file: this.file, ...tidied(edit, this.#text) }));
  }

  placeOf({ from, to }: Span): Place {
    const starts = this.#starts;
    const line = Math.max(0, countUpTo(starts, from) - 1);
    const lineEnd = (starts[line + 1] ?? this.#text.length + 1) - 1;
    const end = Math.max(from + 1, Math.min(to, lineEnd));
    return { file: this.file, line: line + 1, column: from - starts[line] + 1, length: end - from };
  }

  /** The words that follow on the same line, separated only by spaces; at most two. */
  wordsAfter({ to }: Span): Word[] {
    return [...this.#text.slice(to, to + LONGEST_VALUE).matchAll(/[ \t]+([A-Za-z][\w-]*)/gy)]
      .slice(0, MOST_AFTER)
      .map(({ index, 0: all, 1: word }) => {
        const end = to + index + all.length;
        return { from: end - word.length, to: end, text: word };
      });
  }

  /** A related position; the default message refers to the first of two. */
  relatedTo(at: Span, message = 'the first one is here'): RelatedPlace {
    const { line, column } = this.placeOf(at);
    return { file: this.file, line, column, message };
  }

  /** Adds a problem with a name, unless the grammar has already reported that word. */
  #addName(code: Code, at: Span, values: Readonly<Record<string, string>>, aside: ProblemDetails): void {
    // The rest of a word with an unknown character in it is not a name.
    if (this.#unknown.from.has(at.to) || this.#unknown.to.has(at.from)) return;
    const suspected = this.#suspects.get(at.from);
    if (suspected?.from === at.from && suspected.to === at.to) return;
    // Nothing fits after the word because the word itself is unknown.
    if (suspected)
      this.#takeBack({ from: suspected.from, to: suspected.from }, (what) => what === suspected.what);
    this.#suspects.delete(at.from);
    // A problem of the grammar that quotes the word stays: it would only quote another one.
    const isQuoted = suspected ?? this.hasErrorIn({ from: at.from, to: at.from });
    this.#push(code, at, values, isQuoted ? { ...aside, hint: () => reachingPast(at, aside.hint) } : aside);
  }

  /** Adds a problem; returns it if it is listed. */
  #push(
    code: Code,
    at: Span,
    values: Readonly<Record<string, string>> | undefined,
    aside: ProblemDetails,
  ): Problem | undefined {
    const { message, hint: plainly, severity: usual }: Entry = CATALOGUE[code];
    const severity = aside.severity ?? usual;
    const isError = severity === 'error';
    if (isError) this.#errorCount++;
    if (!this.#namesCount && isAboutName(code)) {
      if (isError) this.#errors.add(at.from, undefined);
      return undefined;
    }
    if (!values || this.problems.length >= MAX_LISTED) {
      this.unlisted[isError ? 'errors' : 'warnings']++;
      if (isError) this.#errors.add(at.from, code);
      return undefined;
    }
    const short = shortened(values);
    const given = typeof aside.hint === 'function' ? aside.hint() : aside.hint;
    const advice = typeof given === 'string' ? { hint: given } : given;
    const { hint: closer, fixes = aside.fixes } = advice ?? {};
    const hint = closer === undefined ? plainly && fill(plainly, short) : cut(closer, LONGEST_HINT);
    const { related } = aside;
    const problem = {
      code,
      severity,
      message: capitalize(fill(message, short)),
      ...this.placeOf(at),
      ...(hint && { hint }),
      ...(fixes && fixes.length > 0 && { fixes: fixes.map((fix) => this.#fixOf(fix)) }),
      ...(related && { related }),
    };
    this.problems.push(problem);
    if (closer === undefined && ADVISED.has(code)) this.#unadvised.add(problem);
    if (isError) this.#errors.add(at.from, problem);
    return problem;
  }

  #takeBack(...range: Parameters<ErrorsByPlace['takeBack']>): void {
    for (const what of this.#errors.takeBack(...range)) {
      if (typeof what === 'string') this.unlisted.errors--;
      else this.problems.splice(this.problems.indexOf(what), 1);
    }
  }

  #fixOf({ title, edits, certain }: SourceFix): Fix {
    return {
      title,
      edits: this.editsHere(edits),
      // What a player is to do there may have been meant for the one whose card it is.
      ...(certain && !edits.some((edit) => this.#isOfPlayers(edit)) && { certain }),
    };
  }

  #isOfPlayers(edit: Edit | TextEdit): boolean {
    // Outside of this file there are only the heads of cards.
    if ('file' in edit) return false;
    this.#ofPlayers ??= findBlocks(this.#text).filter((block) => block.isOfPlayers);
    return this.#ofPlayers.some(({ from, to }) => edit.from > from && edit.to < to);
  }
}

/** A problem that is found outside the compiler, as its entry in the catalogue says it. */
export function problemAt<C extends Code>(code: C, place: Place, values: Values<C>): Problem {
  const { hint, severity }: Entry = CATALOGUE[code];
  return {
    code,
    severity,
    message: problemMessage(code, values),
    ...place,
    ...(hint && { hint: fill(hint, values) }),
  };
}

/** The sentence of a problem. */
export const problemMessage = <C extends Code>(code: C, values: Values<C>): string =>
  capitalize(fill(CATALOGUE[code].message, values));

/** When words are removed, extends the edit so that it leaves no double space, blank line or trailing space. */
function tidied({ from, to, text }: Edit, of: string): Edit {
  if (text !== '') return { from, to, text };
  const margin = of.slice(Math.max(0, from - WIDEST_MARGIN), from);
  const [before] = /(?:^|\n)[ \t]*$/.exec(margin) ?? [];
  const [behind] = /^[ \t\r]*(?=\n|$)/.exec(of.slice(to, to + WIDEST_MARGIN)) ?? [];
  if (before?.startsWith('\n') && behind !== undefined && from < to)
    return { from: from - before.length, to: to + behind.length, text };
  const blankBefore = from === 0 || of[from - 1] === ' ' || of[from - 1] === '\n';
  if (of[to] === ' ' && blankBefore) return { from, to: to + 1, text };
  if (of[from - 1] === ' ' && /^\r?$/.test(of.slice(to, to + 2).split('\n')[0]))
    return { from: from - 1, to, text };
  return { from, to, text };
}

/** Codes of mistakes where a word was found that does not fit. */
const ADVISED: ReadonlySet<string> = new Set(['ECO105', 'ECO106', 'ECO111', 'ECO113']);

/** The most whitespace, in characters, that is checked before and after a removal. */
const WIDEST_MARGIN = 200;

/**
 * Advice with only those fixes that also change what follows the word, or make the word an article: with just another name, what
 * follows would still not fit.
 */
function reachingPast({ to }: Span, given: ProblemDetails['hint']): HintOrAdvice {
  const advice = typeof given === 'function' ? given() : given;
  if (typeof advice === 'string' || !advice?.fixes) return advice;
  const { fixes, ...rest } = advice;
  return {
    ...rest,
    fixes: fixes.filter(({ edits }) => edits.some((edit) => edit.to > to || /^an?$/.test(edit.text))),
  };
}

/** The most words after a name that are read. Names rarely have more than three words. */
const MOST_AFTER = 2;

/** Text quoted in a message may be a megabyte long; its beginning is enough. */
const LONGEST_VALUE = 200;

/** The end of a step behind which no other one of its block follows. */
const LAST_END = /;\s*(?=[{}]|$)|[{}]/;

/** A hint holds several quotes. */
const LONGEST_HINT = 800;

function shortened(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([slot, value]) => [slot, cut(value, LONGEST_VALUE)]));
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

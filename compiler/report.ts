/** Collects what is wrong with a file, turning characters into lines and columns. */
import type { SyntaxProblem } from '../grammar/problem.ts';
import type { Span } from '../grammar/tree/span.ts';
import type { Place } from '../runtime/ops/scenario.ts';
import {
  type Code,
  entryOf,
  fill,
  isAboutName,
  type Problem,
  type RelatedPlace,
  type Values,
} from './problems.ts';

/** What may go with a problem besides its message. */
export interface Aside {
  hint?: string | undefined;
  related?: RelatedPlace[];
  /** Where it is not as grave as the code usually is. */
  severity?: 'warning';
}

/** The problems of one file. */
export interface Report {
  readonly file: string;
  /** All problems so far. */
  readonly problems: Problem[];
  /** Whether an error begins among these characters. */
  hasErrorIn(at: Span): boolean;
  /** The first error that begins among these characters; without any, the first of all. */
  firstErrorIn(at?: Span): Problem | undefined;
  add<C extends Code>(code: C, at: Span, values: Values<C>, aside?: Aside): void;
  addSyntax(problem: SyntaxProblem): void;
  placeOf(at: Span): Place;
  relatedTo(at: Span, message: string): RelatedPlace;
}

/** Where the word stands that something begins with. */
export function firstWord({ from }: Span, word: string): Span {
  return { from, to: from + word.length };
}

/** An empty report about a file with this text. */
export function newReport(file: string, text: string): Report {
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  const problems: Problem[] = [];
  const errors: { from: number; problem: Problem }[] = [];

  const placeOf = ({ from, to }: Span): Place => {
    const line = lineOf(lineStarts, from);
    const lineEnd = (lineStarts[line + 1] ?? text.length + 1) - 1;
    const end = Math.max(from + 1, Math.min(to, lineEnd));
    return { file, line: line + 1, column: from - lineStarts[line] + 1, length: end - from };
  };
  const relatedTo = (at: Span, message: string): RelatedPlace => {
    const { line, column } = placeOf(at);
    return { file, line, column, message };
  };
  /** Words before something that does not fit, and what was said about it. */
  const suspects = new Map<number, Problem>();
  /** Unknown characters. */
  const unknown: Span[] = [];
  const push = (code: Code, at: Span, values: Readonly<Record<string, string>>, aside: Aside) => {
    const { message, hint: plainly, severity: usual } = entryOf(code);
    const severity = aside.severity ?? usual;
    const short = shortened(values);
    const hint = aside.hint ?? (plainly && fill(plainly, short));
    const { related } = aside;
    const problem = {
      code,
      severity,
      message: capitalised(fill(message, short)),
      ...placeOf(at),
      ...(hint && { hint }),
      ...(related && { related }),
    };
    problems.push(problem);
    if (severity === 'error') errors.push({ from: at.from, problem });
    return problem;
  };
  /** Adds a problem with a name, unless the grammar found fault with that very word. */
  const addName = (code: Code, at: Span, values: Readonly<Record<string, string>>, aside: Aside) => {
    // What is left of a word with an unknown character in it is no name.
    if (unknown.some(({ from, to }) => from === at.to || to === at.from)) return;
    const suspected = suspects.get(at.from);
    if (suspected?.length === at.to - at.from && suspected.column === placeOf(at).column) return;
    // The word is unknown: that is why the text could not go on after it.
    if (suspected) problems.splice(problems.indexOf(suspected), 1);
    push(code, at, values, aside);
  };
  return {
    file,
    problems,
    hasErrorIn: ({ from, to }) => errors.some((error) => from <= error.from && error.from <= to),
    firstErrorIn: ({ from, to } = { from: 0, to: text.length }) => {
      const inside = errors.filter((error) => from <= error.from && error.from <= to);
      // Some are taken back again.
      const still = inside
        .toSorted((a, b) => a.from - b.from)
        .find(({ problem }) => problems.includes(problem));
      return still?.problem;
    },
    placeOf,
    relatedTo,
    add: (code, at, values, aside = {}) => {
      if (isAboutName(code)) addName(code, at, values, aside);
      else push(code, at, values, aside);
    },
    addSyntax: ({ code, values, hint, related, after, ...at }) => {
      const places = related?.map(({ message, ...place }) => relatedTo(place, message));
      const problem = push(code, at, values, { hint, ...(places && { related: places }) });
      if (code === 'ECO101') unknown.push(at);
      if (after) suspects.set(after.from, problem);
    },
  };
}

/** Index of the line a character stands in. */
function lineOf(lineStarts: readonly number[], at: number): number {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lineStarts[middle] <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** What is quoted from the text may be a megabyte long; the beginning of it tells enough. */
const LONGEST_VALUE = 200;

function shortened(values: Readonly<Record<string, string>>): Record<string, string> {
  const short = (value: string) =>
    value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;
  return Object.fromEntries(Object.entries(values).map(([slot, value]) => [slot, short(value)]));
}

/** Sentences begin with a capital letter, code in backquotes stays as it is. */
function capitalised(message: string): string {
  return message[0].toUpperCase() + message.slice(1);
}

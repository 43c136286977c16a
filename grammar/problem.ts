/** What can be wrong with a text before anybody asks what it means. */
import type { Span } from './tree/span.ts';

/** Codes of the mistakes the grammar finds; the compiler's catalogue has the words for them. */
export type SyntaxCode =
  | 'ECO101'
  | 'ECO102'
  | 'ECO103'
  | 'ECO104'
  | 'ECO105'
  | 'ECO106'
  | 'ECO107'
  | 'ECO110'
  | 'ECO111'
  | 'ECO112'
  | 'ECO113'
  | 'ECO114'
  | 'ECO115'
  | 'ECO117';

/** How many problems of one text are listed at most. The others are counted, and nothing more is worked out about them. */
export const MOST_LISTED = 1000;

/** A problem that is only counted. */
export interface UnlistedProblem extends Span {
  code: SyntaxCode;
  /** True where reading went on as if what was meant had been written: nothing else follows from it. */
  understood?: true;
  /** The word before, which may be the one that is wrong. */
  after?: Span;
}

/** Text that takes the place of some characters; of none, it is put between two. */
export interface Edit extends Span {
  text: string;
}

/** What to change so that a problem is gone. */
export interface Mend {
  /** What it does, as a command: "write `lion`". */
  title: string;
  /** In the order of the text; no two overlap. */
  edits: Edit[];
  /** Only one thing can have been meant: it may be done without asking. */
  certain?: true;
}

/** What to do about a problem, in words and, where the words to write are known, as changes. */
export interface Advice {
  hint?: string;
  fixes?: Mend[];
}

/** What is said about a problem. */
export interface Explained extends Advice {
  /** What fills the message's template. */
  values: Record<string, string>;
  related?: (Span & { message: string })[];
}

/** A mistake in a text, with its message. */
export interface SyntaxProblem extends UnlistedProblem, Explained {}

/** The problems that one pass over a text finds, in the order it finds them. */
export class FoundProblems {
  readonly all: (SyntaxProblem | UnlistedProblem)[] = [];

  /** Adds a problem. What is said about it is worked out only for one that may be listed. */
  add(problem: UnlistedProblem, explain: () => Explained = () => ({ values: {} })): void {
    this.all.push(this.isFull() ? problem : { ...problem, ...explain() });
  }

  /** Whether further problems are only counted. */
  isFull(): boolean {
    return this.all.length >= MOST_LISTED;
  }
}

/** Problems in the order given: those that are listed, and the rest. */
export function listedFirst(problems: readonly (SyntaxProblem | UnlistedProblem)[]): {
  problems: SyntaxProblem[];
  unlisted: UnlistedProblem[];
} {
  const listed: SyntaxProblem[] = [];
  const unlisted: UnlistedProblem[] = [];
  for (const problem of problems) {
    if ('values' in problem && listed.length < MOST_LISTED) listed.push(problem);
    else unlisted.push(problem);
  }
  return { problems: listed, unlisted };
}

/** What can be wrong with a text before its names and meaning are checked. */
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

/** A mistake that is only counted. */
export interface UnlistedMistake extends Span {
  code: SyntaxCode;
  /** True where reading went on as if what was meant had been written: nothing else follows from it. */
  understood?: true;
  /** The word before, which may be the one that is wrong. */
  after?: Span;
  /** Whatever is wrong up to there follows from it. */
  reach?: number;
}

/** Text that replaces some characters, or is inserted where there are none to replace. */
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
  /** The hint helps also where no fix mends all that is wrong. */
  sure?: true;
}

/** What is said about a problem. */
export interface Explained extends Advice {
  /** What fills the message's template. */
  values: Record<string, string>;
  related?: (Span & { message: string })[];
}

/**
 * A mistake the grammar found: its code, span and the values of its message. It becomes a `Problem` in the compiler, which has
 * the catalogue of messages, and knows the file and its lines.
 */
export interface SyntaxMistake extends UnlistedMistake, Explained {}

/** The mistakes that one pass over a text finds, in the order it finds them. */
export class FoundMistakes {
  readonly all: (SyntaxMistake | UnlistedMistake)[] = [];

  /** Adds a mistake. What is said about it is worked out only for one that may be listed. */
  add(mistake: UnlistedMistake, explain: () => Explained = () => ({ values: {} })): void {
    this.all.push(this.isFull() ? mistake : { ...mistake, ...explain() });
  }

  /** Whether further mistakes are only counted. */
  isFull(): boolean {
    return this.all.length >= MOST_LISTED;
  }
}

/** Mistakes in the order given: those that are listed, and the rest. */
export function listedFirst(problems: readonly (SyntaxMistake | UnlistedMistake)[]): {
  problems: SyntaxMistake[];
  unlisted: UnlistedMistake[];
} {
  const listed: SyntaxMistake[] = [];
  const unlisted: UnlistedMistake[] = [];
  for (const problem of problems) {
    if ('values' in problem && listed.length < MOST_LISTED) listed.push(problem);
    else unlisted.push(problem);
  }
  return { problems: listed, unlisted };
}

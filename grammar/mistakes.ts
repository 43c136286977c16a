/** Syntax errors: what can be wrong with a text before its names and meaning are checked. */
import type { Span } from './tree/span.ts';

/** Codes of the errors that the grammar finds; the catalogue of the compiler has their messages. */
export type SyntaxCode =
  `ECO1${'01' | '02' | '03' | '04' | '05' | '06' | '07' | '10' | '11' | '12' | '13' | '14' | '15' | '17' | '18'}`;

/** The most problems of one text that are listed. The rest is counted, without computing messages or fixes. */
export const MAX_LISTED = 1000;

/** A mistake that is only counted. */
export interface UnlistedMistake extends Span {
  code: SyntaxCode;
  /** True if parsing continued as if the intended text had been written: the mistake has no consequences. */
  understood?: true;
  /** The word before, which may be the actual mistake. */
  after?: Span;
}

/** A text that replaces a span; an empty span is an insertion. */
export interface Edit extends Span {
  text: string;
}

/** A fix: the edits that solve a problem. */
export interface SourceFix {
  /** What it does, as a command: "write `lion`". */
  title: string;
  /** In text order, without overlaps. */
  edits: Edit[];
  /** There is only one possible meaning, so the fix may be applied without asking. */
  certain?: true;
}

/** What to do about a problem: a hint and, if the replacement is known, fixes. */
export interface Advice {
  hint?: string;
  fixes?: SourceFix[];
  /** The hint is useful even if no fix solves the whole problem. */
  sure?: true;
  /** It suggests words that are close to the one that was written. */
  near?: true;
}

/** The details of a problem. */
export interface Explanation extends Advice {
  /** The values for the slots in its message. */
  values: Record<string, string>;
  related?: (Span & { message: string })[];
}

/**
 * An error that the grammar found: its code, its span and the values of its message. The compiler turns it into a `Problem`,
 * since it has the catalogue of messages and knows the file and its lines.
 */
export interface SyntaxMistake extends UnlistedMistake, Explanation {}

/** A mistake, listed or only counted. */
export type Mistake = SyntaxMistake | UnlistedMistake;

/** The mistakes of one pass over a text, in the order they are found. */
export class FoundMistakes {
  readonly all: Mistake[] = [];

  /** Adds a mistake. `explain` is called only if the mistake may be listed. */
  add(mistake: UnlistedMistake, explain: () => Explanation = () => ({ values: {} })): void {
    this.all.push(this.isFull() ? mistake : { ...mistake, ...explain() });
  }

  /** Whether further mistakes are only counted. */
  isFull(): boolean {
    return this.all.length >= MAX_LISTED;
  }
}

/** The mistakes of a text: those that are listed, and the rest. */
export interface MistakeList {
  problems: SyntaxMistake[];
  unlisted: UnlistedMistake[];
}

/** Splits mistakes, in the given order, into listed and unlisted ones. */
export function listedFirst(mistakes: readonly Mistake[]): MistakeList {
  const problems: SyntaxMistake[] = [];
  const unlisted: UnlistedMistake[] = [];
  for (const mistake of mistakes) {
    if ('values' in mistake && problems.length < MAX_LISTED) problems.push(mistake);
    else unlisted.push(mistake);
  }
  return { problems, unlisted };
}

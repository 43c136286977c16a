/** Reads a text with mistakes as it was meant. A correct text never gets here. */
import type { IToken } from 'chevrotain';
import type { Mistake } from '../mistakes.ts';
import type { LexerResult } from '../tokens/lex.ts';
import type { Span } from '../tree/span.ts';
import { type CountMistakes, pairBraces } from './braces.ts';
import { parseWithRepairs } from './misspellings.ts';
import { inTextOrder } from './same-mistake.ts';
import { repairWords } from './words.ts';

/** How a text is parsed while it is repaired. */
interface RepairParser<R> {
  parseTokens: (tokens: IToken[]) => R;
  /** Parses tokens and counts the mistakes, up to a number. */
  countMistakes: CountMistakes;
  /** A text with more mistakes is not parsed again with its words corrected. */
  most: number;
}

/**
 * Repairs a text and parses it: first its signs and words, then its braces, then its misspelt keywords. What is found twice is
 * one mistake.
 * @param first the parsed text, if it has nothing wrong but what the parser found
 */
export function repair<R extends { problems: Mistake[] }>(
  { text, lexed, first }: { text: string; lexed: LexerResult; first: R | undefined },
  { parseTokens, countMistakes, most }: RepairParser<R>,
): R & { comments: Span[]; atFirst: readonly Mistake[] } {
  const words = repairWords(text, lexed);
  const braces = pairBraces(words.tokens, countMistakes);
  const read = parseWithRepairs(braces.tokens, parseTokens, most, first);
  const problems = inTextOrder(words.problems.concat(braces.problems), read.problems, text);
  return { ...read, comments: words.comments, problems };
}

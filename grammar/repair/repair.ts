/** Reads a text with mistakes as it was meant. A correct text never gets here. */
import type { IToken } from 'chevrotain';
import type { Mistake } from '../mistakes.ts';
import { type LexerResult, lex } from '../tokens/lex.ts';
import type { Span } from '../tree/span.ts';
import { type CountMistakes, pairBraces } from './braces.ts';
import { parseWithRepairs } from './misspellings.ts';
import { blank, findProse, withProse } from './prose.ts';
import { repairWords } from './words.ts';

/** How a text is parsed while it is repaired. */
interface RepairParser<R> {
  parseTokens: (tokens: IToken[]) => R;
  /** Parses tokens and counts the mistakes, up to a number. */
  countMistakes: CountMistakes;
  /** Whether there is nothing wrong with some steps. */
  isSound: (steps: string) => boolean;
  /** Whether the text is a block without braces, and not a file. */
  isBlock: boolean;
  /** A text with more mistakes is not parsed again with its words corrected. */
  most: number;
}

/**
 * Repairs a text and parses it: first what is said in prose, then its signs and words, then its braces, then its misspelt keywords.
 * What is found twice is one mistake.
 * @param first the parsed text, if it has nothing wrong but what the parser found
 */
export function repair<R extends { problems: Mistake[] }>(
  { text, lexed, first }: { text: string; lexed: LexerResult; first: R | undefined },
  { parseTokens, countMistakes, isSound, isBlock, most }: RepairParser<R>,
): R & { comments: Span[]; atFirst: readonly Mistake[] } {
  const prose = findProse(text, lexed, isBlock, isSound);
  const rest = blank(text, prose);
  const words = repairWords(rest, prose.length > 0 ? lex(rest) : lexed);
  const braces = pairBraces(withProse(words.tokens, prose, text), countMistakes);
  const asWritten = words.tokens === lexed.tokens ? first : undefined;
  const read = parseWithRepairs(braces.tokens, parseTokens, most, asWritten);
  const problems = inTextOrder(words.problems.concat(braces.problems), read.problems, text);
  return { ...read, comments: words.comments, problems };
}

/**
 * All problems by position: those of the words and braces, and those of the parser, except the ones explained by an unknown
 * character or an unclosed string or block.
 */
function inTextOrder(words: readonly Mistake[], parsed: readonly Mistake[], text: string): Mistake[] {
  const rest = byPlace(parsed);
  if (words.length === 0) return rest;
  const explained = new Set<Mistake>();
  // Problems are ordered by position, so nothing before `next`, `lineEnd` or `stepEnd` is examined twice.
  let next = 0;
  let lineEnd = -1;
  let stepEnd = -1;
  for (const { code, from, understood } of byPlace(words)) {
    if (understood) continue;
    if (code === 'ECO103') {
      // An unclosed block that belongs to no step is one mistake.
      while (rest[next]?.from < from) next++;
      for (let at = next; rest[at]?.from === from; at++) {
        if (rest[at].code === 'ECO113') explained.add(rest[at]);
      }
    } else if (code === 'ECO101' || code === 'ECO102') {
      // What the parser misses right before the character may be what the character was meant to be, or what the word there
      // requires.
      const start = wordBefore(text, from);
      if (from > lineEnd) lineEnd = endOfLine(text, from);
      while (rest[next]?.from < start || explained.has(rest[next])) next++;
      if (rest[next]?.from <= lineEnd) explained.add(rest[next]);
      if (text[from] !== ':') continue;
      // The step that follows a `:` on its line was meant to depend on what is before it.
      if (from > stepEnd) stepEnd = endOfStep(text, from);
      for (let at = next; rest[at]?.from < stepEnd; at++) explained.add(rest[at]);
    }
  }
  return byPlace([...words, ...rest.filter((problem) => !explained.has(problem))]);
}

function byPlace(problems: readonly Mistake[]): Mistake[] {
  return problems.toSorted((a, b) => a.from - b.from);
}

function endOfLine(text: string, place: number): number {
  const end = text.indexOf('\n', place);
  return end < 0 ? text.length : end;
}

function endOfStep(text: string, place: number): number {
  const end = /[;{}\n]/g;
  end.lastIndex = place;
  return end.exec(text)?.index ?? text.length;
}

/** The start of the word before an offset, with only whitespace in between. */
function wordBefore(text: string, place: number): number {
  let at = place;
  while (at > 0 && /\s/.test(text[at - 1])) at--;
  while (at > 0 && /\w/.test(text[at - 1])) at--;
  return at;
}

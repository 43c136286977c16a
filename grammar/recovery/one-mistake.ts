/** Which problems of a text are the same mistake, found twice: by the lexer or the braces, and again by the parser. */
import type { SyntaxMistake, UnlistedMistake } from '../mistakes.ts';

type Mistake = SyntaxMistake | UnlistedMistake;

/**
 * All problems by place: those of the words and braces, and those of the parser except the ones that another explains,
 * an unknown character or an unclosed string or block.
 */
export function inTextOrder(words: readonly Mistake[], parsed: readonly Mistake[], text: string): Mistake[] {
  const rest = byPlace(parsed);
  if (words.length === 0) return rest;
  const explained = new Set<Mistake>();
  // All words are in order of their place, so nothing before `next` or `lineEnd` is looked at twice.
  let next = 0;
  let lineEnd = -1;
  for (const { code, from, understood, reach } of byPlace(words)) {
    if (understood) continue;
    if (code === 'ECO103') {
      // An unclosed block that belongs to nothing is one mistake.
      while (rest[next]?.from < from) next++;
      for (let at = next; rest[at]?.from === from; at++) {
        if (rest[at].code === 'ECO113') explained.add(rest[at]);
      }
    } else if (code === 'ECO101' || code === 'ECO102') {
      // What is missing right before the character may be what it was meant to be, and the word there may have asked for it.
      const start = wordBefore(text, from);
      if (from > lineEnd) lineEnd = endOfLine(text, from);
      while (rest[next]?.from < start || explained.has(rest[next])) next++;
      if (rest[next]?.from <= lineEnd) explained.add(rest[next]);
      if (reach === undefined) continue;
      for (let at = next; rest[at]?.from <= reach; at++) explained.add(rest[at]);
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

/** Where the word begins that has only blanks between it and a place. */
function wordBefore(text: string, place: number): number {
  let at = place;
  while (at > 0 && /\s/.test(text[at - 1])) at--;
  while (at > 0 && /\w/.test(text[at - 1])) at--;
  return at;
}

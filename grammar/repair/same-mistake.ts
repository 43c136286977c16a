/** Recognises problems that are the same mistake found twice: by the lexer or the brace repair, and again by the parser. */
import type { Mistake } from '../mistakes.ts';

/**
 * All problems by position: those of the words and braces, and those of the parser, except the ones explained by an unknown
 * character or an unclosed string or block.
 */
export function inTextOrder(words: readonly Mistake[], parsed: readonly Mistake[], text: string): Mistake[] {
  const rest = byPlace(parsed);
  if (words.length === 0) return rest;
  const explained = new Set<Mistake>();
  // Problems are ordered by position, so nothing before `next` or `lineEnd` is examined twice.
  let next = 0;
  let lineEnd = -1;
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
      // What follows a `:` on its line was meant to depend on what is before it.
      const most = text[from] === ':' ? rest.length : next + 1;
      for (let at = next; at < most && rest[at]?.from <= lineEnd; at++) explained.add(rest[at]);
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

/** The start of the word before an offset, with only whitespace in between. */
function wordBefore(text: string, place: number): number {
  let at = place;
  while (at > 0 && /\s/.test(text[at - 1])) at--;
  while (at > 0 && /\w/.test(text[at - 1])) at--;
  return at;
}

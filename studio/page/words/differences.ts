/** What differs between drafts, as their rules text says it. */
import type { Draft } from './words-controller.ts';

/** The part of a text that differs from the others. */
export interface Differing {
  from: number;
  to: number;
}

/** The rules text of all pieces. */
export const piecesText = ({ pieces }: Draft): string => pieces.map(({ rules }) => rules).join('\n');

/** Where that of one of them is in it. */
export function pieceSpan({ pieces }: Draft, i: number): Differing {
  const from = pieces.slice(0, i).reduce((sum, { rules }) => sum + rules.length + 1, 0);
  return { from, to: from + pieces[i]!.rules.length };
}

/** Of each text: what is between the words with which all begin and those with which all end. */
export function differingParts(texts: readonly string[]): Differing[] {
  const all = texts.map((text) => text.match(/[\p{L}\p{N}'’]+\s*|[^\p{L}\p{N}]\s*/gu) ?? []);
  const least = Math.min(...all.map(({ length }) => length));
  const isSame = (at: number) => all.every((words) => words.at(at) === all[0]!.at(at));
  let start = 0;
  while (start < least && isSame(start)) start++;
  let end = 0;
  while (start + end < least && isSame(-1 - end)) end++;
  // Nothing is not shown: the word before stands with it.
  if (start > 0 && start + end === least) start--;
  return all.map((words) => {
    const [before, differing] = [words.slice(0, start), words.slice(start, words.length - end)];
    const from = before.join('').length;
    return { from, to: from + differing.join('').trimEnd().length };
  });
}

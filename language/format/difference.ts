/** What to change so that one text becomes another. */
import type { Edit } from '../../grammar/index.ts';

/** The change from one text to another, without the beginning and the end they share. */
export function minimalEdits(before: string, after: string): Edit[] {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  let end = 0;
  while (end < most - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [{ from, to: before.length - end, text: after.slice(from, after.length - end) }];
}

/** What the layout of a text consists of besides words: what stands between other characters. */
const isLayout = (character: string) => /[\s;]/.test(character);

/**
 * The changes from one text to another that differs in its layout only: one for each place between two other characters
 * where they differ. Texts that differ in more are one change.
 */
export function layoutDifference(before: string, after: string): Edit[] {
  const edits: Edit[] = [];
  for (let a = 0, b = 0; ; a++, b++) {
    const [from, start] = [a, b];
    while (a < before.length && isLayout(before[a])) a++;
    while (b < after.length && isLayout(after[b])) b++;
    if (before[a] !== after[b]) return minimalEdits(before, after);
    const text = after.slice(start, b);
    if (before.slice(from, a) !== text) edits.push({ from, to: a, text });
    if (a >= before.length) return edits;
  }
}

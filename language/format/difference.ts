/** Edits that turn one text into another. */
import type { Edit } from '../../grammar/index.ts';

/** The single edit from one text to another, without their common prefix and suffix. */
export function minimalEdits(before: string, after: string): Edit[] {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  let end = 0;
  while (end < most - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [{ from, to: before.length - end, text: after.slice(from, after.length - end) }];
}

/** Characters that belong to the layout: white space and semicolons. */
const isLayout = (character: string) => /[\s;]/.test(character);

/**
 * The edits between two texts that differ only in layout: one for each gap between other characters where they differ. If the
 * texts differ in more than layout, a single edit.
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

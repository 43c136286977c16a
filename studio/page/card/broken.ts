/** Which steps of a card have a mistake, of those that it had when it was last without one. */
import type { NamedStep } from '../../../language/index.ts';

/** A file, as it was when the card was last without a mistake. */
export interface LastGood {
  text: string;
  /** The steps of the card in it, those around others first. */
  steps: readonly NamedStep[];
}

/**
 * The innermost steps around mistakes, by the names that rows have for them.
 * @param text of the file now
 * @param places of the mistakes in it
 */
export function brokenSteps(good: LastGood, text: string, places: readonly number[]): string[] {
  const before = beforeIn(good.text, text);
  const found = places.flatMap((place) => {
    const at = before(place);
    return good.steps.findLast(({ from, to }) => from <= at && at <= to)?.name ?? [];
  });
  return [...new Set(found)];
}

/** Where a place of a text was before it was changed: what is new was where the change begins. */
function beforeIn(before: string, now: string): (place: number) => number {
  const most = Math.min(before.length, now.length);
  let start = 0;
  while (start < most && before[start] === now[start]) start++;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === now.at(-1 - same)) same++;
  return (place) => {
    if (place <= start) return place;
    return place >= now.length - same ? place - now.length + before.length : start;
  };
}

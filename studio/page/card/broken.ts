/** Finds the steps of a card that contain errors, among the steps of its last version without errors. */
import type { NamedStep } from '../../../language/index.ts';
import { editBetween } from '../texts/documents.ts';

/** The file with the card's last version without errors. */
export interface LastGood {
  text: string;
  /** The steps of the card, outer ones first. */
  steps: readonly NamedStep[];
}

/**
 * The innermost steps around errors, by their names in rows.
 * @param text the current text of the file
 * @param places the offsets of the errors in it
 */
export function brokenSteps(good: LastGood, text: string, places: readonly number[]): string[] {
  const before = beforeIn(good.text, text);
  const found = places.flatMap((place) => {
    const at = before(place);
    return good.steps.findLast(({ from, to }) => from <= at && at <= to)?.name ?? [];
  });
  return [...new Set(found)];
}

/** Maps an offset to the one before a change; offsets in new text map to the start of the change. */
function beforeIn(before: string, now: string): (place: number) => number {
  const { from, to } = editBetween(now, before);
  return (place) => (place <= from ? place : place >= to ? place - now.length + before.length : from);
}

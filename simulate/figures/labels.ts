/** The cards of a run as people call them. */

import { cardLabel } from '../../program/index.ts';
import type { Tables } from '../../runtime/index.ts';

/** `12 "Rain"`, of the card with this number; its number alone where it has no title, or the set has no such card. */
export function labelOf({ cards, cardOf }: Pick<Tables, 'cards' | 'cardOf'>, number: number): string {
  const index = cardOf[number];
  return cardLabel(index === undefined ? { number } : cards[index]);
}

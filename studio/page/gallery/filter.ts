/** Filters for the cards on the wall. */
import type { Worth } from '../../../language/index.ts';
import type { Deck } from '../../../program/index.ts';
import type { WallCard } from './wall-card.ts';

/** The chosen filters. A card must match any of the chosen decks, hands and kinds of worth, but all chosen acts. */
export interface Filter {
  decks: readonly Deck[];
  hands: readonly string[];
  acts: readonly string[];
  worths: readonly WorthKind[];
  impact: boolean;
  feature: boolean;
}

/** How the worth of a card compares with its price. */
export const WORTH_KINDS = {
  more: 'more than its price calls for',
  fair: 'about what its price calls for',
  less: 'less than its price calls for',
} as const;
export type WorthKind = keyof typeof WORTH_KINDS;

export const noFilter = (): Filter => ({
  decks: [],
  hands: [],
  acts: [],
  worths: [],
  impact: false,
  feature: false,
});

/** How the worth of a card compares with its price: `fair` if the interval of the mean contains the price. */
export function worthKind({ low, high, cost }: Worth): WorthKind {
  if (low > cost) return 'more';
  return high < cost ? 'less' : 'fair';
}

export function isFound(card: WallCard, { decks, hands, acts, worths, impact, feature }: Filter): boolean {
  const { worth } = card;
  const one = <Value>(wanted: readonly Value[], has: readonly Value[]) =>
    wanted.length === 0 || wanted.some((value) => has.includes(value));
  return (
    one(decks, [card.deck]) &&
    one(hands, card.hands) &&
    one(worths, worth ? [worthKind(worth)] : []) &&
    acts.every((act) => card.acts.includes(act)) &&
    (!impact || card.impact) &&
    (!feature || card.kind === 'feature')
  );
}

/** Returns the list with the value added, or without it if it was included. */
export function toggled<Value>(list: readonly Value[], value: Value): Value[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}

/** The sort orders of the cards on the wall. */
import type { WallCard } from './wall-card.ts';

const worthOf = ({ worth }: WallCard) => worth?.mean ?? Number.NEGATIVE_INFINITY;
/** How much the worth of a card exceeds its price. */
const gainOf = ({ worth }: WallCard) => (worth ? worth.mean - worth.cost : Number.NEGATIVE_INFINITY);
const byNumber = (a: WallCard, b: WallCard) => a.number - b.number;
/** Sorts in descending order; unknown figures count as equal. */
const falling = (of: (card: WallCard) => number) => (a: WallCard, b: WallCard) =>
  of(a) === of(b) ? byNumber(a, b) : of(b) - of(a);

export const SORTINGS = {
  number: { name: 'By number', isByWorth: false, compare: byNumber },
  title: {
    name: 'By title',
    isByWorth: false,
    compare: (a: WallCard, b: WallCard) => a.title.localeCompare(b.title) || byNumber(a, b),
  },
  deck: {
    name: 'By deck',
    isByWorth: false,
    compare: (a: WallCard, b: WallCard) => b.deck.localeCompare(a.deck) || byNumber(a, b),
  },
  price: {
    name: 'By price',
    isByWorth: true,
    compare: falling(({ worth }) => worth?.cost ?? Number.NEGATIVE_INFINITY),
  },
  worth: { name: 'By worth', isByWorth: true, compare: falling(worthOf) },
  gain: { name: 'By worth above the price', isByWorth: true, compare: falling(gainOf) },
} as const;

export type Sorting = keyof typeof SORTINGS;

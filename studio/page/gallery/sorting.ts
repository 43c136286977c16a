/** The sort orders of the cards on the wall. */
import type { EffectValue } from '../../../language/index.ts';
import type { WallCard } from './gallery-model.ts';

interface SortOrder {
  name: string;
  /** By this text, ascending. */
  text?(card: WallCard): string;
  /** By this figure, descending; unknown ones come last. */
  figure?(worth: EffectValue): number;
}

export const SORTINGS = {
  number: { name: 'By number' },
  title: { name: 'By title', text: ({ title }) => title },
  deck: { name: 'By deck', text: ({ deck }) => (deck === 'brown' ? '' : deck) },
  price: { name: 'By price', figure: ({ cost }) => cost },
  worth: { name: 'By worth', figure: ({ mean }) => mean },
  gain: { name: 'By worth above the price', figure: ({ mean, cost }) => mean - cost },
} satisfies Record<string, SortOrder>;

export type Sorting = keyof typeof SORTINGS;

export function sortedCards(cards: readonly WallCard[], sorting: Sorting): readonly WallCard[] {
  const { text = () => '', figure }: SortOrder = SORTINGS[sorting];
  const figureOf = ({ worth }: WallCard) => (worth && figure ? figure(worth) : Number.NEGATIVE_INFINITY);
  return cards.toSorted(
    (a, b) => figureOf(b) - figureOf(a) || text(a).localeCompare(text(b)) || a.number - b.number,
  );
}

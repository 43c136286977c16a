/** Filters for the cards on the wall. */
import type { EffectValue } from '../../../language/index.ts';
import type { WallCard } from './gallery-model.ts';

/** The name of the group that filters by worth. */
export const WORTH_FILTER = 'Worth';

/** How the worth of a card compares with its price: `about` if the interval of the mean contains the price. */
function worthKind({ low, high, cost }: EffectValue): string {
  const kind = low > cost ? 'more than' : high < cost ? 'less than' : 'about what';
  return `${kind} its price calls for`;
}

/** A group of values to filter by. */
export interface FilterGroup {
  name: string;
  /** The values of a card. */
  of(card: WallCard): readonly string[];
  /** A card must have all chosen values, not just one of them. */
  needsAll?: true;
}

export const FILTER_GROUPS: readonly FilterGroup[] = [
  { name: 'Deck', of: ({ deck }) => [deck] },
  {
    name: 'Kind',
    of: ({ impact, kind }) => [
      ...(impact ? ['Impact'] : []),
      ...(kind === 'feature' ? ['Landscape Feature'] : []),
    ],
    needsAll: true,
  },
  { name: WORTH_FILTER, of: ({ worth }) => (worth ? [worthKind(worth)] : []) },
  { name: 'What it does', of: ({ acts }) => acts, needsAll: true },
  { name: 'Hand', of: ({ hands }) => hands },
];

/** The chosen values, by the names of their groups. */
export type Filter = ReadonlyMap<string, ReadonlySet<string>>;

export function isFound(card: WallCard, filter: Filter): boolean {
  return FILTER_GROUPS.every(({ name, of, needsAll }) => {
    const [chosen, values] = [filter.get(name), new Set(of(card))];
    if (!chosen?.size) return true;
    return needsAll ? chosen.isSubsetOf(values) : !chosen.isDisjointFrom(values);
  });
}

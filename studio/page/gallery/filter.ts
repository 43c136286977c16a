/** Filters for the cards on the wall. */
import type { EffectValue } from '../../../language/index.ts';
import type { WallCard } from './gallery-model.ts';

/** How the worth of a card compares with its price: `about` if the interval of the mean contains the price. */
function worthKind({ low, high, cost }: EffectValue): string {
  const kind = low > cost ? 'more than' : high < cost ? 'less than' : 'about what';
  return `${kind} its price calls for`;
}

/** A group of values to filter by. */
interface FilterGroup {
  name: string;
  /** The values of a card. */
  of(card: WallCard): readonly string[];
  /** A card must have all chosen values, not just one of them. */
  needsAll?: true;
}

export const FILTERS = {
  deck: { name: 'Deck', of: ({ deck }) => [deck] },
  kind: {
    name: 'Kind',
    of: ({ impact, kind }) => [
      ...(impact ? ['Impact'] : []),
      ...(kind === 'feature' ? ['Landscape Feature'] : []),
    ],
    needsAll: true,
  },
  worth: { name: 'Worth', of: ({ worth }) => (worth ? [worthKind(worth)] : []) },
  act: { name: 'What it does', of: ({ acts }) => acts, needsAll: true },
  hand: { name: 'Hand', of: ({ hands }) => hands },
} as const satisfies Record<string, FilterGroup>;

export type FilterName = keyof typeof FILTERS;

/** The chosen values by group. */
export type Filter = { readonly [Name in FilterName]?: readonly string[] };

export const FILTER_GROUPS: readonly (FilterGroup & { id: FilterName })[] = Object.entries(FILTERS).map(
  ([id, group]) => ({ ...group, id: id as FilterName }),
);

export function isFound(card: WallCard, filter: Filter): boolean {
  return FILTER_GROUPS.every(({ id, of, needsAll }) => {
    const { [id]: wanted = [] } = filter;
    const has = (value: string) => of(card).includes(value);
    return wanted.length === 0 || (needsAll ? wanted.every(has) : wanted.some(has));
  });
}

/** Returns the filter with the value chosen, or no longer chosen if it was. */
export function toggleFilter(filter: Filter, id: FilterName, value: string): Filter {
  const { [id]: chosen = [] } = filter;
  const others = chosen.filter((one) => one !== value);
  return { ...filter, [id]: others.length < chosen.length ? others : [...chosen, value] };
}

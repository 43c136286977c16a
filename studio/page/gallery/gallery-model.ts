/** The state of the Gallery: the cards shown, filtered and in an order. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { EffectValue } from '../../../language/index.ts';
import type { CardRow } from '../../messages.ts';
import type { Answers } from '../answers.ts';
import { foundRows } from '../cards/found.ts';
import { type Comparing, Comparison } from '../comparison/comparison.ts';

/** The sizes of cards on the wall. */
export const CARD_SIZES = [
  ['small', 'Small'],
  ['medium', 'Medium'],
  ['printed', 'As printed'],
] as const;

/** A card on the wall, with its figures. */
export interface WallCard extends CardRow {
  worth: EffectValue | undefined;
}

/** The name of the group that filters by worth. */
const WORTH_FILTER = 'Worth';

/** How the worth of a card compares with its price: `about` if the interval of the mean contains the price. */
const worthKind = ({ low, high, cost }: EffectValue): string =>
  `${low > cost ? 'more than' : high < cost ? 'less than' : 'about what'} its price calls for`;

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
  { name: 'What it does', of: ({ acts = [] }) => acts, needsAll: true },
  { name: 'Hand', of: ({ hands = [] }) => hands },
];

/** The chosen values, by the names of their groups. */
type Filter = ReadonlyMap<string, ReadonlySet<string>>;

function isFound(card: WallCard, filter: Filter): boolean {
  return FILTER_GROUPS.every(({ name, of, needsAll }) => {
    const [chosen, values] = [filter.get(name), new Set(of(card))];
    if (!chosen?.size) return true;
    return needsAll ? chosen.isSubsetOf(values) : !chosen.isDisjointFrom(values);
  });
}

/** A sort order of the cards. */
interface SortOrder {
  name: string;
  /** By this text, ascending. */
  text?(card: WallCard): string;
  /** By this figure, descending; unknown ones come last. */
  figure?(worth: EffectValue): number;
}

export const CARD_ORDERS = {
  number: { name: 'By number' },
  title: { name: 'By title', text: ({ title }) => title },
  deck: { name: 'By deck', text: ({ deck }) => (deck === 'brown' ? '' : deck) },
  price: { name: 'By price', figure: ({ cost }) => cost },
  worth: { name: 'By worth', figure: ({ mean }) => mean },
  gain: { name: 'By worth above the price', figure: ({ mean, cost }) => mean - cost },
} satisfies Record<string, SortOrder>;

export type Sorting = keyof typeof CARD_ORDERS;

function sortedCards(cards: readonly WallCard[], sorting: Sorting): readonly WallCard[] {
  const { text = () => '', figure }: SortOrder = CARD_ORDERS[sorting];
  const figureOf = ({ worth }: WallCard) => (worth && figure ? figure(worth) : Number.NEGATIVE_INFINITY);
  return cards.toSorted(
    (a, b) => figureOf(b) - figureOf(a) || text(a).localeCompare(text(b)) || a.number - b.number,
  );
}

interface GalleryPage extends Comparing {
  readonly answers: Pick<Answers, 'cards'>;
  /** The text of the search field. */
  readonly searchText: ReadonlySignal<string>;
}

export class GalleryModel {
  readonly #page: GalleryPage;
  readonly comparison: Comparison;
  readonly filter = signal<Filter>(new Map());
  readonly sorting = signal<Sorting>('number');
  readonly size = signal<(typeof CARD_SIZES)[number][0]>('medium');
  /** By number. */
  readonly worths = signal<Readonly<Record<number, EffectValue>>>({});
  /** Whether `worths` is complete. */
  readonly isWeighed = signal(false);

  constructor(page: GalleryPage) {
    this.#page = page;
    this.comparison = new Comparison(page);
  }

  /** Asks about the current texts; to be called again when they change. */
  update(): void {
    const { line } = this.#page;
    line.version;
    this.isWeighed.value = false;
    line.post('worths', {}, (worths, isWhole) => {
      // Figures of the previous texts are better than none.
      this.worths.value = isWhole ? worths : { ...this.worths.value, ...worths };
      this.isWeighed.value = isWhole;
    });
  }

  /** All cards, with the known data about them. */
  readonly all = computed((): readonly WallCard[] => {
    const worths = this.worths.value;
    return this.#page.answers.cards.value.map((card) => ({
      ...card,
      worth: card.kind === 'card' ? worths[card.number] : undefined,
    }));
  });

  /** The cards that match the search and the filters, in the chosen order. */
  readonly wall = computed((): readonly WallCard[] => {
    const { searchText, lang } = this.#page;
    const found = foundRows({ cards: this.all.value, searchText: searchText.value, lang: lang.value });
    const left = found.filter((card) => isFound(card, this.filter.value));
    return sortedCards(left, this.sorting.value);
  });

  /** Whether figures are shown below the cards: when the user sorts or filters by them. */
  get showsWorth(): boolean {
    return (
      (this.filter.value.get(WORTH_FILTER)?.size ?? 0) > 0 || 'figure' in CARD_ORDERS[this.sorting.value]
    );
  }
}

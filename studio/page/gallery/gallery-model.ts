/** The state of the Gallery: the cards shown, and their order. */
import { computed, signal } from '@preact/signals';
import type { EffectValue } from '../../../language/index.ts';
import type { CardRow, TraitsOfCard } from '../../messages.ts';
import { foundRows } from '../cards/found.ts';
import { Comparison } from '../comparison/comparison.ts';
import type { Studio } from '../studio.ts';
import { type Filter, isFound, WORTH_FILTER } from './filter.ts';
import { SORTINGS, type Sorting, sortedCards } from './sorting.ts';

/** The sizes of cards on the wall. */
export const CARD_SIZES = [
  ['small', 'Small'],
  ['medium', 'Medium'],
  ['printed', 'As printed'],
] as const;

/** A card on the wall, with its figures. */
export interface WallCard extends CardRow {
  hands: readonly string[];
  /** Its actions: `moves antelopes`. */
  acts: readonly string[];
  worth: EffectValue | undefined;
}

export class GalleryModel {
  readonly #studio: Studio;
  readonly comparison: Comparison;
  readonly filter = signal<Filter>(new Map());
  readonly sorting = signal<Sorting>('number');
  readonly size = signal<(typeof CARD_SIZES)[number][0]>('medium');
  /** By file and the offset where the card begins. */
  readonly #traits = signal<ReadonlyMap<string, TraitsOfCard>>(new Map());
  /** By number. */
  readonly worths = signal<Readonly<Record<number, EffectValue>>>({});
  /** Whether `worths` is complete. */
  readonly isWeighed = signal(false);

  constructor(studio: Studio) {
    this.#studio = studio;
    this.comparison = new Comparison(studio);
  }

  /** Asks about the current texts; to be called again when they change. */
  update(): void {
    const { line } = this.#studio;
    line.version;
    this.isWeighed.value = false;
    line.post('traits', {}, (all) => {
      this.#traits.value = new Map(all.map((one) => [`${one.file} ${one.offset}`, one]));
    });
    line.post('worths', {}, (worths, isWhole) => {
      // Figures of the previous texts are better than none.
      this.worths.value = isWhole ? worths : { ...this.worths.value, ...worths };
      this.isWeighed.value = isWhole;
    });
  }

  /** All cards, with the known data about them. */
  readonly all = computed((): readonly WallCard[] => {
    const [traits, worths] = [this.#traits.value, this.worths.value];
    return this.#studio.answers.cards.value.map((card) => {
      const { hands = [], acts = [] } = traits.get(`${card.file} ${card.from}`) ?? {};
      return { ...card, hands, acts, worth: card.kind === 'card' ? worths[card.number] : undefined };
    });
  });

  /** The cards that match the search and the filters, in the chosen order. */
  readonly wall = computed((): readonly WallCard[] => {
    const { find, lang } = this.#studio;
    const found = foundRows({ cards: this.all.value, find: find.value, lang: lang.value });
    const left = found.filter((card) => isFound(card, this.filter.value));
    return sortedCards(left, this.sorting.value);
  });

  /** Whether figures are shown below the cards: when the user sorts or filters by them. */
  get showsWorth(): boolean {
    return (this.filter.value.get(WORTH_FILTER)?.size ?? 0) > 0 || 'figure' in SORTINGS[this.sorting.value];
  }
}

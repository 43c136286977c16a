/** The state of the Gallery: the cards shown, their order, and their pictures. */
import type { Worth } from '../../../language/index.ts';
import type { TraitsOfCard } from '../../gallery-messages.ts';
import type { CardRow } from '../../messages.ts';
import { foundRows } from '../cards/found.ts';
import type { Studio } from '../studio.ts';
import { Comparing } from './comparing.ts';
import { type Filter, isFound, noFilter } from './filter.ts';
import { GalleryPictures } from './pictures.ts';
import { SORTINGS, type Sorting } from './sorting.ts';
import { cardKeys, type WallCard } from './wall-card.ts';

/** The sizes of cards on the wall. */
export const SIZES = { small: 'Small', middle: 'Middle', printed: 'As printed' } as const;
export type GallerySize = keyof typeof SIZES;

export class Gallery {
  readonly #studio: Studio;
  readonly #changed: () => void;
  readonly pictures: GalleryPictures;
  readonly comparing: Comparing;
  filter: Filter = noFilter();
  sorting: Sorting = 'number';
  size: GallerySize = 'middle';
  /** The key of the card that the arrow keys have reached. */
  at = '';
  /** By file and the offset where the card begins. */
  #traits = new Map<string, TraitsOfCard>();
  /** By number. */
  worths: Readonly<Record<number, Worth>> = {};
  /** Whether `worths` is complete. */
  isWeighed = false;
  /** The version of the texts last asked about. */
  #asked = -1;

  constructor(studio: Studio, changed: () => void) {
    this.#studio = studio;
    this.#changed = changed;
    this.pictures = new GalleryPictures(studio.line, changed);
    this.comparing = new Comparing(studio, changed);
  }

  /** Asks for missing data about the current texts. */
  look(): void {
    const {
      line,
      answers: { cards },
      lang,
    } = this.#studio;
    this.pictures.show(cards.value, lang.value);
    void this.comparing.look();
    if (this.#asked === line.version) return;
    this.#asked = line.version;
    this.isWeighed = false;
    line.post('traits', {}, (all) => {
      this.#traits = new Map(all.map((one) => [`${one.file} ${one.offset}`, one]));
      this.#changed();
    });
    line.post('worths', {}, (worths, isWhole) => {
      // Figures of the previous texts are better than none.
      this.worths = isWhole ? worths : { ...this.worths, ...worths };
      this.isWeighed = isWhole;
      this.#changed();
    });
  }

  /** All cards, with the known data about them. */
  get all(): WallCard[] {
    return [...cardKeys(this.#studio.answers.cards.value)].map(([key, card]) => this.#wallCard(key, card));
  }

  /** The cards that match the search and the filters, in the chosen order. */
  get wall(): WallCard[] {
    const { find, lang } = this.#studio;
    return foundRows({ cards: this.all, find: find.value, lang: lang.value })
      .filter((card) => isFound(card, this.filter))
      .toSorted(SORTINGS[this.sorting].compare);
  }

  #wallCard(key: string, card: CardRow): WallCard {
    const traits = this.#traits.get(`${card.file} ${card.from}`);
    const worth = card.kind === 'card' ? this.worths[card.number] : undefined;
    const { energy = [], hands = [], acts = [] } = traits ?? {};
    return { ...card, key, energy, hands, acts, worth };
  }

  /** Whether figures are shown below the cards: when the user sorts or filters by them. */
  get showsWorth(): boolean {
    return this.filter.worths.length > 0 || SORTINGS[this.sorting].isByWorth;
  }

  choose(change: Partial<Filter>): void {
    this.filter = { ...this.filter, ...change };
    this.#changed();
  }

  sort(sorting: Sorting): void {
    this.sorting = sorting;
    this.#changed();
  }

  resize(size: GallerySize): void {
    this.size = size;
    this.#changed();
  }

  /** Takes the card that the arrow keys have reached. */
  moveTo(key: string): void {
    if (this.at === key) return;
    this.at = key;
    this.#changed();
  }
}

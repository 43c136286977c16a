/** Cards as one page to browse on a screen, which opens from disk and fetches nothing. */
import type { Deck, Source } from '../program/index.ts';
import { loadTemplate } from './templates/fill.ts';
import { gallery } from './templates/templates.generated.ts';
import { WordingContext } from './wording/context.ts';
import type { Lang, Words } from './wording/language.ts';

const fill = loadTemplate(gallery);

/** A card of a gallery. */
export interface GalleryCard {
  number: number;
  deck: Deck;
  title: string | null;
  hands: readonly { name: string }[];
  source: Source;
  text: string;
  /** A PNG. */
  picture: Uint8Array;
}

export interface GalleryInput {
  title: string;
  words: Words;
  lang: Lang;
  /** Side of the pictures in pixels. */
  width: number;
  height: number;
  credits: string;
  cards: readonly GalleryCard[];
}

const sourceLabel = (source: Source, wording: WordingContext): string =>
  source === 'original' ? wording.text('gallery-original') : wording.text(source, { cards: 1 });

/** A filter: its name in the page, and a function that returns a card's values with their labels. */
interface Filter {
  name: 'deck' | 'hand' | 'source';
  of: (card: GalleryCard, wording: WordingContext) => { value: string; label: string }[];
}

const FILTERS: readonly Filter[] = [
  {
    name: 'deck',
    of: ({ deck }, wording) => [{ value: deck, label: wording.text(`gallery-${deck}`) }],
  },
  {
    name: 'hand',
    // Half of the hands are animals; the set provides a name that the language lacks.
    of: ({ hands }, wording) => hands.map(({ name }) => ({ value: name, label: wording.handName(name) })),
  },
  {
    name: 'source',
    of: ({ source }, wording) => [{ value: source, label: sourceLabel(source, wording) }],
  },
];

/** The values that the cards have for a filter, without duplicates, sorted by label. */
function choices({ of }: Filter, cards: readonly GalleryCard[], wording: WordingContext) {
  const labels = new Map(cards.flatMap((card) => of(card, wording)).map((one) => [one.value, one.label]));
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => (a.label < b.label ? -1 : 1));
}

/** A placeholder for the number of visible cards, which the page counts. */
const SHOWN = '#';

/** The page: cards can be searched by number, title and text, and filtered by deck, hand and source. */
export async function galleryPage({ cards, credits, words, ...about }: GalleryInput): Promise<string> {
  const wording = new WordingContext(words, about.lang);
  return fill({
    ...about,
    search: wording.title('gallery-search'),
    searches: wording.title('gallery-searches'),
    shown: wording.text('gallery-shown', { shown: SHOWN, all: cards.length }),
    dialog: wording.title('gallery-card'),
    credits: credits === '' ? '' : wording.text('icons-by', { names: credits }),
    filters: FILTERS.map((filter) => ({
      name: filter.name,
      label: wording.title(`gallery-${filter.name}`),
      any: wording.title('gallery-any', { what: wording.say(`gallery-${filter.name}`) }),
      values: choices(filter, cards, wording),
    })),
    cards: cards.map(({ number, deck, title, hands, source, text, picture }) => ({
      deck,
      source,
      hands: hands.map(({ name }) => name).join(' '),
      words: `${number} ${title ?? ''} ${text}`,
      caption: title === null ? `${number}` : `${number} ${title}`,
      alt: `${number} ${title ?? ''}: ${text}`,
      picture: `data:image/png;base64,${Buffer.from(picture).toString('base64')}`,
    })),
  });
}

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
  /** The artists of the icons, and those of the pictures. */
  credits: string;
  artists?: string;
  cards: readonly GalleryCard[];
}

const FILTERS = ['deck', 'hand', 'source'] as const;
type Filter = (typeof FILTERS)[number];

/** The values of a card for each filter, with their labels. */
const valuesOf = (
  { deck, hands, source }: GalleryCard,
  wording: WordingContext,
): Record<Filter, [value: string, label: string][]> => ({
  deck: [[deck, wording.text(`gallery-${deck}`)]],
  // Half of the hands are animals; the set provides a name that the language lacks.
  hand: hands.map(({ name }) => [name, wording.handName(name)]),
  source: [
    [source, source === 'original' ? wording.text('gallery-original') : wording.text(source, { cards: 1 })],
  ],
});

/** The values that the cards have for a filter, without duplicates, sorted by label. */
function choices(filter: Filter, cards: readonly GalleryCard[], wording: WordingContext) {
  return [...new Map(cards.flatMap((card) => valuesOf(card, wording)[filter]))]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => (a.label < b.label ? -1 : 1));
}

/** A placeholder for the number of visible cards, which the page counts. */
const COUNT_PLACEHOLDER = '#';

/** The page: cards can be searched by number, title and text, and filtered by deck, hand and source. */
export async function galleryPage({
  cards,
  credits,
  artists,
  words,
  ...about
}: GalleryInput): Promise<string> {
  const wording = new WordingContext(words, { lang: about.lang });
  return fill({
    ...about,
    search: wording.title('gallery-search'),
    searches: wording.title('gallery-searches'),
    shown: wording.text('gallery-shown', { shown: COUNT_PLACEHOLDER, all: cards.length }),
    dialog: wording.title('gallery-card'),
    credits: [
      credits && wording.text('icons-by', { names: credits }),
      artists && wording.text('art-by', { names: artists }),
    ]
      .filter(Boolean)
      .join(' '),
    filters: FILTERS.map((name) => ({
      name,
      label: wording.title(`gallery-${name}`),
      any: wording.title('gallery-any', { what: wording.say(`gallery-${name}`) }),
      values: choices(name, cards, wording),
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

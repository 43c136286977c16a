/** Cards as one page to look through on a screen: it opens from disk, and fetches nothing. */
import { renderGallery } from './templates.ts';
import type { Lang } from './wording/language.ts';

/** What a gallery knows of a card. */
export interface GalleryCard {
  number: number;
  deck: string;
  title: string | null;
  hands: readonly { name: string }[];
  source: string;
  text: string;
  /** A PNG. */
  picture: Uint8Array;
}

export interface Gallery {
  title: string;
  lang: Lang;
  /** Side of the pictures in pixels. */
  side: number;
  credits: string;
  cards: readonly GalleryCard[];
}

/** The page: cards can be searched by number, title and text, and filtered by deck, hand and source. */
export function galleryPage({ cards, ...about }: Gallery): Promise<string> {
  const values = (name: string, of: (card: GalleryCard) => readonly string[]) => ({
    name,
    values: [...new Set(cards.flatMap(of))].toSorted(),
  });
  return renderGallery({
    ...about,
    filters: [
      values('deck', ({ deck }) => [deck]),
      values('hand', ({ hands }) => hands.map(({ name }) => name)),
      values('source', ({ source }) => [source]),
    ],
    cards: cards.map(({ number, deck, title, hands, source, text, picture }) => ({
      deck,
      source,
      hands: hands.map(({ name }) => name).join(' '),
      words: `${number} ${title ?? ''} ${text}`.toLowerCase(),
      caption: title === null ? `${number}` : `${number} ${title}`,
      alt: `${number} ${title ?? ''}: ${text}`,
      picture: `data:image/png;base64,${Buffer.from(picture).toString('base64')}`,
    })),
  });
}

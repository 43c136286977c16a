/** The picture of a card, as drawing needs it. */

import type { Printable } from '../printable.ts';

/** A copy of a picture, made for drawing: a JPEG, or a PNG if it has transparency. Nothing else ever gets into a card's SVG. */
export interface PictureCopy {
  /** A data URL. */
  href: string;
  /** The size of the copy in pixels. */
  width: number;
  height: number;
}

/** The picture of a card. Without a copy, as where a set comes as texts alone, the card is drawn as if it had none. */
export interface CardArt {
  /** The path of its file, relative to the folder of its set. */
  file: string;
  /** The part of its height that is shown: from 0 for the top to 100 for the bottom. */
  at: number;
  /** Who made it. */
  by?: string;
  /** The size of the file's picture upright, in pixels; an SVG has none. */
  size?: { width: number; height: number };
  copy?: PictureCopy;
}

/** The pictures of cards by number or, of sets that may share numbers, by the cards themselves. */
export type ArtOfCards = ReadonlyMap<number | Printable, CardArt>;

/** The picture of a card. */
export const artOf = (card: Printable, art: ArtOfCards | undefined): CardArt | undefined =>
  art?.get(card) ?? art?.get(card.number);

/** The artists of the pictures that are drawn on cards, each once. */
export const artistLine = (cards: readonly Printable[], art: ArtOfCards | undefined): string => {
  const drawn = cards.map((card) => artOf(card, art)).filter((one) => one?.copy);
  return [...new Set(drawn.flatMap((one) => one?.by ?? []))].join(', ');
};

/** A picture without anything else that is known of its file. */
export const plainArt = ({ file, at, by, size }: CardArt): CardArt => ({
  ...{ file, at },
  ...(by !== undefined && { by }),
  ...(size && { size }),
});

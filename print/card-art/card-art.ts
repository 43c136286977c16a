/** The picture of a card, as drawing needs it. */

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

/** The artists of the pictures that are drawn on cards, each once. */
export const artistLine = (
  cards: readonly { number: number }[],
  art: ReadonlyMap<number, CardArt> | undefined,
): string => {
  const drawn = cards.map(({ number }) => art?.get(number)).filter((one) => one?.copy);
  return [...new Set(drawn.flatMap((one) => one?.by ?? []))].join(', ');
};

/** A picture without anything else that is known of its file. */
export const plainArt = ({ file, at, by, size }: CardArt): CardArt => ({
  ...{ file, at },
  ...(by !== undefined && { by }),
  ...(size && { size }),
});

/** Checks without a browser whether a card's text fits. */
import { isFeature, type Vocabulary } from '../../program/index.ts';
import { asset } from '../assets.ts';
import { artOf } from '../card-art/card-art.ts';
import type { Icons } from '../drawing/icons.ts';
import { PIXELS } from '../layout/units.ts';
import type { Printable } from '../printable.ts';
import { type Lang, SOURCE_LANGUAGE, type Words } from '../wording/language.ts';
import { missingNouns } from '../wording/word-ids.ts';
import { frontOverflow } from './card.ts';
import { cardTitle } from './face.ts';
import { CARD_SIZES, type CardSize, cardFace, cardShape } from './geometry.ts';
import { frontLayout } from './layout.ts';
import { newPalette } from './palette.ts';

/** The excess of the parts of a card. */
export type TooLong = ReturnType<typeof tooLong>;

/**
 * The excess width or height of a card's parts in millimetres, even in the smallest size; 0 if they fit.
 * @param icons those of its set; by default those of this project
 * @param size the square of the usual size by default
 */
export function tooLong(
  card: Printable,
  words: Words,
  lang: Lang = 'en',
  icons: Icons = asset('icons')(),
  size: CardSize = CARD_SIZES.square,
) {
  const { shape, scale } = cardShape(size);
  const palette = newPalette(icons, words, false);
  const options = { lang, shape, scale, art: isFeature(card) ? undefined : artOf(card, words.art) };
  const layout = frontLayout(card, palette, options);
  const [long] = frontOverflow(card, palette, options, layout);
  return {
    title: cardTitle(card, shape).over * scale,
    /** The excess of its rules text and its note, in one language. */
    text: long?.over ?? 0,
    /** The smallest of the named card sizes that holds a text that is too long. */
    fitsOn: long?.fitsOn,
    /** Whether its text leaves its picture no more room than the spots need. */
    isStrip: layout.isStrip,
  };
}

/** The least dots per inch of a picture, and the pixels of an inch, in which layouts measure. */
const LEAST_DPI = 150;
const PIXELS_PER_INCH = 96;

/** The dots per inch of a picture across a card, and the least pixels across that are enough. */
export function pictureDots(pixels: number, size: CardSize) {
  const { shape, scale } = cardShape(size);
  const inches = (cardFace(shape).width * scale * PIXELS) / PIXELS_PER_INCH;
  return { dpi: Math.floor(pixels / inches), least: Math.ceil(inches * LEAST_DPI) };
}

/** Whether a language has names for all words of a set, in its own file or in that of the set. */
export function hasTranslation(lang: Lang, words: Vocabulary & Words): boolean {
  if (lang === SOURCE_LANGUAGE) return true;
  // Cards do not name landscapes.
  return missingNouns({ ...words, layouts: [] }, words.nouns ?? new Map(), lang).length === 0;
}

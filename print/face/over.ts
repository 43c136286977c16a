/** Checks without a browser whether a card's text fits. */
import { asset } from '../assets.ts';
import { type CardText, type CardTextOptions, cardText, titleOf } from '../card/card-text.ts';
import { newPalette, type Palette } from '../card/palette.ts';
import type { Icons } from '../drawing/icons.ts';
import type { Printable } from '../printable.ts';
import type { Lang, Words } from '../wording/language.ts';
import { type FittedText, fitText } from './fit.ts';
import { PIXELS } from './units.ts';

/** The excess width or height of a card's parts in millimetres, even in the smallest size; 0 if they fit. */
export interface TooLong {
  title: number;
  /** The excess of its rules text and its note, in one language. */
  text: number;
}

/**
 * The excess of the parts of a card of the usual size.
 * @param icons those of its set; by default those of this project
 */
export function tooLong(
  card: Printable,
  words: Words,
  lang: Lang = 'en',
  icons: Icons = asset('icons')(),
): TooLong {
  const { over } = fittedText(card, newPalette(icons, words, false), { lang });
  return { title: titleOf(card).over, text: over };
}

/** The text of a card in its box, and its excess in millimetres. */
export function fittedText(
  card: Printable,
  palette: Palette,
  options: CardTextOptions,
): FittedText & Pick<CardText, 'box' | 'length'> {
  const { blocks, small, sizes, box, length } = cardText(card, palette, options);
  const fitted = fitText(blocks, small, sizes, box);
  return { ...fitted, box, length, over: fitted.over / PIXELS };
}

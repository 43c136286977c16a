/** Checks without a browser whether a card's text fits. */
import { asset } from '../assets.ts';
import { cardText, titleOf } from '../card/card-text.ts';
import { newPalette } from '../card/palette.ts';
import type { Icons } from '../drawing/icons.ts';
import type { Printable } from '../printable.ts';
import type { Lang, Words } from '../wording/language.ts';

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
  const { over } = cardText(card, newPalette(icons, words, false), { lang });
  return { title: titleOf(card).over, text: over };
}

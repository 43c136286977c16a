/**
 * Draws the front of a card as SVG, in the millimetres of its shape. Every page, sheet and picture that shows a
 * card shows this. Groups name the step that their row is about in `data-step`.
 */
import { isFeature } from '../../program/index.ts';
import { cardText } from '../card/card-text.ts';
import type { FrontOptions } from '../card/face.ts';
import { featureArt } from '../card/feature.ts';
import { frontArt } from '../card/front.ts';
import { SQUARE_CARD } from '../card/geometry.ts';
import type { Palette, PrintedWords } from '../card/palette.ts';
import type { Printable } from '../printable.ts';
import { plain } from '../wording/parts.ts';
import { translator } from '../wording/translation/translator.ts';
import { type Ink, paint } from './ink.ts';
import { cutOff, drawText, type Overflow } from './text.ts';

/** The drawn front of a card. */
export interface DrawnFront {
  /** SVG elements. */
  svg: string;
  /** The excess of its text in millimetres on paper, even in the smallest size; 0 if it fits. */
  over: number;
}

/** What does not fit on drawn cards, named for warnings. */
export const cardOverflows = (cards: readonly Printable[], fronts: readonly DrawnFront[]): Overflow[] =>
  fronts.flatMap(({ over }, i) => (over > 0 ? [{ name: `Card ${cards[i]!.number}`, over }] : []));

/** Draws the front of a card or feature. Text that does not fit is cut off. */
export function drawFront(
  card: Printable,
  palette: Palette<PrintedWords>,
  ink: Ink,
  {
    lang = 'en',
    proof = false,
    sign,
    shape = SQUARE_CARD,
    scale: size = 1,
  }: Omit<FrontOptions, 'length'> = {},
): DrawnFront {
  const impact = plain(translator(lang).say('impact'));
  const { box, placed, scale, over, length } = cardText(card, palette, { lang, proof, shape, scale: size });
  const options = { sign, shape, lang, length };
  const art = isFeature(card)
    ? featureArt(card, palette, impact, options)
    : frontArt(card, palette, impact, options);
  const whole = drawText({ placed, scale }, box, ink, palette.theme);
  const text = over > 0 ? cutOff(whole, shape.width, box.y + box.height) : whole;
  return { svg: paint(art, ink) + text, over };
}

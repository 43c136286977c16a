/**
 * Draws the front or back of a card as SVG, in the millimetres of its shape. Every page, sheet and picture that shows a
 * card shows this. Groups name the step that their row is about in `data-step`.
 */
import { type Deck, isFeature, type Vocabulary } from '../../program/index.ts';
import { backArt } from '../card/back.ts';
import { cardText } from '../card/card-text.ts';
import type { Emblem } from '../card/emblems/emblem.ts';
import type { SetSign } from '../card/emblems/sign.ts';
import { featureArt } from '../card/feature.ts';
import { frontArt } from '../card/front.ts';
import { type CardShape, SQUARE } from '../card/geometry.ts';
import type { Palette } from '../card/palette.ts';
import { coloursOf } from '../card/theme.ts';
import type { Printable } from '../printable.ts';
import { filling } from '../templates/fill.ts';
import { back, face, feature, front, glyph, shape } from '../templates/templates.generated.ts';
import type { Lang, Words } from '../wording/language.ts';
import { plain } from '../wording/parts.ts';
import { translator } from '../wording/translation/translator.ts';
import type { Ink } from './ink.ts';
import { drawText } from './text.ts';
import { short } from './units.ts';

const fill = filling({ back, face, feature, front, glyph, shape });

/** Everything besides the card that its front depends on. */
export interface FrontOptions {
  lang?: Lang | undefined;
  /** Text as large as fits, without the note. */
  proof?: boolean;
  sign?: SetSign | undefined;
  /** The square of the usual size by default. */
  shape?: CardShape;
  /** The size of the card relative to its shape: a large card has larger letters if its text is long. */
  scale?: number;
}

/** The drawn front of a card. */
export interface DrawnFront {
  /** SVG elements. */
  svg: string;
  /** The excess of its text in millimetres of the shape, even in the smallest size; 0 if it fits. */
  over: number;
}

/** Draws the front of a card or feature. Text that does not fit is cut off. */
export function drawFront(
  card: Printable,
  palette: Palette<Words & Pick<Vocabulary, 'hands'>>,
  ink: Ink,
  { lang = 'en', proof = false, sign, shape = SQUARE, scale: size = 1 }: FrontOptions = {},
): DrawnFront {
  const impact = plain(translator(lang).say('impact'));
  const view = { colours: coloursOf(palette.look), impact, classes: ink.classes };
  const { box, placed, scale, over, length } = cardText(card, palette, { lang, proof, shape, scale: size });
  const art = isFeature(card)
    ? fill('feature', { ...view, ...featureArt(card, palette, { sign, shape, lang, length }) })
    : fill('front', { ...view, ...frontArt(card, palette.words.hands, palette, { sign, shape }) });
  const whole = drawText({ placed, scale }, box, ink, palette.look);
  const [width, height] = [shape.width, short(box.y + box.height)];
  const cut = `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${whole}</svg>`;
  return { svg: ink.drawing(art) + (over > 0 ? cut : whole), over };
}

/** Draws the back of the cards of a deck, without the colour around its frame. */
export const drawBack = (deck: Deck, palette: Palette, ink: Ink, shape = SQUARE): string =>
  ink.drawing(
    fill('back', {
      colours: coloursOf(palette.look),
      classes: ink.classes,
      ...backArt(deck, palette, shape),
    }),
  );

/** Draws an emblem on its own canvas. */
export const drawEmblem = (emblem: Emblem, { look }: Palette, ink: Ink): string =>
  ink.drawing(fill('shape', { colours: coloursOf(look), classes: ink.classes, ...emblem }));

/**
 * Draws the front of a card as SVG, in the millimetres of its shape. Every page, sheet and picture that shows a
 * card shows this. Groups name the step that their row is about in `data-step`.
 */
import { isFeature } from '../../program/index.ts';
import { type Art, centredText, exact } from '../drawing/art.ts';
import type { Box } from '../drawing/box.ts';
import { circlePath } from '../drawing/curves.ts';
import { type Ink, paint } from '../layout/ink.ts';
import type { Printable } from '../printable.ts';
import { plain } from '../wording/parts.ts';
import { translator } from '../wording/translation/translator.ts';
import type { FrontOptions } from './face.ts';
import { featureArt } from './feature.ts';
import { frontArt } from './front.ts';
import { CARD_SIZES, type CardSize, cardShape, SQUARE_CARD } from './geometry.ts';
import { frontLayout } from './layout.ts';
import type { Palette, PrintedWords } from './palette.ts';
import { cutOff, drawText, type Overflow } from './text.ts';

/** The drawn front of a card. */
export type DrawnFront = ReturnType<typeof drawFront>;

/** What does not fit on drawn cards, named for warnings. */
export const cardOverflows = (
  cards: readonly Printable[],
  fronts: readonly Omit<DrawnFront, 'svg'>[],
): Overflow[] =>
  fronts.flatMap(({ over, fitsOn }, i) =>
    over > 0 ? [{ name: `Card ${cards[i]!.number}`, over, ...(fitsOn !== undefined && { fitsOn }) }] : [],
  );

type LayoutOptions = Pick<FrontOptions, 'lang' | 'proof' | 'shape' | 'scale'>;

/** The smallest of the named card sizes that is larger than a card and holds its text. */
function sizeThatHolds(card: Printable, palette: Palette, options: LayoutOptions): string | undefined {
  const { shape = SQUARE_CARD, scale = 1 } = options;
  const area = ({ width, height }: CardSize) => width * height;
  const larger = Object.entries(CARD_SIZES).filter(([, size]) => area(size) > area(shape) * scale ** 2);
  return larger
    .toSorted(([, one], [, other]) => area(one) - area(other))
    .find(([, size]) => frontLayout(card, palette, { ...options, ...cardShape(size) }).over === 0)?.[0];
}

/** What does not fit on a card: nothing if its text fits. */
export function frontOverflow(card: Printable, palette: Palette, options: LayoutOptions): Overflow[] {
  const { over } = frontLayout(card, palette, options);
  return over === 0 ? [] : cardOverflows([card], [{ over, fitsOn: sizeThatHolds(card, palette, options) }]);
}

/** The mark on a card whose text is cut off: an ellipsis at the end of its face. */
function cutMark(box: Box, { theme }: Palette): Art {
  const { x, y } = { x: box.x + box.width, y: box.y + box.height - 1 };
  return {
    parts: [
      {
        d: `M${box.x} ${exact(box.y + box.height)}H${exact(x)}`,
        stroke: theme.impact,
        width: 0.5,
        dash: '1.5 1',
      },
      { d: circlePath(exact(x), exact(y), 2.2), fill: theme.impact, stroke: theme.paper, width: 0.4 },
      centredText('…', { x, y: y + 0.5 }, 4, theme.onImpact, { weight: 800 }),
    ],
  };
}

/** Draws the front of a card or feature. Text that does not fit is cut off, and marked. */
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
) {
  const impact = plain(translator(lang).say('impact'));
  const layout = frontLayout(card, palette, { lang, proof, shape, scale: size });
  const { box, placed, scale, over } = layout;
  const options = { sign, shape };
  const art = isFeature(card)
    ? featureArt(card, palette, impact, layout, options)
    : frontArt(card, palette, impact, layout, options);
  const whole = drawText({ placed, scale }, box, ink, palette.theme);
  const text = over > 0 ? cutOff(whole, shape.width, box.y + box.height) : whole;
  const svg = paint(art, ink) + text;
  if (over === 0) return { svg, over };
  return {
    svg: svg + paint(cutMark(box, palette), ink),
    over,
    fitsOn: sizeThatHolds(card, palette, { lang, proof, shape, scale: size }),
  };
}

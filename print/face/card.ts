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
import { cardArea, cardShape, SIZES_BY_AREA, SQUARE_CARD } from './geometry.ts';
import { type FrontLayout, frontLayout, type LayoutOptions } from './layout.ts';
import type { Palette, PrintedWords } from './palette.ts';
import { cutOff, drawText, type Overflow } from './text.ts';

/** The drawn front of a card. */
export type DrawnFront = ReturnType<typeof drawFront>;

/** The smallest of the named card sizes that is larger than a card and holds its text. */
function sizeThatHolds(card: Printable, palette: Palette, options: LayoutOptions): string | undefined {
  const { shape = SQUARE_CARD, scale = 1 } = options;
  return SIZES_BY_AREA.filter(([, size]) => cardArea(size) > cardArea(shape) * scale ** 2).find(
    ([, size]) => frontLayout(card, palette, { ...options, ...cardShape(size) }).over === 0,
  )?.[0];
}

/** What does not fit on a card: nothing if its text fits. */
export function frontOverflow(
  card: Printable,
  palette: Palette,
  options: LayoutOptions,
  { over }: Pick<FrontLayout, 'over'> = frontLayout(card, palette, options),
): Overflow[] {
  if (over === 0) return [];
  const fitsOn = sizeThatHolds(card, palette, options);
  return [{ name: `Card ${card.number}`, over, ...(fitsOn !== undefined && { fitsOn }) }];
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
  options: Omit<FrontOptions, 'length'> = {},
) {
  const { lang = 'en', shape = SQUARE_CARD } = options;
  const impact = plain(translator(lang).say('impact'));
  const layout = frontLayout(card, palette, options);
  const { box, over } = layout;
  const art = isFeature(card)
    ? featureArt(card, palette, impact, layout, options)
    : frontArt(card, palette, impact, layout, options);
  const text = drawText(layout, box, ink, palette.theme);
  const end =
    over > 0 ? cutOff(text, shape.width, box.y + box.height) + paint(cutMark(box, palette), ink) : text;
  return { svg: paint(art, ink) + end, overflows: frontOverflow(card, palette, options, layout) };
}

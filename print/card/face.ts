/** The common parts of the fronts of cards and Landscape Features: frame, face, title, the band at the top, the Impact strip. */

import type { Printable } from '../printable.ts';
import type { Lang, WordingLength } from '../wording/language.ts';
import { archPath } from './curves.ts';
import { hexPoints } from './emblems/glyph.ts';
import { type SetSign, signArt } from './emblems/sign.ts';
import {
  type CardShape,
  FOOT,
  faceOf,
  footTop,
  SQUARE,
  STRIP,
  signX,
  TITLE_SIZE,
  titleLines,
  titlePlace,
} from './geometry.ts';
import type { Palette } from './palette.ts';
import { type FittedTitle, fitTitle } from './title.ts';

/** Everything besides the card that its front depends on. */
export interface FrontOptions {
  /** The square of the usual size by default. */
  shape?: CardShape;
  sign?: SetSign | undefined;
  /** The language of its text, and the length of its wording. */
  lang?: Lang | undefined;
  length?: WordingLength;
}

/** The art of a face whose band ends at `bottom`. */
export function faceArt(
  card: Printable,
  { bottom, isImpact }: { bottom: number; isImpact: boolean },
  palette: Palette,
  { shape = SQUARE, sign }: FrontOptions,
) {
  const face = faceOf(shape);
  const { x, y, width, right, radius } = face;
  return {
    look: palette.look.decks[card.deck],
    face,
    middle: shape.width / 2,
    corners: cornerHexes(shape),
    band: archPath({ x, y, width, height: bottom - y, radius }),
    bandLine: { y: bottom, from: x, to: right },
    ...(isImpact && {
      strip: { x, y: bottom, width, height: STRIP, textY: bottom + STRIP / 2 + 0.72 },
    }),
    ...(card.title !== undefined && { title: titleArt(card, shape) }),
    sign: signArt(sign, { x: signX(shape), y: footTop(shape) + FOOT.mark / 2 }, palette),
  };
}

/** The title of a card, at its position. */
function titleArt(card: Printable, shape: CardShape) {
  const { lines, size } = titleIn(card, shape);
  const base = titleLines(shape, lines.length);
  const { x } = titlePlace(shape, digitsOf(card));
  return { size, lines: lines.map((text, i) => ({ text, x, y: base[i]! })) };
}

/** The title of a card, fitted to its space. */
export const titleIn = (card: Printable, shape: CardShape): FittedTitle =>
  fitTitle(card.title ?? '', {
    room: titlePlace(shape, digitsOf(card)).room,
    cut: 'capitals',
    spacing: 0.1,
    largest: TITLE_SIZE.one,
    two: TITLE_SIZE.two,
  });

const digitsOf = ({ number }: Printable) => `${number}`.length;

/** Three small hexes in each corner of the frame, like a piece of landscape. */
function cornerHexes({ width, height, frame, leaves }: CardShape): string {
  const radius = 0.95;
  const step = radius * 1.95;
  // In the middle of the frame, and as far from the cut as the leaves are.
  const near = Math.max(frame / 2, leaves);
  const corners = [
    { x: near, y: near, right: 1, down: 1 },
    { x: width - near, y: near, right: -1, down: 1 },
    { x: near, y: height - near, right: 1, down: -1 },
    { x: width - near, y: height - near, right: -1, down: -1 },
  ];
  const hexes = corners.flatMap(({ x, y, right, down }) =>
    [
      { across: 0, below: 0 },
      { across: step, below: 0 },
      { across: step / 2, below: step * 0.87 },
    ].map(({ across, below }) =>
      hexPoints(x - 0.45 * right + across * right, y - 0.45 * down + below * down, radius),
    ),
  );
  return hexes.map((points) => `M${points.replaceAll(' ', 'L')}Z`).join('');
}

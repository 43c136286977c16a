/** The common parts of the fronts of cards and Landscape Features: frame, face, the band on top, the Impact strip. */
import type { Deck } from '../../program/index.ts';
import { archPath } from './curves.ts';
import { FACE, FRAME, SIDE, STRIP } from './geometry.ts';
import { hexPoints } from './glyph.ts';
import type { Palette } from './palette.ts';

/** The art of a face whose band ends at `bottom`. */
export function faceArt(deck: Deck, bottom: number, isImpact: boolean, palette: Palette) {
  const { from, to, radius } = FACE;
  return {
    look: palette.look.decks[deck],
    corners: CORNER_HEXES,
    band: archPath({ x: from, y: from, width: to - from, height: bottom - from, radius }),
    bandBottom: bottom,
    ...(isImpact && { strip: { y: bottom, textY: bottom + STRIP / 2 + 0.72 } }),
  };
}

/** Three small hexes in each corner of the frame: a bit of landscape. */
const CORNER_HEXES = cornerHexes();

function cornerHexes(): string {
  const radius = 0.95;
  const step = radius * 1.95;
  const [near, far] = [FRAME / 2, SIDE - FRAME / 2];
  const corners = [
    { x: near, y: near, right: 1, down: 1 },
    { x: far, y: near, right: -1, down: 1 },
    { x: near, y: far, right: 1, down: -1 },
    { x: far, y: far, right: -1, down: -1 },
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

/** Pictures of the starting landscapes (R2.2). */
import type { LayoutWord } from '../../../program/index.ts';
import { type Art, centredText, placeArt } from '../../drawing/art.ts';
import type { Box } from '../../drawing/box.ts';
import { hexBounds, hexMiddle } from '../../drawing/hexes.ts';
import { tileArt } from '../../pieces/tile.ts';
import { label, withSpaces } from '../../wording/context.ts';
import type { BoxContext } from '../box-context.ts';

const LARGEST_SIDE = 7;
/** The gap between a hex and its tile, in millimetres. */
const GAP = 0.15;
const NAME = { size: 4, below: 5.5 };

/** The name of a landscape. */
export const layoutName = ({ name }: LayoutWord, { wording }: BoxContext): string =>
  label(wording.nounOf(`layout-${name}`)?.one ?? withSpaces(name));

/** A landscape centred in a box, with its name below it. */
export function layoutArt(layout: LayoutWord, box: Box, context: BoxContext): Art {
  const room = { x: box.x + 2, y: box.y + 1.5, width: box.width - 4, height: box.height - NAME.below - 3 };
  const { art, bottom } = drawTiles(layout, room, context);
  const below = { x: box.x + box.width / 2, y: bottom + NAME.below };
  const { theme } = context.palette;
  return {
    parts: [art, centredText(layoutName(layout, context), below, NAME.size, theme.text, { weight: 500 })],
  };
}

/** The tiles of a landscape centred in a box, and their lower end. */
export function drawTiles({ tiles }: LayoutWord, box: Box, { palette }: BoxContext) {
  const unit = hexBounds(tiles);
  const side = Math.min(LARGEST_SIDE, box.width / unit.width, box.height / unit.height);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const origin = {
    x: middle.x - (unit.x + unit.width / 2) * side,
    y: middle.y - (unit.y + unit.height / 2) * side,
  };
  const parts = tiles.map((tile): Art => {
    const { x, y } = hexMiddle(tile, side);
    const at = { x: origin.x + x, y: origin.y + y };
    return placeArt(tileArt(tile.terrain, palette, { side: side - GAP }), at);
  });
  return { art: { parts }, bottom: middle.y + (unit.height * side) / 2 };
}

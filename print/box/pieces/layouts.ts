/** Pictures of the landscapes a game can begin on (R2.2). */
import type { LayoutWord } from '../../../program/index.ts';
import { signEmblem } from '../../card/emblem.ts';
import { colourOf } from '../../card/theme.ts';
import type { Box } from '../../sheet/layout.ts';
import { label, spaced } from '../../wording/context.ts';
import type { BoxContext } from '../box-context.ts';
import { type Art, centred, emblemAt, hexagon, ORIGIN, placed } from './art.ts';
import { boundsOf, hexCorners, hexMiddle } from './hexes.ts';

const LARGEST_SIDE = 7;
const NAME = { size: 4, below: 5.5 };

/** A landscape in the middle of a box, its name below it. */
export function layoutArt({ tiles, name }: LayoutWord, box: Box, { palette, wording }: BoxContext): Art {
  const { look } = palette;
  const unit = boundsOf(tiles.flatMap((tile) => hexCorners(hexMiddle(tile, 1), 1)));
  const room = { width: box.width - 4, height: box.height - NAME.below - 3 };
  const side = Math.min(LARGEST_SIDE, room.width / unit.width, room.height / unit.height);
  const middle = { x: box.x + box.width / 2, y: box.y + (box.height - NAME.below) / 2 };
  const origin = {
    x: middle.x - (unit.x + unit.width / 2) * side,
    y: middle.y - (unit.y + unit.height / 2) * side,
  };
  const hexes = tiles.map((tile): Art => {
    const { x, y } = hexMiddle(tile, side);
    const fill = colourOf(tile.terrain, look);
    const icon = emblemAt(signEmblem(tile.terrain, look.on, palette), ORIGIN, side * 0.9);
    return placed(
      { parts: [{ d: hexagon(side), fill, stroke: look.ink, width: 0.3 }, icon] },
      { x: origin.x + x, y: origin.y + y },
    );
  });
  const below = { x: middle.x, y: middle.y + (unit.height * side) / 2 + NAME.below };
  const words = label(wording.nounOf(`layout-${name}`)?.one ?? spaced(name));
  return { parts: [...hexes, centred(words, below, NAME.size, look.text, { weight: 500 })] };
}

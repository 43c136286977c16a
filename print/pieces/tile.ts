/** Map tiles: a hex of ground with the drawing and the icon of its terrain, the same on paper, screens and tabletops. */
import type { Terrain } from '../../program/index.ts';
import { type Art, type ArtPart, closedPath, ORIGIN } from '../drawing/art.ts';
import { scaledTo } from '../drawing/glyph.ts';
import { hexagon, hexCorners, TILE_SIDE } from '../drawing/hexes.ts';
import { picture } from '../face/emblems/emblem.ts';
import type { Palette } from '../face/palette.ts';

/** Dunes, blades and waves, for a tile with a side of 50. */
const DRAWINGS: Readonly<Record<Terrain, string>> = {
  desert:
    'M-27 -20q7 -5 14 0M9 -27q6 -4 12 0M-33 8q6 -4 12 0M17 12q7 -5 14 0M-12 30q7 -5 14 0M22 -6q5 -3 10 0',
  grassland:
    'M-26 -14v-8M-22.5 -14l3 -6M-29.5 -14l-3 -6M21 -17v-8M24.5 -17l3 -6M17.5 -17l-3 -6M-25 22v-8M-21.5 22l3 -6M-28.5 22l-3 -6M26 19v-8M29.5 19l3 -6M22.5 19l-3 -6M0 -32v-7M3 -32l3 -5M-3 -32l-3 -5M1 38v-7M4 38l3 -5M-2 38l-3 -5',
  water:
    'M-33 -13q5 -5 10 0t10 0M10 -22q5 -5 10 0t10 0M-34 13q5 -5 10 0t10 0M13 15q5 -5 10 0t10 0M-14 33q5 -5 10 0t10 0M-8 -34q5 -5 10 0',
};
const DRAWN_FOR = 50;
const LINE = 2.2;

/** The icon of a tile that has only one: the y of its middle, and its size, in sides of the tile. */
const SINGLE_ICON = { y: 0, size: 0.66 };
/** How far the two icons of a tile for any land are from the middle, and their share of the usual size. */
const LAND = { x: 0.35, share: 0.8 };

/** How a tile is drawn. */
export interface TileOptions {
  side?: number;
  /** None on a tile that holds tokens. */
  icon?: typeof SINGLE_ICON | 'none';
}

/** A tile, relative to its middle; a tile for any land is half desert, half grassland. */
export function tileArt(
  terrain: Terrain | 'land',
  palette: Palette,
  { side = TILE_SIDE, icon = SINGLE_ICON }: TileOptions = {},
): Art {
  const { tiles } = palette.theme;
  const drawn = (name: Terrain, x = 0, share = 1): ArtPart[] => {
    if (icon === 'none') return [];
    const place = { x: x * side, y: icon.y * side, side: icon.size * share * side };
    return [picture(name, { ...place, colour: tiles[name].drawing }, palette)];
  };
  if (terrain === 'land') {
    const corners = hexCorners(ORIGIN, side);
    const half = (from: number) => closedPath([0, 1, 2, 3].map((i) => corners[(from + i) % 6]!));
    return {
      parts: [
        { d: half(3), fill: tiles.desert.ground },
        { d: half(0), fill: tiles.grassland.ground },
        ...drawn('desert', -LAND.x, LAND.share),
        ...drawn('grassland', LAND.x, LAND.share),
      ],
    };
  }
  const { ground, drawing } = tiles[terrain];
  const lines = { d: DRAWINGS[terrain], stroke: drawing, width: LINE, cap: 'round' } as const;
  return {
    parts: [
      { d: hexagon(side), fill: ground },
      { transform: scaledTo(0, 0, side / DRAWN_FOR), parts: [lines] },
      ...drawn(terrain),
    ],
  };
}

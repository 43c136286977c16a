/** Map tiles: hexes edge to edge; land has desert on one side and grassland on the other (R1.2). */

import type { Terrain } from '../../../program/index.ts';
import { signEmblem } from '../../card/emblem.ts';
import type { Point } from '../../card/geometry.ts';
import type { Palette } from '../../card/palette.ts';
import { colourOf } from '../../card/theme.ts';
import type { BoxContext } from '../box-context.ts';
import { areaOf, behind, honeycomb, portions } from '../places.ts';
import type { BoxPage, BoxSheet } from '../sheet.ts';
import { type Art, closed, emblemAt, hexCuts, mixed, placed } from './art.ts';
import { hexCorners, TILE_SIDE } from './hexes.ts';

const ORIGIN: Point = { x: 0, y: 0 };
/** How light the drawings on a tile are, so that tokens stand out from them. */
const LIGHT = 0.3;
const ICON = 22;
const SMALL = { icon: 4.6, from: 0.7 };
/** How far inside the cut the line around a tile lies. */
const INSET = 1.6;
/** A hex is so much larger for each millimetre its edges move out. */
const OUT = 2 / Math.sqrt(3);

/** A tile around its middle. */
export function tileArt(terrain: Terrain, palette: Palette): Art {
  const { look } = palette;
  const fill = colourOf(terrain, look);
  const light = mixed(fill, look.on, LIGHT);
  const icon = signEmblem(terrain, light, palette);
  return {
    parts: [
      { d: closed(hexCorners(ORIGIN, TILE_SIDE)), fill },
      { d: closed(hexCorners(ORIGIN, TILE_SIDE - INSET * OUT)), stroke: light, width: 0.4 },
      emblemAt(icon, ORIGIN, ICON),
      ...hexCorners(ORIGIN, TILE_SIDE * SMALL.from).map((corner) => emblemAt(icon, corner, SMALL.icon)),
    ],
  };
}

/** The sheets of both stacks. */
export function mapTiles(tools: BoxContext): BoxSheet[] {
  const { land, water } = tools.inventory;
  return [
    ...stack(land, 'desert', 'grassland', tools.wording.title('box-land'), tools),
    ...stack(water, 'water', 'water', tools.wording.title('box-water'), tools),
  ];
}

function stack(count: number, front: Terrain, back: Terrain, title: string, tools: BoxContext): BoxSheet[] {
  const { box } = tools;
  const hexes = honeycomb(areaOf(box, box.bleed), TILE_SIDE);
  const over = behind(box, tools.back);
  return portions(
    Array.from({ length: count }, (_, i) => hexes[i % hexes.length]!),
    hexes.length,
  ).map((some) => ({
    title,
    front: { ...tilePage(some, front, tools), cuts: hexCuts(some, TILE_SIDE) },
    back: tilePage(some.map(over), back, tools),
    needsBack: front !== back,
  }));
}

function tilePage(
  places: readonly (Point & { turned?: boolean })[],
  terrain: Terrain,
  tools: BoxContext,
): BoxPage {
  const { box, palette } = tools;
  const fill = colourOf(terrain, palette.look);
  const tile = tileArt(terrain, palette);
  const bleed = places.map((at) => ({ d: closed(hexCorners(at, TILE_SIDE + box.bleed * OUT)), fill }));
  return { art: [{ parts: bleed }, ...places.map((at) => placed(tile, at))], texts: [] };
}

/** Map tiles: hexes edge to edge; land has a desert side and a grassland side (R1.2). */

import type { Terrain } from '../../../program/index.ts';
import { type Art, copies, hexagon, hexCorners, hexCuts, mixed, ORIGIN, placed } from '../../card/art.ts';
import { emblemAt, signEmblem } from '../../card/emblems/emblem.ts';
import type { Point } from '../../card/geometry.ts';
import type { Palette } from '../../card/palette.ts';
import { colourOf } from '../../card/theme.ts';
import type { BoxContext } from '../box-context.ts';
import { behind, honeycomb, usableArea } from '../places.ts';
import { landTitle } from '../rules.ts';
import { type BoxPage, type BoxSheet, sheetsOf } from '../sheet.ts';
import { TILE_SIDE } from './hexes.ts';

/** How much lighter the drawings on a tile are, so that tokens stand out from them. */
const LIGHT = 0.3;
const ICON = 22;
const SMALL = { icon: 4.6, from: 0.7 };
/** The distance of the line around a tile from the cut, in millimetres. */
const INSET = 1.6;
/** The growth of a hex's radius for each millimetre its edges move out. */
const OUT = 2 / Math.sqrt(3);

/** A tile, relative to its middle. */
export function tileArt(terrain: Terrain, palette: Palette): Art {
  const { look } = palette;
  const fill = colourOf(terrain, look);
  const light = mixed(fill, look.on, LIGHT);
  const icon = signEmblem(terrain, light, palette);
  return {
    parts: [
      { d: hexagon(TILE_SIDE), fill },
      { d: hexagon(TILE_SIDE - INSET * OUT), stroke: light, width: 0.4 },
      emblemAt(icon, ORIGIN, ICON),
      ...hexCorners(ORIGIN, TILE_SIDE * SMALL.from).map((corner) => emblemAt(icon, corner, SMALL.icon)),
    ],
  };
}

/** The sheets of both stacks. */
export function mapTiles(context: BoxContext): BoxSheet[] {
  const { inventory, wording } = context;
  return [
    ...stack(landTitle(wording), copies(inventory.land, ['desert', 'grassland'] as const), context),
    ...stack(wording.title('box-water'), copies(inventory.water, ['water', 'water'] as const), context),
  ];
}

function stack(title: string, tiles: (readonly [Terrain, Terrain])[], context: BoxContext): BoxSheet[] {
  const { box } = context;
  const over = behind(box, context.back);
  return sheetsOf(title, tiles, honeycomb(usableArea(box, box.bleed), TILE_SIDE), (some) => {
    const [front, back] = some[0]!.piece;
    return {
      front: { ...tilePage(some, front, context), cuts: hexCuts(some, TILE_SIDE) },
      back: tilePage(some.map(over), back, context),
      needsBack: front !== back,
    };
  });
}

function tilePage(
  places: readonly (Point & { turned?: boolean })[],
  terrain: Terrain,
  { box, palette }: BoxContext,
): BoxPage {
  const fill = colourOf(terrain, palette.look);
  const tile = tileArt(terrain, palette);
  const bleed = places.map((at) => ({ d: hexagon(TILE_SIDE + box.bleed * OUT, at), fill }));
  return { art: [{ parts: bleed }, ...places.map((at) => placed(tile, at))] };
}

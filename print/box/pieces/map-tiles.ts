/** Map tiles: hexes edge to edge; land has a desert side and a grassland side (R1.2). */

import type { Terrain } from '../../../program/index.ts';
import { copies, hexagon, hexCuts, placed } from '../../card/art.ts';
import type { Point } from '../../card/geometry.ts';
import { HALF_WIDTH } from '../../card/outline.ts';
import { TILE_SIDE } from '../../pieces/hexes.ts';
import { tileArt } from '../../pieces/tile.ts';
import type { BoxContext } from '../box-context.ts';
import { behind, honeycomb, usableArea } from '../places.ts';
import { landTitle } from '../rules.ts';
import { type BoxPage, type BoxSheet, sheetsOf } from '../sheet.ts';

/** The growth of a hex's radius for each millimetre its edges move out. */
const OUT = 1 / HALF_WIDTH;

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
  const fill = palette.look.tiles[terrain].ground;
  const tile = tileArt(terrain, palette);
  const bleed = places.map((at) => ({ d: hexagon(TILE_SIDE + box.bleed * OUT, at), fill }));
  return { art: [{ parts: bleed }, ...places.map((at) => placed(tile, at))] };
}

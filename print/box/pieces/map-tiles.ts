/** Map tiles: hexes edge to edge; land has a desert side and a grassland side (R1.2). */
import type { Terrain } from '../../../program/index.ts';
import { HALF_WIDTH, hexagon, hexCuts, TILE_SIDE } from '../../drawing/hexes.ts';
import { tileArt } from '../../pieces/tile.ts';
import { behind } from '../../sheet/layout.ts';
import type { BoxContext } from '../box-context.ts';
import { honeycomb, usableArea } from '../places.ts';
import { landTitle } from '../rules.ts';
import { type BoxSheet, type PieceFace, type PieceKind, pieceFace, pieceSheets } from '../sheet.ts';

/** The stacks of tiles. */
export function tileKinds({ inventory, palette, wording }: BoxContext): PieceKind[] {
  const side = (terrain: Terrain): PieceFace =>
    pieceFace(palette.theme.tiles[terrain].ground, [tileArt(terrain, palette)]);
  const [land, water] = [landTitle(wording), wording.title('box-water')];
  const faces = { front: side('desert'), back: side('grassland') };
  return [
    { key: 'land', name: land, bag: land, count: inventory.land, ...faces },
    { key: 'water', name: water, bag: water, count: inventory.water, front: side('water') },
  ].filter(({ count }) => count > 0);
}

/** The sheets of both stacks. */
export const mapTiles = (context: BoxContext): BoxSheet[] =>
  tileKinds(context).flatMap((kind) =>
    pieceSheets(kind.name, [kind], {
      places: honeycomb(usableArea(context.box, context.box.bleed), TILE_SIDE),
      cuts: (places) => hexCuts(places, TILE_SIDE),
      around: () => hexagon(TILE_SIDE + context.box.bleed / HALF_WIDTH),
      over: behind(context.box.paper, context.back),
      needsBack: kind.back !== undefined,
    }),
  );

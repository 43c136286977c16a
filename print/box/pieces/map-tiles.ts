/** Map tiles: hexes edge to edge; land has a desert side and a grassland side (R1.2). */

import type { Terrain } from '../../../program/index.ts';
import { copies, hexagon, hexCuts } from '../../card/art.ts';
import { HALF_WIDTH } from '../../card/outline.ts';
import { TILE_SIDE } from '../../pieces/hexes.ts';
import { tileArt } from '../../pieces/tile.ts';
import { behind } from '../../sheet/layout.ts';
import type { BoxContext } from '../box-context.ts';
import { honeycomb, usableArea } from '../places.ts';
import { landTitle } from '../rules.ts';
import { type BoxSheet, type PieceFace, pieceFace, pieceSheets } from '../sheet.ts';

/** The stacks of tiles. */
export function tileKinds({ inventory, palette, wording }: BoxContext) {
  const side = (terrain: Terrain): PieceFace =>
    pieceFace(palette.look.tiles[terrain].ground, [tileArt(terrain, palette)]);
  const water = side('water');
  const land = { front: side('desert'), back: side('grassland') };
  return [
    { key: 'land', name: landTitle(wording), count: inventory.land, ...land },
    { key: 'water', name: wording.title('box-water'), count: inventory.water, front: water, back: water },
  ].filter(({ count }) => count > 0);
}

/** The sheets of both stacks. */
export function mapTiles(context: BoxContext): BoxSheet[] {
  const { box, back } = context;
  return tileKinds(context).flatMap(({ key, name, count, ...faces }) =>
    pieceSheets(name, copies(count, faces), {
      places: honeycomb(usableArea(box, box.bleed), TILE_SIDE),
      cuts: (places) => hexCuts(places, TILE_SIDE),
      around: () => hexagon(TILE_SIDE + box.bleed / HALF_WIDTH),
      over: behind(box.paper, back),
      needsBack: key === 'land',
    }),
  );
}

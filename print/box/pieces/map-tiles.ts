/** Map tiles: hexes edge to edge; land has a desert side and a grassland side (R1.2). */
import type { Terrain } from '../../../program/index.ts';
import { HALF_WIDTH, hexagon, hexCuts, TILE_SIDE } from '../../drawing/hexes.ts';
import { tileArt } from '../../pieces/tile.ts';
import { behind } from '../../sheet/layout.ts';
import type { BoxContext } from '../box-context.ts';
import { honeycomb, usableArea } from '../places.ts';
import { landTitle } from '../rules.ts';
import {
  type BoxSheet,
  joinSheets,
  type PieceFace,
  type PieceKind,
  pieceFace,
  pieceSheets,
} from '../sheet.ts';
import { featureSheets } from './feature-tiles.ts';

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

/**
 * The sheets of land, water and features on one grid: features begin on the last sheet of the others, if there is room a hex
 * apart from them.
 */
export function tileSheets(context: BoxContext): BoxSheet[] {
  const { box, back } = context;
  const area = usableArea(box, box.bleed);
  const hexes = honeycomb(area, TILE_SIDE);
  const pieces = tileKinds(context).map((kind) => ({ ...kind, title: kind.name }));
  const sheets = pieceSheets(area, {
    pieces,
    places: (some) => honeycomb(some, TILE_SIDE),
    below: TILE_SIDE,
    cuts: (places) => hexCuts(places, TILE_SIDE),
    around: () => hexagon(TILE_SIDE + box.bleed / HALF_WIDTH),
    over: behind(box.paper, back),
  });
  const count = pieces.reduce((sum, piece) => sum + piece.count, 0);
  const onLast = count === 0 ? 0 : 1 + ((count - 1) % hexes.length);
  const features = featureSheets(context, hexes, onLast);
  const [shared, ...more] = onLast > 0 ? features : [undefined, ...features];
  if (shared) sheets.push(joinSheets(sheets.pop()!, shared));
  return [...sheets, ...more.flatMap((sheet) => sheet ?? [])];
}

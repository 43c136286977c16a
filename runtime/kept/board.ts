/** Whether the landscape of a kept game can be: it is laid again tile by tile, and must come out the same. */
import { cellsWithin, ringOfCell } from '../landscape/hex.ts';
import {
  emptyLandscape,
  enterCell,
  isLand,
  type Landscape,
  layTile,
  putFixedMountain,
  putForest,
  putMountain,
} from '../landscape/landscape.ts';
import { SUPPLY_SPECIES, type Tables } from '../link/tables.ts';
import type { Game } from '../state.ts';
import type { StateJson } from './schema.ts';

/** What is wrong with the lengths of the arrays, before anything is made of them; nothing if they fit. */
export function sizeProblem(land: StateJson['landscape'], { tokens, supply }: Tables): string | undefined {
  const cells = cellsWithin(land.radius);
  const lengths = [
    ...(['terrain', 'near', 'mountains', 'forests', 'fixed', 'feature', 'firstAnimal'] as const).map(
      (name) => [name, cells] as const,
    ),
    ...(['nextAnimal', 'tokenCell', 'tokenSpecies'] as const).map((name) => [name, tokens] as const),
    ['supply', supply.length] as const,
  ];
  const odd = lengths.find(([name, length]) => land[name].length !== length);
  if (odd) return `/landscape/${odd[0]}: must have ${odd[1]} in it`;
  const tiles = land.terrain.filter((kind) => kind > 0).length;
  return land.tiles === tiles ? undefined : '/landscape/tiles: does not fit what lies there';
}

/** What is wrong with the landscape; nothing if it can be. */
export function boardProblem(game: Game): string | undefined {
  const { landscape: land, features } = game;
  for (let cell = 0; cell < land.terrain.length; cell++) {
    const problem = tileProblem(land, cell);
    if (problem) return problem;
  }
  const tokens = land.tokenCell.findIndex((cell) => cell >= land.terrain.length || land.terrain[cell] === 0);
  if (tokens >= 0) return `/landscape/tokenCell/${tokens}: there is no tile`;
  const again = laidAgain(game);
  for (const [index, { cells }] of features.entries()) {
    for (const cell of cells) {
      if (!(land.terrain[cell] > 0) || again.feature[cell] > 0)
        return `/features/${index}/cells: cannot lie there`;
      again.feature[cell] = index + 1;
    }
  }
  for (const name of Object.keys(again) as (keyof Landscape)[]) {
    // A scenario may set what is left in the box.
    if (name === 'radius' || name === 'bytes' || (name === 'supply' && game.gained)) continue;
    if (`${again[name]}` !== `${land[name]}`) return `/landscape/${name}: does not fit what lies there`;
  }
  return land.cells.length === 0 && !game.gained ? '/landscape/tiles: there is none' : undefined;
}

function tileProblem(land: Landscape, cell: number): string | undefined {
  const terrain = land.terrain[cell];
  const place = (name: string) => `/landscape/${name}/${cell}`;
  if (terrain > 3) return `${place('terrain')}: no terrain`;
  if (terrain > 0 && ringOfCell(cell) >= land.radius) return `${place('terrain')}: too far out`;
  const most = isLand(terrain) ? 1 : 0;
  if (land.mountains[cell] > most) return `${place('mountains')}: too many`;
  if (land.forests[cell] > 2 * most) return `${place('forests')}: too many`;
  if (land.fixed[cell] > land.mountains[cell]) return `${place('fixed')}: no mountain`;
  if (land.fixed[cell] > 0 && land.feature[cell] === 0) return `${place('fixed')}: no feature`;
  return undefined;
}

/** What a landscape with the same tiles and tokens is like. */
function laidAgain({ landscape: land, tables }: Game): Landscape {
  const again = emptyLandscape(tables, land.radius);
  for (let cell = 0; cell < land.terrain.length; cell++) {
    if (land.terrain[cell] === 0) continue;
    layTile(again, cell, land.terrain[cell]);
    if (land.fixed[cell] > 0) putFixedMountain(again, cell);
    else if (land.mountains[cell] > 0) putMountain(again, cell);
    for (let n = land.forests[cell]; n > 0; n--) putForest(again, cell);
  }
  for (const [token, cell] of land.tokenCell.entries()) {
    if (cell < 0) continue;
    enterCell(again, token, cell);
    again.supply[SUPPLY_SPECIES + land.tokenSpecies[token]]--;
  }
  return again;
}

/** Random boards, and the engine's result of playing steps on one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { compile, type ReadySet, type SetSource, type SourceText } from '../../compiler/compile.ts';
import type { Scenario } from '../../program/scenario.ts';
import type { SetProgram } from '../../program/set.ts';
import { hexCell } from '../../runtime/landscape/hex.ts';
import { layTile, putAnimal, putForest, putMountain } from '../../runtime/landscape/landscape.ts';
import { SPECIES as FIRST_SPECIES, rowOf } from '../../runtime/link/things.ts';
import { thingCode } from '../../runtime/link/words.ts';
import { setUpScenario } from '../../runtime/scenario/set-up.ts';
import type { Game } from '../../runtime/state.ts';
import { DIRECTIONS, forestRoom, key, type Land, MARKERS, SPECIES, TERRAINS, type Tile } from './model.ts';

/** The `.eco` files of a folder, sorted by name. */
export function texts(folder: string): SourceText[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eco'))
    .sort()
    .map((name) => ({ file: name, text: readFileSync(join(folder, name), 'utf8') }));
}

/** The base game, whose vocabulary every scenario here uses. */
export const BASE: SetSource = { files: texts(join(import.meta.dirname, '../../cards/first-continent')) };

/** What the base game lacks: markers, and an animal with an adjacency rule. */
export const MORE: SetSource = {
  files: [
    {
      file: 'more.eco',
      text: `set more "More" extends first-continent
marker glacier x9 on desert or mountain
marker reed x9 on water or forest up to 2 a tile
marker ice plural ice x9 on desert or water keeps out animals
marker ash plural ash x9 on grassland keeps out tokens
animal penguin x9 on desert beside water`,
    },
  ],
};

/** The base game with these, compiled. */
const [first, more] = compile([BASE, MORE]).sets;
export const base = more;

/** The base game, compiled once for all texts that use its vocabulary. */
export const READY: ReadySet = { id: first.program.id, chain: first.chain };

/** A tile to add: next to which existing tile, in which direction, and its contents. */
const growth = fc.record({
  beside: fc.nat(),
  direction: fc.constantFrom(...DIRECTIONS),
  // Sometimes at a distance, like the separate parts left after tiles are removed (R10.2).
  steps: fc.constantFrom(1, 1, 1, 1, 1, 1, 2),
  terrain: fc.constantFrom(...TERRAINS),
  mountain: fc.boolean(),
  forests: fc.nat(2),
  animals: fc.uniqueArray(
    fc.record({ species: fc.constantFrom(...Object.keys(SPECIES)), amount: fc.integer({ min: 1, max: 2 }) }),
    { selector: (animal) => animal.species, maxLength: 2 },
  ),
  marker: fc.constantFrom('', '', ...Object.keys(MARKERS)),
});

/** Whether a marker may be on a tile of this terrain; the mountain or forest that it needed may be gone since. */
function suitsMarker(terrain: string, marker: string): boolean {
  const { on = [] } = MARKERS[marker] ?? {};
  return on.some((thing) => thing === terrain || (!(thing in TILES) && terrain !== 'water'));
}

const TILES = Object.fromEntries(TERRAINS.map((terrain) => [terrain, true]));

/** A board of one to twenty tiles, sometimes with an animal where it could not be placed. */
export const boards: fc.Arbitrary<Land> = fc
  .array(growth, { minLength: 1, maxLength: 20, size: 'max' })
  .map((growths) => {
    const land = new Map<string, Tile>();
    for (const { beside, direction, steps, terrain, mountain, forests, animals, marker } of growths) {
      const place = [...land.values()][beside % Math.max(1, land.size)] ?? { q: 0, r: 0 };
      const far = land.size === 0 ? 0 : steps;
      const { q, r } = { q: place.q + far * direction.q, r: place.r + far * direction.r };
      const mountains = mountain && terrain !== 'water' ? 1 : 0;
      const markers = suitsMarker(terrain, marker) ? [{ marker, amount: MARKERS[marker].most }] : [];
      const tile = { q, r, terrain, mountains, forests, animals, markers };
      tile.forests = Math.min(forests, forestRoom(tile));
      if (!land.has(key(tile))) land.set(key(tile), tile);
    }
    return land;
  });

/** Lays a tile with everything on it. */
export function layOut({ landscape, tables }: Game, tile: Tile): void {
  const cell = hexCell(tile.q, tile.r);
  layTile(landscape, cell, thingCode(tables.words, tile.terrain));
  for (let i = 0; i < tile.mountains; i++) putMountain(landscape, cell);
  for (let i = 0; i < tile.forests; i++) putForest(landscape, cell);
  for (const { species, amount } of tile.animals) {
    const code = thingCode(tables.words, species) - FIRST_SPECIES;
    for (let i = 0; i < amount; i++) putAnimal(landscape, tables, code, cell);
  }
  for (const { marker, amount } of tile.markers ?? []) {
    for (let i = 0; i < amount; i++)
      putAnimal(landscape, tables, rowOf(thingCode(tables.words, marker)), cell);
  }
}

/** A game on a board with this supply of one thing, set up for the effect of a scenario. */
export function gameOn(
  chain: readonly SetProgram[],
  scenario: Scenario,
  land: Land,
  thing: string,
  amount: number,
): Game {
  const tiles = [...land.values()].map((tile) => ({
    ...tile,
    animals: [...tile.animals],
    markers: [...(tile.markers ?? [])],
  }));
  const given = [{ given: 'supply', thing, amount } as const];
  return setUpScenario(chain, { ...scenario, board: { tiles, names: [] }, given });
}

import { expect, test } from 'vitest';
import { markedSet, plainSet } from '../../test/plain-set.ts';
import { SUPPLY_LAND, SUPPLY_SPECIES, SUPPLY_WATER, type Tables } from '../link/tables.ts';
import { ANIMAL, DESERT, GRASSLAND, MARKERS, MOUNTAIN, SPECIES, WATER } from '../link/things.ts';
import { makeTables } from '../make-tables.ts';
import { hexCell } from './hex.ts';
import { cellCount, covers, hasThing, itemThing, tileItem } from './items.ts';
import {
  cloneLandscape,
  emptyLandscape,
  exchangeTile,
  exchangeTiles,
  layTile,
  liftTile,
  putAnimal,
  putFixedMountain,
  putForest,
  putMountain,
} from './landscape.ts';

const tables = makeTables([plainSet]);
const markedTables = makeTables([markedSet]);

/** A row of cells to the right with these terrains; 0 leaves a gap. */
const row = (...terrains: number[]) => rowOf(tables, ...terrains);

/** Like `row`, with other tables. */
function rowOf(tables: Tables, ...terrains: number[]) {
  const land = emptyLandscape(tables);
  const cells = terrains.map((_, q) => hexCell(q, 0));
  terrains.forEach((terrain, q) => {
    if (terrain > 0) layTile(land, cells[q], terrain);
  });
  return { land, cells };
}

test('R1.2 desert and grassland tiles are taken from one stack, water tiles from another', () => {
  const { land } = row(DESERT, GRASSLAND, WATER);
  expect(land.supply[SUPPLY_LAND]).toBe(tables.supply[SUPPLY_LAND] - 2);
  expect(land.supply[SUPPLY_WATER]).toBe(tables.supply[SUPPLY_WATER] - 1);
});

test('R10.2 everything on a lifted tile returns to its supply', () => {
  const { land, cells } = row(GRASSLAND, GRASSLAND);
  putMountain(land, cells[0]);
  putForest(land, cells[0]);
  putAnimal(land, tables, 0, cells[0]);
  liftTile(land, cells[0]);
  expect(land.cells).toEqual([cells[1]]);
  const expected = tables.supply.slice();
  expected[SUPPLY_LAND] -= 1;
  expect([...land.supply]).toEqual(expected);
  expect(land.near[cells[1]]).toBe(0);
});

test('L8 exchanging a tile for water takes a tile from the water stack', () => {
  const { land, cells } = row(DESERT);
  exchangeTile(land, cells[0], WATER);
  expect(land.terrain[cells[0]]).toBe(WATER);
  expect(land.supply[SUPPLY_LAND]).toBe(tables.supply[SUPPLY_LAND]);
  expect(land.supply[SUPPLY_WATER]).toBe(tables.supply[SUPPLY_WATER] - 1);
});

test("R15.5 a feature's token replaces the mountain of a tile, which returns to the supply", () => {
  const { land, cells } = row(DESERT);
  putMountain(land, cells[0]);
  putFixedMountain(land, cells[0]);
  expect([land.mountains[cells[0]], land.fixed[cells[0]]]).toEqual([1, 1]);
  expect([...land.supply].slice(1)).toEqual(tables.supply.slice(1));
});

test('animals on one tile are listed in the order of their tokens, whichever was placed first', () => {
  const { land, cells } = row(GRASSLAND);
  const tokens = [1, 0, 1].map((species) => putAnimal(land, tables, species, cells[0]));
  const listed: number[] = [];
  for (let t = land.firstAnimal[cells[0]]; t > 0; t = land.nextAnimal[t - 1]) listed.push(t - 1);
  expect(listed).toEqual(tokens.toSorted((a, b) => a - b));
  expect(cellCount(land, cells[0], SPECIES + 1)).toBe(2);
  expect(land.supply[SUPPLY_SPECIES + 1]).toBe(tables.supply[SUPPLY_SPECIES + 1] - 2);
});

test('a copy shares nothing with the landscape', () => {
  const { land, cells } = row(DESERT, WATER);
  const copy = cloneLandscape(land);
  putMountain(copy, cells[0]);
  expect(land.mountains[cells[0]]).toBe(0);
});

test('a landscape grows beyond its arrays and keeps what it has', () => {
  const { land, cells } = row(DESERT);
  putMountain(land, cells[0]);
  const far = hexCell(9, 0);
  layTile(land, far, WATER);
  expect(land.cells).toEqual([cells[0], far]);
  expect(land.mountains[cells[0]]).toBe(1);
  expect(land.radius).toBeGreaterThan(9);
});

test('land covers desert and grassland, tile every terrain, animal every species', () => {
  const { land, cells } = row(WATER);
  expect([1, 2, 3].map((terrain) => covers(4, terrain))).toEqual([true, true, false]);
  expect([1, 2, 3, MOUNTAIN].map((thing) => covers(5, thing))).toEqual([true, true, true, false]);
  expect(covers(8, SPECIES + 1)).toBe(true);
  expect(hasThing(land, cells[0], 4)).toBe(false);
  expect(itemThing(land, tileItem(cells[0]))).toBe(WATER);
});

test('markers are counted separately from animals, and both return to their supplies with the tile', () => {
  const { land, cells } = rowOf(markedTables, WATER, WATER);
  const reed = markedTables.species.findIndex(({ name }) => name === 'reed');
  const supply = [...land.supply];
  const tokens = [0, reed, reed].map((kind) => putAnimal(land, markedTables, kind, cells[0]!));
  expect(tokens.map((token) => token >= land.markersFrom)).toEqual([false, true, true]);
  expect(cellCount(land, cells[0]!, MARKERS + reed)).toBe(2);
  expect([ANIMAL, MARKERS + reed].map((thing) => hasThing(land, cells[0]!, thing))).toEqual([true, true]);
  expect(hasThing(land, cells[1]!, MARKERS + reed)).toBe(false);
  expect(land.supply[SUPPLY_SPECIES + reed]).toBe(2);
  liftTile(land, cells[0]!);
  expect(land.supply[SUPPLY_SPECIES + reed]).toBe(4);
  layTile(land, cells[0]!, WATER);
  expect([...land.supply]).toEqual(supply);
});

test('tiles trade places together with their animals and markers', () => {
  const { land, cells } = rowOf(markedTables, WATER, DESERT);
  const reed = markedTables.species.findIndex(({ name }) => name === 'reed');
  const token = putAnimal(land, markedTables, reed, cells[0]!);
  const animal = putAnimal(land, markedTables, 0, cells[1]!);
  const copy = cloneLandscape(land);
  exchangeTiles(land, cells[0]!, cells[1]!);
  expect([land.tokenCell[token], land.tokenCell[animal]]).toEqual([cells[1], cells[0]]);
  expect(cells.map((cell) => cellCount(land, cell, MARKERS + reed))).toEqual([0, 1]);
  expect(cells.map((cell) => cellCount(copy, cell, MARKERS + reed))).toEqual([1, 0]);
});

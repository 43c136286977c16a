import { expect, test } from 'vitest';
import type { Count } from '../../program/index.ts';
import { markedSet, plainSet } from '../../test/plain-set.ts';
import { cellAt } from '../landscape/hex.ts';
import { mountainItem, tileItem } from '../landscape/items.ts';
import { layTile, putAnimal, putForest, putMountain } from '../landscape/landscape.ts';
import type { Tables } from '../link/tables.ts';
import { TermLinker } from '../link/terms.ts';
import { thingSet } from '../link/thing-sets.ts';
import { ANIMAL, DESERT, FOREST, GRASSLAND, MARKERS, MOUNTAIN, SPECIES, WATER } from '../link/things.ts';
import { makeTables } from '../make-tables.ts';
import { moveCell } from '../options.ts';
import { newEffect } from '../start-effect.ts';
import { emptyGame } from '../state.ts';
import { compares } from './compare.ts';
import { countOf } from './counts.ts';
import { hasLegalCell, legalCells } from './legal-cells.ts';
import { addMoves } from './movement.ts';
import { around, countThings, isEdge, WHOLE_LANDSCAPE } from './place.ts';

const tables = makeTables([plainSet]);
const markedTables = makeTables([markedSet]);
const species = (name: string): number => tables.species.findIndex((one) => one.name === name);

/** A game whose landscape is a row of tiles to the right. */
const table = (...terrains: number[]) => tableOf(tables, ...terrains);

/** Like `table`, with other tables. */
function tableOf(tables: Tables, ...terrains: number[]) {
  const game = emptyGame(tables, 1, 1);
  const cells = terrains.map((_, q) => cellAt(q, 0));
  terrains.forEach((terrain, q) => {
    layTile(game.landscape, cells[q], terrain);
  });
  return { game, land: game.landscape, cells };
}

test('R7.1 a tile is put on an empty cell next to a tile', () => {
  const { game, land } = table(WATER);
  const cells = legalCells(game, DESERT, WHOLE_LANDSCAPE);
  expect(cells).toEqual([1, 2, 3, 4, 5, 6]);
  expect(cells.every((cell) => land.terrain[cell] === 0)).toBe(true);
});

test('R7.2, R7.3 mountains and forests are put where a tile has room', () => {
  const { game, land, cells } = table(DESERT, GRASSLAND, WATER);
  expect(legalCells(game, MOUNTAIN, WHOLE_LANDSCAPE)).toEqual([cells[0], cells[1]]);
  putMountain(land, cells[0]);
  expect(legalCells(game, MOUNTAIN, WHOLE_LANDSCAPE)).toEqual([cells[1]]);
  putForest(land, cells[1]);
  expect(legalCells(game, FOREST, WHOLE_LANDSCAPE)).not.toContain(cells[2]);
  expect(legalCells(game, FOREST, WHOLE_LANDSCAPE)).not.toContain(cells[1]);
});

test('R8.2, R8.3 an animal is put on a tile without an animal if there is one', () => {
  const { game, land, cells } = table(GRASSLAND, GRASSLAND);
  const hare = species('hare');
  expect(legalCells(game, SPECIES + hare, WHOLE_LANDSCAPE)).toEqual([cells[0], cells[1]]);
  putAnimal(land, tables, hare, cells[0]);
  expect(legalCells(game, SPECIES + hare, WHOLE_LANDSCAPE)).toEqual([cells[1]]);
  putAnimal(land, tables, hare, cells[1]);
  expect(legalCells(game, SPECIES + hare, WHOLE_LANDSCAPE)).toEqual([cells[0], cells[1]]);
});

test('R8.1 an animal that fits no tile has no legal cell', () => {
  const { game } = table(DESERT);
  expect(hasLegalCell(game, SPECIES + species('pike'), WHOLE_LANDSCAPE)).toBe(false);
  expect(hasLegalCell(table(WATER).game, SPECIES + species('pike'), WHOLE_LANDSCAPE)).toBe(true);
  expect(legalCells(game, SPECIES + species('pike'), WHOLE_LANDSCAPE)).toEqual([]);
});

test('R9.2 a land animal does not cross water, unless any terrain is allowed', () => {
  const { land, cells } = table(GRASSLAND, WATER, GRASSLAND);
  const hare = species('hare');
  const token = putAnimal(land, tables, hare, cells[0]);
  const ends = (anyTerrain: boolean) => {
    const options: number[] = [];
    addMoves(options, land, tables.species[hare], token, 2, anyTerrain);
    return options.map(moveCell);
  };
  expect(ends(false)).toEqual([]);
  expect(ends(true)).toEqual([cells[1], cells[2]]);
});

test('R11.1 nothing is adjacent to itself, but things on its own tile are', () => {
  const { land, cells } = table(DESERT, DESERT);
  putMountain(land, cells[0]);
  const count = (item: number, ...things: number[]) =>
    countThings(land, thingSet(things, tables.species.length), around(land, item));
  expect(count(tileItem(cells[0]), DESERT)).toBe(1);
  expect(count(mountainItem(cells[0]), DESERT)).toBe(2);
  expect(count(mountainItem(cells[0]), MOUNTAIN)).toBe(0);
  expect(count(tileItem(cells[1]), MOUNTAIN, DESERT)).toBe(2);
});

test('R11.6 a tile is on the edge until it has six neighbours', () => {
  const { land, cells } = table(DESERT);
  for (let cell = 1; cell <= 5; cell++) layTile(land, cell, WATER);
  expect(isEdge(land, cells[0])).toBe(true);
  layTile(land, 6, WATER);
  expect(isEdge(land, cells[0])).toBe(false);
});

test('different things are counted once each', () => {
  const { game, land, cells } = table(GRASSLAND, GRASSLAND);
  for (const cell of cells) putAnimal(land, tables, species('hare'), cell);
  const count = (of: Count) =>
    countOf(game, newEffect(game, 0, 0, -1), new TermLinker(tables.words).per({ each: 1, of }).of);
  const things = ['animal', 'grassland'];
  expect(count({ count: 'things', things })).toBe(4);
  expect(count({ count: 'things', different: true, things })).toBe(2);
});

test('at least, at most and exactly include the number itself', () => {
  const with2 = [1, 2, 3].map((n) =>
    (['least', 'most', 'exactly'] as const).map((is) => compares({ is, amount: 2 }, n)),
  );
  expect(with2).toEqual([
    [false, true, false],
    [true, true, true],
    [true, false, false],
  ]);
});

test('a marker is put on a tile that it fits and that has room, with or without an animal', () => {
  const { game, land, cells } = tableOf(markedTables, WATER, GRASSLAND, DESERT, GRASSLAND);
  const [reed, peak] = ['reed', 'peak'].map((name) =>
    markedTables.species.findIndex((one) => one.name === name),
  ) as [number, number];
  const legal = (marker: number) => legalCells(game, MARKERS + marker, WHOLE_LANDSCAPE);
  putAnimal(land, markedTables, species('pike'), cells[0]!);
  putForest(land, cells[1]!);
  expect(legal(reed)).toEqual([cells[0], cells[1]]);
  putAnimal(land, markedTables, reed, cells[0]!);
  expect(legal(reed)).toEqual([cells[0], cells[1]]);
  putAnimal(land, markedTables, reed, cells[0]!);
  expect(legal(reed)).toEqual([cells[1]]);
  putMountain(land, cells[3]!);
  expect(legal(peak)).toEqual([cells[2], cells[3]]);
  putAnimal(land, markedTables, peak, cells[2]!);
  expect(legal(peak)).toEqual([cells[3]]);
  expect(hasLegalCell(game, MARKERS + peak, WHOLE_LANDSCAPE)).toBe(true);
  putAnimal(land, markedTables, peak, cells[3]!);
  expect(hasLegalCell(game, MARKERS + peak, WHOLE_LANDSCAPE)).toBe(false);
});

test('R8.2 ignores markers, which do not count as animals', () => {
  const { game, land, cells } = tableOf(markedTables, DESERT, DESERT);
  const peak = markedTables.species.findIndex(({ name }) => name === 'peak');
  putAnimal(land, markedTables, peak, cells[0]!);
  putAnimal(land, markedTables, species('hare'), cells[1]!);
  expect(legalCells(game, SPECIES + species('hare'), WHOLE_LANDSCAPE)).toEqual([cells[0]]);
  const count = (thing: number) =>
    countThings(land, thingSet([thing], markedTables.species.length), WHOLE_LANDSCAPE);
  expect([ANIMAL, MARKERS + peak].map(count)).toEqual([1, 1]);
});

/** The checks for random games detect what they are for. */
import { beforeEach, expect, test } from 'vitest';
import { startGame } from '../../runtime/game.ts';
import { cellAt } from '../../runtime/landscape/hex.ts';
import { putForest, putMountain } from '../../runtime/landscape/landscape.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { clone, type Game } from '../../runtime/state.ts';
import { plainSet } from '../plain-set.ts';
import { broken, brokenAtTable, stock } from './rules-kept.ts';

const tables = makeTables([plainSet]);
let game: Game;
beforeEach(() => {
  game = startGame(tables, { players: 3, seed: 5 });
});

const never = () => false;
const always = () => true;

/** A cell of the terrain (1 desert, 2 grassland, 3 water). */
const cellOf = (terrain: number) => game.landscape.terrain.indexOf(terrain);

test('a new game breaks no rule', () => {
  expect([...broken(game, never), ...brokenAtTable(game)]).toEqual([]);
  expect(stock(game)).toEqual(stock(clone(game)));
});

test('a mountain on water and one forest too many are found', () => {
  putMountain(game.landscape, cellOf(3));
  putForest(game.landscape, cellOf(1));
  expect(broken(game, never)).toEqual([expect.stringMatching(/^R7/), expect.stringMatching(/^R7/)]);
});

test('an animal on the wrong terrain and an animal on no tile are found', () => {
  const pike = tables.species.findIndex(({ name }) => name === 'pike');
  const { first } = tables.species[pike];
  game.landscape.tokenCell[first] = cellOf(1);
  expect(broken(game, never)).toEqual([expect.stringMatching(/^R9\.2 pike/)]);
  expect(broken(game, always)).toEqual([]);
  game.landscape.tokenCell[first] = cellAt(9, 9);
  expect(broken(game, always)).toEqual(['pike on no tile']);
});

test('a tile that is not in the list and a shown card that is in no hand are found', () => {
  game.landscape.cells.pop();
  expect(broken(game, never)).toEqual(['the list of tiles']);
  game.shown.push(game.decks[0][0]);
  expect(brokenAtTable(game)).toEqual(['R6.5 a card shown']);
});

test('a tile, a cube or a card too many is found', () => {
  const before = stock(game);
  game.landscape.supply[0]--;
  expect(stock(game)).not.toEqual(before);
  game.cubes[1]++;
  expect(brokenAtTable(game)).toEqual(['R1.1 cubes']);
  game.cubes[1]--;
  game.hands[0].push(game.hands[0][0]);
  expect(brokenAtTable(game)).toEqual(['R2.5 cards']);
});

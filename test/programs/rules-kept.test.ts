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

test('a fresh game is in order', () => {
  expect([...broken(game, never), ...brokenAtTable(game)]).toEqual([]);
  expect(stock(game)).toEqual(stock(clone(game)));
});

test('a mountain in the water and one forest too many are seen', () => {
  putMountain(game.landscape, cellOf(3));
  putForest(game.landscape, cellOf(1));
  expect(broken(game, never)).toEqual([expect.stringMatching(/^R7/), expect.stringMatching(/^R7/)]);
});

test('an animal on the wrong side of the shore and one on no tile are seen', () => {
  const pike = tables.species.findIndex(({ name }) => name === 'pike');
  const { first } = tables.species[pike];
  game.landscape.tokenCell[first] = cellOf(1);
  expect(broken(game, never)).toEqual([expect.stringMatching(/^R9\.2 pike/)]);
  expect(broken(game, always)).toEqual([]);
  game.landscape.tokenCell[first] = cellAt(9, 9);
  expect(broken(game, always)).toEqual(['pike on no tile']);
});

test('a tile that is not in the list, and a shown card that is in no hand, are seen', () => {
  game.landscape.cells.pop();
  expect(broken(game, never)).toEqual(['the list of tiles']);
  game.shown.push(game.decks[0][0]);
  expect(brokenAtTable(game)).toEqual(['R6.5 a card shown']);
});

test('a tile, a cube or a card too many is seen', () => {
  const before = stock(game);
  game.landscape.supply[0]--;
  expect(stock(game)).not.toEqual(before);
  game.cubes[1]++;
  expect(brokenAtTable(game)).toEqual(['R1.1 cubes']);
  game.cubes[1]--;
  game.hands[0].push(game.hands[0][0]);
  expect(brokenAtTable(game)).toEqual(['R2.5 cards']);
});

import { expect, test } from 'vitest';
import { plainSet } from '../../test/plain-set.ts';
import { startGame } from '../game.ts';
import { makeTables } from '../make-tables.ts';
import { emptyGame, type Game } from '../state.ts';
import { canRotate, playableCards, playFromHand } from './active.ts';
import {
  clearSpots,
  coverSpot,
  cubeSources,
  cubesOn,
  gainCubes,
  isFull,
  openElements,
  takeCube,
} from './cubes.ts';
import { endOfDraw, seatsThatLead } from './end.ts';
import { canGainCard } from './gain-card.ts';
import { disjoint } from './hands.ts';
import { dealFor } from './setup.ts';

const tables = makeTables([plainSet]);
/** Its spots are sun, leaf, sun. */
const CARD = 0;

/** Two seats; the first has the card in hand. */
function table(): Game {
  const game = emptyGame(tables, 2, 1);
  game.hands[0] = [CARD];
  return game;
}

test('R6.4 a card played from hand has all its leaves', () => {
  const game = table();
  expect(canRotate(game, 0)).toBe(false);
  game.leaves[CARD] = 0;
  playFromHand(game, 0, CARD);
  expect([game.hands[0], game.active[0], game.leaves[CARD]]).toEqual([[], [CARD], tables.cards[CARD].leaves]);
  expect([canRotate(game, 0), playableCards(game, 0)]).toEqual([true, []]);
});

test('R3.3 equal spots of a card are one option: a cube covers the first and is taken from the last', () => {
  const game = table();
  playFromHand(game, 0, CARD);
  const [sun, leaf] = [0, 1];
  expect(openElements(game, CARD)).toEqual([sun, leaf]);
  coverSpot(game, 0, CARD, 0);
  coverSpot(game, 0, CARD, 2);
  expect(openElements(game, CARD)).toEqual([leaf]);
  expect(cubeSources(game, 0)).toHaveLength(1);
  expect(takeCube(game, 0, CARD, sun)).toBe(2);
  expect([cubesOn(game, CARD), game.cubes[0]]).toEqual([1, 6]);
});

test('R5.1 a card is complete when every spot is covered, and its cubes return to its owner', () => {
  const game = table();
  playFromHand(game, 0, CARD);
  for (const spot of [0, 1, 2]) {
    expect(isFull(game, CARD)).toBe(false);
    coverSpot(game, 0, CARD, spot);
  }
  expect([isFull(game, CARD), game.cubes[0]]).toEqual([true, 4]);
  clearSpots(game, 0, CARD);
  expect([cubesOn(game, CARD), game.cubes[0]]).toEqual([0, 7]);
});

test('R5.3 a card whose cube is taken away no longer counts as filled by this draw', () => {
  const game = table();
  playFromHand(game, 0, CARD);
  coverSpot(game, 0, CARD, 0);
  game.fresh = [[CARD, 0]];
  takeCube(game, 0, CARD, 0);
  expect(game.fresh).toEqual([]);
});

test('a player cannot gain more cubes than the supply has', () => {
  const game = table();
  game.cubeSupply = 1;
  gainCubes(game, 0, 3);
  expect([game.cubes[0], game.cubeSupply]).toEqual([8, 0]);
});

test('R6.3 cards can be gained from the decks or the display', () => {
  const game = table();
  expect(canGainCard(game)).toBe(false);
  game.display = [3];
  expect(canGainCard(game)).toBe(true);
});

test('R14.1 two players start with more cards', () => {
  expect(dealFor(tables, 4)).toMatchObject({ brown: 8, blue: 4, active: 3 });
  expect(dealFor(tables, 2)).toMatchObject({ brown: 12, blue: 6, active: 5 });
});

test('R2.3 preset hands at one table share no card', () => {
  const [a, b, c] = [
    [1, 2],
    [2, 3],
    [3, 4],
  ].map((cards) => ({ ...tables.hands[0], cards }));
  expect(disjoint([a, b, c], 2)).toEqual([a, c]);
  expect(disjoint([a, b, c], 3)).toBeNull();
});

test('R3.6, R12.2 the bag passes after a wild, and the leader at the target wins', () => {
  const game = startGame(tables, { players: 2, seed: 1, target: 10 });
  const wild = tables.wild.indexOf(true);
  game.vp = [10, 4];
  game.drawn = [0];
  endOfDraw(game);
  expect([game.status, game.harbinger]).toEqual(['playing', 0]);
  game.drawn = [wild];
  endOfDraw(game);
  expect([game.status, game.winner]).toEqual(['over', 0]);
});

test('R12.3 the game continues while the leaders are tied', () => {
  const game = startGame(tables, { players: 2, seed: 1, target: 10 });
  game.vp = [10, 10];
  game.drawn = [tables.wild.indexOf(true)];
  endOfDraw(game);
  expect([game.status, game.tied, game.harbinger, seatsThatLead(game)]).toEqual(['playing', true, 1, [0, 1]]);
});

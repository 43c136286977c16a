/** R2: setup with preset hands. */
import { expect, test } from 'vitest';
import { UserError } from '../../program/index.ts';
import { newGame, startGame } from '../../runtime/game.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { view } from '../../runtime/view/view.ts';
import { plainSet } from '../plain-set.ts';
import { compileBaseSet } from './base-set.ts';
import { numbers } from './table-kit.ts';

const tables = makeTables([plainSet]);
const base = compileBaseSet();
/** The plain set, in which two hands share a card. */
const shared = structuredClone(plainSet);
shared.cards[0].hands.push({ name: 'bee', active: false });
const HANDS = ['ant', 'bee', 'cat', 'dog', 'elk', 'fox'];

test.each([2, 3, 4, 5, 6])(
  'R2.1 each of %i players starts with 7 cubes, the dial at start, 0 points',
  (n) => {
    const game = startGame(tables, { players: n, seed: 1 });
    expect(game.cubes).toEqual(Array(n).fill(7));
    expect(game.dial).toEqual(Array(n).fill(0));
    expect(game.vp).toEqual(Array(n).fill(0));
    expect(game.cubeSupply).toBe(66 - 7 * n);
  },
);

test.each([1, 7, 0, 2.5, Number.NaN])('R2.1 %d players are refused', (players) => {
  expect(() => startGame(tables, { players, seed: 1 })).toThrow(UserError);
});

test('R2.2 standard has a desert next to a grassland, with water on both sides of their common edge', () => {
  const tiles = view(newGame([base], { players: 4, seed: 1 }), 0).landscape;
  expect(tiles.map(({ q, r, terrain }) => `${terrain} ${q},${r}`).sort()).toEqual([
    'desert 0,0',
    'grassland 1,0',
    'water 0,1',
    'water 1,-1',
  ]);
});

test('R2.2 there are four landscapes, and standard is the first', () => {
  expect(base.vocabulary.layouts.map((l) => l.name)).toEqual(['standard', 'river', 'coastal', 'islands']);
  for (const { name, tiles } of base.vocabulary.layouts) {
    const game = newGame([base], { players: 4, seed: 1, layout: name });
    expect(game.landscape.cells.length).toBe(tiles.length);
  }
});

test('R2.2 an unknown landscape is refused', () => {
  expect(() => startGame(tables, { players: 4, seed: 1, layout: 'moon' })).toThrow(/moon.*standard/);
});

test('R2.3 the three marked cards start face up, and the other nine are in hand', () => {
  const game = startGame(tables, { players: 3, seed: 1, hands: ['cat', 'ant', 'fox'] });
  expect(game.active.map((cards) => numbers(game, cards))).toEqual([
    [25, 26, 27],
    [1, 2, 3],
    [61, 62, 63],
  ]);
  expect(numbers(game, game.hands[1])).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(game.covered.every((spots) => spots === 0)).toBe(true);
  expect(game.leaves).toEqual(tables.cards.map((c) => c.leaves));
});

test('R2.3 hands that share a card, or the same hand twice, are refused at one table', () => {
  expect(() => newGame([shared], { players: 3, seed: 1, hands: ['bee', 'cat', 'ant'] })).toThrow(
    /'bee' and 'ant' share a card/,
  );
  expect(() => startGame(tables, { players: 3, seed: 1, hands: ['bee', 'cat', 'bee'] })).toThrow(UserError);
  expect(() => newGame([shared], { players: 3, seed: 1, hands: ['bee', 'cat', 'dog'] })).not.toThrow();
});

test('R2.3 hands that are dealt at random do not share a card either', () => {
  for (let seed = 0; seed < 20; seed++) {
    const game = newGame([shared], { players: 5, seed });
    const dealt = [...game.hands, ...game.active].flat();
    expect(new Set(dealt).size).toBe(dealt.length);
  }
  expect(() => newGame([shared], { players: 6, seed: 1 })).toThrow(/share no card/);
});

test('R2.3 people who choose no hands get footprint hands, or any if there are too few', () => {
  const hands = Array<string>(6).fill('recommended');
  const marks = (set: typeof base) => {
    const made = makeTables([set]);
    const game = startGame(made, { players: 6, seed: 1, hands });
    return game.active.map(
      (cards) => made.hands.find((hand) => hand.active.join() === cards.join())!.word.mark,
    );
  };
  expect(new Set(marks(base))).toEqual(new Set(['footprint']));
  const leaves = structuredClone(plainSet);
  leaves.vocabulary.hands[0]!.mark = 'leaf';
  expect(new Set(marks(leaves))).toEqual(new Set(['footprint', 'leaf']));
});

test('R2.3 an unknown hand and a wrong number of hands are refused', () => {
  expect(() => startGame(tables, { players: 3, seed: 1, hands: ['ant', 'gnu', 'bee'] })).toThrow(/gnu/);
  expect(() => startGame(tables, { players: 3, seed: 1, hands: ['ant', 'bee'] })).toThrow(/2 hands/);
});

test.each([3, 4, 5, 6])('R2.5 with %i players the other cards form a brown and a blue deck', (players) => {
  const game = startGame(tables, { players, seed: 2, hands: HANDS.slice(0, players) });
  const [brown, blue] = game.decks;
  expect([brown.length, blue.length]).toEqual([8 * (6 - players), 4 * (6 - players)]);
  expect(brown.every((c) => tables.cards[c].deck === 0)).toBe(true);
  expect(blue.every((c) => tables.cards[c].deck === 1)).toBe(true);
  const all = [...brown, ...blue, ...game.hands.flat(), ...game.active.flat()];
  expect(new Set(all).size).toBe(72);
  expect([game.display, game.discard]).toEqual([[], []]);
});

test('R2.5 the decks are shuffled by the seed', () => {
  const decks = [2, 2, 3].map(
    (seed) => startGame(tables, { players: 3, seed, hands: ['ant', 'bee', 'cat'] }).decks,
  );
  expect(decks[0]).toEqual(decks[1]);
  expect(decks[0]).not.toEqual(decks[2]);
  expect(decks[0][0]).not.toEqual(decks[0][0].toSorted((a, b) => a - b));
});

test('R2.7 the first Harbinger is seat 0, or the seat in the options', () => {
  expect(startGame(tables, { players: 5, seed: 1 }).harbinger).toBe(0);
  expect(startGame(tables, { players: 5, seed: 1, harbinger: 3 }).harbinger).toBe(3);
});

test.each([-1, 5, 0.5])('R2.7 with five players, Harbinger %d is refused', (harbinger) => {
  expect(() => startGame(tables, { players: 5, seed: 1, harbinger })).toThrow(UserError);
});

test('R14.3 two people who choose no hands get one of the pairs', () => {
  const made = makeTables([base]);
  const pairs = Array.from({ length: 40 }, (_, seed) => {
    const game = startGame(made, { players: 2, seed, hands: ['recommended', 'recommended'] });
    const named = made.hands.filter(({ active }) =>
      game.active.some((cards) => cards.join() === active.join()),
    );
    return named.map(({ word }) => word.name).join();
  });
  expect([...new Set(pairs)].toSorted()).toEqual([
    'bird-of-paradise,impala-lily',
    'daisy,aloe',
    'gorilla,rhino',
    'lion,antelope',
  ]);
});

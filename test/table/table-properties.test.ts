/** Invariants of a table under random play of the plain set with 2 to 6 players. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, decision, startGame } from '../../runtime/game.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { type Bot, makeBot, playOut } from '../../runtime/players/bot.ts';
import { hash } from '../../runtime/save/json.ts';
import { clone, type Game } from '../../runtime/state.ts';
import { plainSet } from '../plain-set.ts';
import { stock } from './stock.ts';

const tables = makeTables([plainSet]);

interface Table {
  players: number;
  seed: number;
}
const someTable = fc.record({
  players: fc.integer({ min: 2, max: 6 }),
  seed: fc.integer({ min: 0, max: 0xffffffff }),
});

const start = ({ players, seed }: Table): Game => startGame(tables, { players, seed, maxDraws: 400 });
const bots = ({ players, seed }: Table): Bot[] =>
  Array.from({ length: players }, (_, seat) => makeBot('random', seed, seat));

/** Checks a property at tables of every number of players. */
function always(runs: number, holds: (table: Table) => void): void {
  for (let players = 2; players <= 6; players++) holds({ players, seed: players });
  fc.assert(fc.property(someTable, holds), { numRuns: runs });
}

/** Plays a game to the end, calling `look` at every decision and at the end. */
function watch(table: Table, look: (game: Game, turn: number) => void): Game {
  const game = start(table);
  let turn = 0;
  playOut(game, bots(table), (state) => look(state, turn++));
  look(game, turn);
  return game;
}

test('R1.6 box and landscape together always contain the whole supply of each kind', () => {
  always(10, (table) => {
    const whole = { land: 30, water: 20, mountain: 8, forest: 10, hare: 8, pike: 6, owl: 4 };
    watch(table, (game) => {
      expect(stock(game)).toEqual(whole);
      expect(Math.min(...game.landscape.supply)).toBeGreaterThanOrEqual(0);
    });
  });
});

test('R1.1 free cubes, cubes on cards and cubes in the box add up to 66', () => {
  always(10, (table) => {
    watch(table, (game) => {
      const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
      const onCards = game.active.flat().reduce((sum, c) => sum + bits(game.covered[c]), 0);
      const free = game.cubes.reduce((sum, n) => sum + n, 0);
      expect(free + onCards + game.cubeSupply).toBe(66);
      expect(Math.min(game.cubeSupply, ...game.cubes)).toBeGreaterThanOrEqual(0);
      // Cubes are only on active cards.
      expect(game.covered.reduce((sum, mask) => sum + bits(mask), 0)).toBe(onCards);
    });
  });
});

test('R2.5 every card is in exactly one place', () => {
  always(10, (table) => {
    watch(table, (game) => {
      const looked = game.stack.flatMap((frame) => (frame.task === 'gain-card' ? frame.looked : []));
      const piles = [...game.hands, ...game.active, ...game.decks, game.display, game.discard, looked];
      const where = piles.flat().toSorted((a, b) => a - b);
      expect(where).toEqual(tables.cards.map((_, index) => index));
    });
  });
});

test('R5.1 a card has between zero and the printed number of leaves, and is discarded without any', () => {
  always(5, (table) => {
    watch(table, (game) => {
      const wrong = tables.cards.filter((card, c) => {
        const left = game.leaves[c];
        return left < 0 || left > card.leaves || (left === 0) !== game.discard.includes(c);
      });
      expect(wrong).toEqual([]);
    });
  });
});

test('R12.6 a running game always asks a question with a choice, and it ends', () => {
  always(10, (table) => {
    const end = watch(table, (game) => {
      const waiting = decision(game);
      expect(waiting !== null).toBe(game.status === 'playing');
      if (!waiting) return;
      expect(waiting.options.length).toBeGreaterThan(1);
      expect(new Set(waiting.options).size).toBe(waiting.options.length);
      expect(waiting.seat >= 0 && waiting.seat < table.players).toBe(true);
    });
    expect(end.status === 'over' || (end.status === 'unfinished' && end.draws === 400)).toBe(true);
  });
});

test('R12.4 points never fall', () => {
  always(10, (table) => {
    let before = new Array<number>(table.players).fill(0);
    watch(table, (game) => {
      game.vp.forEach((points, seat) => {
        expect(points).toBeGreaterThanOrEqual(before[seat]);
      });
      before = game.vp.slice();
    });
  });
});

test('a clone made in the memory of a discarded one equals the game and shares nothing with it', () => {
  let grown = 0;
  always(4, (table) => {
    let spare: Game | undefined;
    watch(table, (game, turn) => {
      if (turn % 5 !== 0 || game.status !== 'playing') return;
      const before = hash(game);
      if (spare && spare.landscape.radius !== game.landscape.radius) grown++;
      const copy = clone(game, spare);
      expect(hash(copy)).toBe(before);
      if (spare?.landscape.radius === game.landscape.radius) expect(copy.landscape).toBe(spare.landscape);
      for (let n = 0; n < 10 && decision(copy); n++) apply(copy, copy.asked.options[0]);
      expect(hash(game)).toBe(before);
      spare = copy;
    });
  });
  // Some copies were made after the landscape had outgrown the spare's memory.
  expect(grown).toBeGreaterThan(0);
});

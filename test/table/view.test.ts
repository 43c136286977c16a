/** What a seat may know: nothing about other hands, the decks, or choices that are not yet revealed (R3.5, R6.2). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startGame } from '../../runtime/game.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { makeBot, playOut } from '../../runtime/players/bot.ts';
import { clone } from '../../runtime/state.ts';
import { view } from '../../runtime/view/view.ts';
import { plainSet } from '../plain-set.ts';
import { card } from './cards.ts';
import { viewsWhileChoosing } from './hidden.ts';
import { asked, completed, draw, position } from './table-kit.ts';

const tables = makeTables([plainSet]);
const someTable = fc.record({
  players: fc.integer({ min: 2, max: 6 }),
  seed: fc.integer({ min: 0, max: 0xffffffff }),
});

test('R6.2 a seat sees its own hand', () => {
  const game = startGame(tables, { players: 3, seed: 1, hands: ['ant', 'bee', 'cat'] });
  expect(view(game, 0).seats[0].hand).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(view(game, 1).seats[0]).toMatchObject({ hand: null, handSize: 9 });
});

test('R3.5 the choices of others are hidden until all have chosen', () => {
  let compared = 0;
  fc.assert(
    fc.property(someTable, ({ players, seed }) => {
      const game = startGame(tables, { players, seed, maxDraws: 60 });
      // Few free cubes, so that some are taken from cards (R3.3).
      game.cubes = game.cubes.map((_, seat) => 1 + (seat % 2));
      game.cubeSupply = 0;
      const bots = Array.from({ length: players }, (_, seat) => makeBot('random', seed, seat));
      let draws = 0;
      playOut(game, bots, (state) => {
        if (state.draws === draws || state.draws % 3 !== 0) return;
        draws = state.draws;
        const seat = draws % players;
        const views = [1, 2, 3].map((n) => viewsWhileChoosing(clone(state), seat, seed + n));
        for (const other of views.slice(1)) {
          for (const [who, text] of other) {
            if (!views[0].has(who)) continue;
            expect(text).toBe(views[0].get(who));
            compared++;
          }
        }
      });
    }),
    { numRuns: 15 },
  );
  expect(compared).toBeGreaterThan(100);
});

test('R3.5 all choices become known together, before the first dial reward', () => {
  const game = completed(
    [card(1, 'sun rain'), card(2, 'rain')],
    [{ active: ['1'] }, { hand: [2], dial: 2 }, {}],
  );
  expect(asked(game)).toBe('1 dial-reward');
  expect(view(game, 2).seats[0].active[0].covered).toEqual([true, false]);
});

test('R3.5 only the seat that is asked sees the options of its decision', () => {
  const game = position([card(1, 'sun rain')]);
  draw(game, 'sun');
  expect(view(game, 0).decision?.options).toHaveLength(2);
  expect(view(game, 1).decision).toEqual({ seat: 0, kind: 'use-element', options: null });
});

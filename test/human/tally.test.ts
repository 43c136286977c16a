/** Points by card: every point is recorded, and recording does not change the game. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, applyInSteps, decision } from '../../runtime/game.ts';
import { randomBelow, seedRandom } from '../../runtime/random.ts';
import { hash } from '../../runtime/save/json.ts';
import { clone } from '../../runtime/state.ts';
import { gains, pointsByCard } from '../../runtime/view/points-by-card.ts';
import { sets, startRandomGame } from '../programs/game.ts';
import { runs } from '../programs/runs.ts';

const table = fc.record({ set: sets, players: fc.integer({ min: 1, max: 4 }), seed: fc.nat() });

test('the points of a seat are the sum of the points of its cards and features', () => {
  let features = 0;
  fc.assert(
    fc.property(table, ({ set, players, seed }) => {
      const start = startRandomGame(set, players, seed);
      const game = clone(start);
      const chance = { random: seedRandom(seed) };
      const choices: number[] = [];
      for (let waiting = decision(game); waiting; waiting = decision(game)) {
        const option = waiting.options[randomBelow(chance, waiting.options.length)];
        choices.push(option);
        apply(game, option);
      }
      const points = pointsByCard(gains(start, choices));
      expect(hash(start)).toBe(hash(game));
      const numbers = new Set([...set.cards, ...set.features].map(({ number }) => number));
      for (const { card } of points) expect(numbers).toContain(card);
      const sums = game.vp.map((_, seat) =>
        points.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.points, 0),
      );
      expect(sums).toEqual(game.vp);
      features += points.filter(({ card }) => card > 100).length;
    }),
    runs(40, 99),
  );
  expect(features).toBeGreaterThan(0);
});

test('answering a decision in steps leads to the same state as `apply`', () => {
  fc.assert(
    fc.property(table, ({ set, players, seed }) => {
      const game = startRandomGame(set, players, seed);
      const chance = { random: seedRandom(seed) };
      for (let turn = 0; turn < 60 && decision(game); turn++) {
        const { options } = game.asked;
        const option = options[randomBelow(chance, options.length)];
        const other = clone(game);
        applyInSteps(other, option, (act) => act());
        apply(game, option);
        expect(hash(other)).toBe(hash(game));
      }
    }),
    runs(8, 96),
  );
});

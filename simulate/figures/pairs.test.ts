/** Pairs of cards, in hand-written games. */
import { expect, test } from 'vitest';
import { chainOf, PLAIN } from '../../test/simulate/sets.ts';
import { simulation } from '../run/simulation.ts';
import { countWin, WIN_UNITS } from '../statistics/sums.ts';
import { find } from './pairs.ts';

test('two cards are a pair only if they win far more together than each of them alone', () => {
  const run = simulation(chainOf(PLAIN), { players: 2, seed: 1, bots: ['random', 'random'] });
  for (const one of run.tally.cards) one.dealt = { games: 200, won: 100 * WIN_UNITS };
  for (let game = 0; game < 100; game++) {
    countWin(run.tally.pairs, '0 1', game < 80 ? WIN_UNITS : 0);
    countWin(run.tally.pairs, '0 2', game < 52 ? WIN_UNITS : 0);
  }
  const { looked, found } = find(run);
  expect(looked).toBe(2);
  expect(found).toEqual([
    { cards: [1, 2], games: 100, winShare: 0.8, better: 0.5, rate: expect.any(Number) },
  ]);
});

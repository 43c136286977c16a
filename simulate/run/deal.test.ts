/** The starting hands of simulated games. */
import { expect, test } from 'vitest';
import { card, chainOf } from '../../test/simulate/sets.ts';
import { playGame, simulation } from './simulation.ts';

const FEW = `set few "Few" extends first-continent
${card(901, 'gain 9vp')}${card(902, 'gain 1vp').replace('brown', 'blue')}`;

test.each([undefined, [901], [902]])(
  'the few cards of a small set are often dealt to different players (given: %j)',
  (cards) => {
    const run = simulation(chainOf(FEW), {
      ...{ players: 4, seed: 1, bots: Array(4).fill('random'), target: 1 },
      ...(cards && { cards }),
    });
    const together = Array.from({ length: 40 }, (_, game) => {
      const { row } = playGame(run, game);
      return row!.began.some((begun) => begun.includes(901) && begun.includes(902));
    }).filter(Boolean).length;
    // Chance alone gives one in four games.
    expect(together).toBeGreaterThan(0);
    expect(together).toBeLessThan(25);
  },
);

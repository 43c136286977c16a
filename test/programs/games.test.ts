/** Games with random cards and features, saved midway, and played by bots that look ahead. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bot, type BotName, makeBot, playOut } from '../../runtime/players/bot.ts';
import { sets, startRandomGame } from './game.ts';
import { brokenAtTable } from './rules-kept.ts';
import { runs } from './runs.ts';

const table = fc.record({ set: sets, players: fc.integer({ min: 2, max: 4 }), seed: fc.nat() });
const bots = (name: BotName, players: number, seed: number): Bot[] =>
  Array.from({ length: players }, (_, seat) => makeBot(name, seed, seat));

test('bots that look ahead play games with random cards to the end', () => {
  fc.assert(
    fc.property(table, ({ set, players, seed }) => {
      const game = startRandomGame(set, players, seed);
      playOut(game, bots('greedy', players, seed), (state, option) => {
        expect(state.asked.options).toContain(option);
      });
      expect(brokenAtTable(game)).toEqual([]);
    }),
    runs(4, 62),
  );
});

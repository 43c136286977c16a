/** Games with random cards and features, played out at random: an end, nothing lost, nothing against the rules. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, decision } from '../../runtime/game.ts';
import { hash, restore, toJSON } from '../../runtime/json.ts';
import { type Bot, type BotName, makeBot, playOut } from '../../runtime/players/bot.ts';
import { sets, startRandomGame } from './game.ts';
import { broken, brokenAtTable, stock } from './rules-kept.ts';
import { runs } from './runs.ts';

const table = fc.record({ set: sets, players: fc.integer({ min: 2, max: 4 }), seed: fc.nat() });
const bots = (name: BotName, players: number, seed: number): Bot[] =>
  Array.from({ length: players }, (_, seat) => makeBot(name, seed, seat));

test('whatever cards and features do, nothing is lost and the rules are kept', () => {
  let features = 0;
  fc.assert(
    fc.property(table, ({ set, players, seed }) => {
      const game = startRandomGame(set, players, seed);
      const all = stock(game);
      const anywhere = JSON.stringify(set).includes('overAnyTerrain');
      let turn = 0;
      playOut(game, bots('random', players, seed), (state) => {
        if (turn++ % 3 !== 0) return;
        expect(stock(state)).toEqual(all);
        expect([...broken(state, anywhere), ...brokenAtTable(state)]).toEqual([]);
      });
      expect(stock(game)).toEqual(all);
      expect([...broken(game, anywhere), ...brokenAtTable(game)]).toEqual([]);
      expect(decision(game)).toBeNull();
      expect(['over', 'unfinished']).toContain(game.status);
      features += game.features.length;
    }),
    runs(20, 60),
  );
  expect(features).toBeGreaterThan(5);
});

test('a game kept as JSON in the middle goes on to the same end', () => {
  fc.assert(
    fc.property(table, fc.integer({ min: 1, max: 150 }), ({ set, players, seed }, at) => {
      const game = startRandomGame(set, players, seed);
      let kept = JSON.stringify(toJSON(game));
      const answers: number[] = [];
      let turn = 0;
      playOut(game, bots('random', players, seed), (state, option) => {
        if (++turn === at) {
          kept = JSON.stringify(toJSON(state));
          answers.length = 0;
        }
        answers.push(option);
      });
      const copy = restore(game.tables, JSON.parse(kept));
      for (const option of answers) apply(copy, option);
      expect(hash(copy)).toBe(hash(game));
    }),
    runs(10, 61),
  );
});

test('bots that look ahead play such games to the end, too', () => {
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

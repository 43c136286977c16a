/** Bots follow the rules: they choose offered options, and know no more than their seat may (R3.5, R6.2). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startGame } from '../../runtime/game.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { type BotName, chooseAs, makeBot, playOut } from '../../runtime/players/bot.ts';
import { seedRandom } from '../../runtime/random.ts';
import { hash } from '../../runtime/save/json.ts';
import type { Game } from '../../runtime/state.ts';
import { compileBaseSet } from './base-set.ts';
import { redealt } from './hidden.ts';

/** Bots with search budgets small enough for tests. */
const BOTS: BotName[] = ['random', 'greedy', 'learned', 'mcts:4', 'mcts:4+learned'];
/** How many draws to play: searching is slow. */
const drawsOf = (name: BotName): number => (name.startsWith('mcts') ? 8 : 40);

const tables = makeTables([compileBaseSet()]);

function watch(
  name: BotName,
  players: number,
  seed: number,
  look: (game: Game, option: number) => void,
): Game {
  const game = startGame(tables, { players, seed, maxDraws: drawsOf(name) });
  const bots = Array.from({ length: players }, (_, seat) => makeBot(name, seed, seat));
  playOut(game, bots, look);
  return game;
}

test.each(BOTS)('%s takes only offered options, and thinking changes nothing', (name) => {
  for (const players of [2, 4, 6]) {
    watch(name, players, players, (game, option) => {
      expect(game.asked.options).toContain(option);
    });
    const game = startGame(tables, { players, seed: 7 });
    const before = hash(game);
    chooseAs(name, game, { random: seedRandom(1) });
    expect(hash(game)).toBe(before);
  }
});

test.each(BOTS)(
  'R6.2 the choice of %s does not depend on other hands, the decks or the tokens drawn next',
  (name) => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(), (players, seed) => {
        let turn = 0;
        watch(name, players, seed, (game) => {
          if (turn++ % 3 !== 0) return;
          const other = redealt(game, game.asked.seat, seed ^ turn);
          other.random = seedRandom(seed + turn);
          const choices = [game, other].map((g) => chooseAs(name, g, { random: seedRandom(turn) }));
          expect([game.asked.kind, choices[1]]).toEqual([game.asked.kind, choices[0]]);
        });
      }),
      { numRuns: name.startsWith('mcts') ? 3 : 10 },
    );
  },
);

/** Bots weigh what active cards wait for, and what cards score at the end (L43, L44). */
import { expect, test } from 'vitest';
import { compileSteps } from '../../compiler/compile.ts';
import { chainOf } from '../../test/simulate/sets.ts';
import { makeTables } from '../make-tables.ts';
import { seedRandom } from '../random.ts';
import { run } from '../run.ts';
import { startEffect } from '../start-effect.ts';
import { emptyGame } from '../state.ts';
import { noteCompleted } from '../table/active.ts';
import { layLayout } from '../table/setup.ts';
import { type BotName, chooseAs } from './bot.ts';

/** The branch that a bot takes, between a lion and an antelope, with a card that has these triggers. */
function branchTaken(bot: BotName, triggers: string, isKept: boolean): number {
  const chain = chainOf(`card 901 brown leaves 2 energy sun { ${triggers} }`);
  const words = makeTables(chain).words;
  const { steps } = compileSteps('either { place lion } or { place antelope }', words);
  const game = emptyGame(makeTables(chain, [steps]), 2, 1);
  layLayout(game, 'standard');
  const card = game.tables.cardOf[901];
  if (isKept) noteCompleted(game, 0, card);
  else game.active[0].push(card);
  startEffect(game, 0, -1, 0);
  run(game);
  return chooseAs(bot, game, { random: seedRandom(1) });
}

test.each<BotName>(['greedy', 'learned', 'mcts:200'])('%s takes the branch that a card pays for', (bot) => {
  for (const [at, thing] of ['lion', 'antelope'].entries()) {
    expect(branchTaken(bot, `when a ${thing} is placed { gain 6vp }`, false)).toBe(at);
    expect(branchTaken(bot, `at end { gain 6vp per ${thing} }`, true)).toBe(at);
  }
});

/** The card that a bot plays: 901 with these triggers, or 902, which gives 2 points. */
function cardPlayed(bot: BotName, triggers: string): number {
  const chain = chainOf(
    `card 901 brown leaves 1 energy sun { ${triggers} } card 902 brown leaves 1 energy sun { gain 2vp }`,
  );
  const { steps } = compileSteps('play a card', makeTables(chain).words);
  const game = emptyGame(makeTables(chain, [steps]), 2, 1);
  layLayout(game, 'standard');
  const [one, other] = [901, 902].map((number) => game.tables.cardOf[number]);
  game.hands[0].push(one, other);
  startEffect(game, 0, -1, 0);
  run(game);
  return game.tables.cards[chooseAs(bot, game, { random: seedRandom(1) })].number;
}

test.each<BotName>(['greedy', 'learned', 'mcts:200'])(
  '%s plays a card for what it waits for and scores at the end, if that is more',
  (bot) => {
    expect(cardPlayed(bot, 'when a grassland is placed { gain 6vp }')).toBe(901);
    expect(cardPlayed(bot, 'when a grassland is placed by you { gain 1vp }')).toBe(902);
    expect(cardPlayed(bot, 'when you complete another card { gain 2vp }')).toBe(901);
    expect(cardPlayed(bot, 'when another player completes a card { gain 2vp }')).toBe(901);
    expect(cardPlayed(bot, 'when a round begins { gain 6vp }')).toBe(901);
    expect(cardPlayed(bot, 'when a round begins { gain 1vp }')).toBe(902);
    expect(cardPlayed(bot, 'at end { gain 6vp }')).toBe(901);
    expect(cardPlayed(bot, 'at end { gain 6vp per rhino }')).toBe(902);
  },
);

/** L60: what people do by hand, no bot does. */
import { expect, test } from 'vitest';
import { effectOf } from '../../test/effect-of.ts';
import { plainSet } from '../../test/plain-set.ts';
import { chainOf } from '../../test/simulate/sets.ts';
import { decision, startGame } from '../game.ts';
import { makeTables } from '../make-tables.ts';
import { DONE } from '../options.ts';
import { seedRandom } from '../random.ts';
import { emptyGame } from '../state.ts';
import { type BotName, chooseAs, makeBot, playOut } from './bot.ts';
import { positionWorth } from './evaluation.ts';

const BOTS: BotName[] = ['random', 'greedy', 'learned', 'mcts:20', 'mcts:20+learned'];

test.each(BOTS)('the bot %s is done by hand, although it could take points', (bot) => {
  const game = effectOf('by hand "Take what you like."', 3);
  expect(decision(game)).toMatchObject({ kind: 'by-hand' });
  for (let seed = 1; seed <= 3; seed++) expect(chooseAs(bot, game, { random: seedRandom(seed) })).toBe(DONE);
});

test('a game of bots with cards by hand comes to its end, and they are done at once', () => {
  const steps = [{ op: 'by-hand' as const, text: 'Take what you like.' }];
  const cards = plainSet.cards.map((card, at) => (at % 2 ? { ...card, steps } : card));
  const game = startGame(makeTables([{ ...plainSet, cards }]), { players: 2, seed: 4, target: 12 });
  const chosen = new Set<number>();
  playOut(game, [makeBot('random', 4, 0), makeBot('greedy', 4, 1)], ({ asked: { kind } }, option) => {
    if (kind === 'by-hand') chosen.add(option);
  });
  expect(game.status).toBe('over');
  expect(chosen).toEqual(new Set([DONE]));
});

test('what is scored at the end counts without what is done by hand', () => {
  const text = 'feature 1 blue "F" pattern "G" { at end { by hand "Do it."; gain 2vp } }';
  const game = emptyGame(makeTables(chainOf(text)), 1, 1);
  const before = positionWorth(game, 0);
  game.features.push({ card: game.tables.cardOf[1], seat: 0 } as (typeof game.features)[number]);
  expect(positionWorth(game, 0) - before).toBe(2);
});

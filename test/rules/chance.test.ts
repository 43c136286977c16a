/** L57: what comes from the bag by chance is the game's own, known to nobody before, and weighed by bots. */
import { expect, test } from 'vitest';
import { apply } from '../../runtime/game.ts';
import { logChoice } from '../../runtime/log/log.ts';
import { NO, YES } from '../../runtime/options.ts';
import { type BotName, chooseAs } from '../../runtime/players/bot.ts';
import { imagine } from '../../runtime/players/determinize.ts';
import { seedRandom } from '../../runtime/random.ts';
import { hash } from '../../runtime/save/json.ts';
import { clone, type Game } from '../../runtime/state.ts';
import { SPECTATOR, view } from '../../runtime/view/view.ts';
import { whyNoUndo } from '../../table/game/undo.ts';
import { effectOf } from '../effect-of.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 1);

/** An effect at a table for two, with the random numbers of a seed. */
const lucky = (text: string, seed: number): Game =>
  effectOf(text, 2, (game) => {
    game.random = seedRandom(seed);
    game.maxDraws = 100;
    game.target = 40;
  });

const PUSH =
  'repeat up to 8 { draw an element; if you drew at least 2 sun { stop } }; gain 1vp per drawn element';

/** Says yes as often as asked, up to a number of times. */
function push(game: Game, times: number): Game {
  for (let n = 0; n < times && game.asked.options.length > 0; n++) apply(game, YES);
  return game;
}

test('the same seed draws the same, another seed something else', () => {
  const drawn = (seed: number) => push(lucky(PUSH, seed), 3).laid;
  for (const seed of SEEDS) expect(drawn(seed)).toEqual(drawn(seed));
  expect(new Set(SEEDS.map((seed) => JSON.stringify(drawn(seed)))).size).toBeGreaterThan(4);
});

test('what is laid aside is missing in the bag until the effect ends', () => {
  const game = lucky(PUSH, 1);
  const before = game.bag.slice();
  push(game, 1);
  expect(game.bag.reduce((sum, n) => sum + n, 0)).toBe(before.reduce((sum, n) => sum + n, 0) - 1);
  apply(game, NO);
  expect(game.bag).toEqual(before);
});

test('an empty bag gives nothing, and `may` does not ask', () => {
  const game = effectOf(
    'draw 2 elements; may draw an element; gain 1vp per drawn element; gain 5vp',
    1,
    (one) => {
      one.random = seedRandom(1);
      one.bag.fill(0);
    },
  );
  expect(game.vp).toEqual([5]);
});

test('all see what was drawn, and nobody what comes', () => {
  const game = lucky(PUSH, 2);
  expect(view(game, 0)).not.toHaveProperty('laid');
  const copies = SEEDS.map((seed) => imagine(game, { random: seedRandom(seed) }, 0));
  expect(new Set(copies.map((copy) => push(copy, 1).laid?.[0]?.element)).size).toBeGreaterThan(1);
  push(game, 1);
  for (const seat of [0, 1, SPECTATOR]) expect(view(game, seat).laid).toEqual(view(game, 0).laid);
  expect(view(game, 0).laid).toHaveLength(1);
});

test('a draw cannot be taken back', () => {
  const before = lucky(PUSH, 3);
  const now = push(clone(before), 1);
  expect(whyNoUndo(before, now, [logChoice(before, YES)])).toBe('a token has been drawn from the bag since');
});

test('a game without such a step has no field for it', () => {
  const game = lucky('may { place water; gain 1vp }', 1);
  expect(Object.keys(game)).not.toContain('laid');
  expect(hash(game)).not.toContain('laid');
});

/** How often a bot takes the first branch, over all seeds. */
const firsts = (bot: BotName, text: string): number =>
  SEEDS.filter((seed) => {
    const game = lucky(text, seed);
    return chooseAs(bot, game, { random: seedRandom(seed + 100) }) === 0;
  }).length;

test.each(['greedy', 'learned', 'mcts:60', 'mcts:40+learned'] as const)('%s weighs chance', (bot) => {
  // Of the elements in the bag, a few are suns: one in two draws is worth a lot, then less than a point.
  expect(firsts(bot, 'either { draw 2 elements; gain 20vp per drawn sun } or { gain 3vp }')).toBe(
    SEEDS.length,
  );
  expect(firsts(bot, 'either { draw an element; gain 4vp per drawn sun } or { gain 3vp }')).toBe(0);
});

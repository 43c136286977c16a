import { expect, test } from 'vitest';
import { effectOf } from '../../test/effect-of.ts';
import { plainSet } from '../../test/plain-set.ts';
import { apply, decision, startGame } from '../game.ts';
import { within } from '../landscape/work.ts';
import { makeTables } from '../make-tables.ts';
import { seedRandom } from '../random.ts';
import { hash } from '../save/json.ts';
import { choose, chooseAs, makeBot, type OwnBot, playOut, readBot, thinkAs } from './bot.ts';
import { imagine } from './determinize.ts';
import { argMax, evaluateOptions } from './evaluation.ts';

const tables = makeTables([plainSet]);
const start = (seed: number) => startGame(tables, { players: 2, seed, target: 12 });
const rng = (seed: number) => ({ random: seedRandom(seed) });

test.each([
  ['greedy', { bot: 'greedy' }],
  ['mcts', { bot: 'mcts:200' }],
  ['mcts:50+learned', { bot: 'mcts:50+learned' }],
  ['mcts+learned', { bot: 'mcts:200+learned' }],
  ['mcts:007', { problem: expect.anything() }],
  ['mcts:0', { problem: expect.anything() }],
  ['best', { problem: expect.anything() }],
  ['best+learned', { problem: expect.anything() }],
  ['mcts:50+greedy', { problem: expect.anything() }],
  ['greedy:3', { problem: 'greedy:3: only mcts has a budget, like mcts:200' }],
  [
    'greedy+learned',
    { problem: 'greedy+learned: only mcts searches with what was learned, like mcts:200+learned' },
  ],
  [
    'mcts:0+learned',
    { problem: expect.stringMatching(/^mcts:0\+learned: the budget of mcts is a whole number/) },
  ],
])('the name %s of a bot is read, with a budget for mcts only', (name, read) => {
  expect(readBot(name)).toEqual(read);
});

test('R6.2 a determinized game keeps what the seat sees and changes what it does not', () => {
  const game = start(3);
  const seat = game.asked.seat;
  const copies = [1, 2, 3].map((seed) => imagine(game, rng(seed), seat));
  for (const copy of copies) {
    expect(copy.hands[seat]).toEqual(game.hands[seat]);
    expect(copy.hands[1 - seat]).toHaveLength(game.hands[1 - seat].length);
    const cards = (of: typeof game) => [...of.hands.flat(), ...of.decks.flat()].toSorted((a, b) => a - b);
    expect(cards(copy)).toEqual(cards(game));
  }
  expect(new Set(copies.map((copy) => copy.decks[0].join())).size).toBe(3);
});

test('L40 points are given to oneself, else to the one who is last', () => {
  const chosen = (text: string): number => {
    const game = effectOf(text, 3, ({ vp }) => vp.splice(0, 3, 5, 4, 1));
    return game.asked.options[argMax(evaluateOptions(game, rng(1), { tried: 10 }))];
  };
  expect(chosen('choose a player { gain 1vp }')).toBe(0);
  expect(chosen('choose another player { gain 1vp }')).toBe(2);
});

test('choosing does not change the game, and depends only on the game and the generator', () => {
  const game = start(4);
  const before = hash(game);
  for (const bot of ['random', 'greedy', 'learned', 'mcts:3'] as const) {
    const [first, second] = [chooseAs(bot, game, rng(9)), chooseAs(bot, game, rng(9))];
    expect(first).toBe(second);
    expect(game.asked.options).toContain(first);
    expect(hash(game)).toBe(before);
  }
});

test("a bot of one's own plays beside a built-in one, and sees only what its seat may see", () => {
  const game = start(6);
  const seats = new Set<number>();
  const last: OwnBot = ({ seat, seats: seen, decision: asked }) => {
    seats.add(seat);
    expect(seen[1 - seat]!.hand).toBeNull();
    return asked!.options!.length - 1;
  };
  playOut(game, [last, makeBot('random', 6, 1)]);
  expect(game.status).toBe('over');
  expect(seats).toEqual(new Set([0]));
});

test('a bot is asked for one option, and an answer that is none is refused with what the bot said', () => {
  const game = start(6);
  const { seat, kind, options } = decision(game)!;
  expect(choose(game, () => 1)).toBe(options[1]);
  expect(choose(game, makeBot('random', 6, seat))).toBe(choose(game, makeBot('random', 6, seat)));
  expect(() => choose(game, () => -1)).toThrow(
    `the bot of seat ${seat} answers -1 to \`${kind}\`, which has the options 0 to ${options.length - 1}`,
  );
  expect(() => playOut(game, [() => 0.5, () => 0.5])).toThrow('answers 0.5');
  expect(() => choose(game, 'greedy' as never)).toThrow('choose expects a bot of `makeBot`, or a function');
});

test('a completed card is worth what its effect gives', () => {
  const game = start(5);
  for (let steps = 0; game.asked.kind !== 'complete-card' && decision(game) && steps < 2000; steps++) {
    const { options } = game.asked;
    apply(game, options[options.length - 1]);
  }
  expect(game.asked.kind).toBe('complete-card');
  const worths = evaluateOptions(imagine(game, rng(1), game.asked.seat), rng(1), { tried: 24 });
  expect(worths).toHaveLength(game.asked.options.length);
  expect(worths[argMax(worths)]).toBe(Math.max(...worths));
});

test.each([
  ['greedy', 'c010c6b02e088b1f'],
  ['mcts:20', 'fa992cc42305da23'],
] as const)('%s plays as it always has: figures of many games rest on it', (name, expected) => {
  const game = start(8);
  playOut(game, [makeBot(name, 8, 0), makeBot(name, 8, 1)]);
  expect(hash(game)).toBe(expected);
});

test('R12.6 games tried with an allowance stop when it is used up', () => {
  const game = start(7);
  within(10, () => apply(game, game.asked.options[0]));
  expect([game.status, game.bound]).toEqual(['unfinished', 'lookups']);
});

test('a search in parts, with other games between them, ends as without', () => {
  const game = start(5);
  while (game.asked.kind !== 'use-element') apply(game, chooseAs('greedy', game, rng(1)));
  const whole = chooseAs('mcts:60', game, rng(2));
  const thoughts = thinkAs('mcts:60', game, rng(2));
  let parts = 0;
  for (;;) {
    const next = thoughts.next();
    if (next.done) {
      const { option, worths } = next.value;
      expect(option).toBe(whole);
      expect(worths).toHaveLength(game.asked.options.length);
      expect(worths![game.asked.options.indexOf(option)]).toBeGreaterThan(-Infinity);
      break;
    }
    parts++;
    playOut(start(parts), [makeBot('random', 1, 0), makeBot('random', 1, 1)]);
  }
  expect(parts).toBeGreaterThan(3);
});

import { expect, test } from 'vitest';
import { botNames, checkSeat, handNames } from './game-options.ts';

test('a list of bots repeats, and can give the budget of a search', () => {
  expect(botNames('mcts:50, greedy', 3)).toEqual(['mcts:50', 'greedy', 'mcts:50']);
  expect(botNames('mcts', 1)).toEqual([expect.stringMatching(/^mcts:\d+$/)]);
});

test('a table without seats has no bots, and more bots than seats are refused', () => {
  expect(botNames('greedy', 0)).toEqual([]);
  expect(() => botNames('greedy,random', 1)).toThrow('2 bots are too many for 1 player.');
});

test.each([
  ['mtcs', 'There is no bot mtcs. There are: random, greedy, learned, mcts.'],
  ['greedy,', 'The name of a bot is missing. Separate names with single commas.'],
  ['mcts:50+greedy', 'mcts:50+greedy: a search can only be joined by learned, like mcts:200+learned.'],
  ['mcts:0', 'mcts:0: the budget of mcts is a whole number of iterations from 1 to 1000000, like mcts:200.'],
  [
    'mcts:many',
    'mcts:many: the budget of mcts is a whole number of iterations from 1 to 1000000, like mcts:200.',
  ],
  ['random:3', 'random:3: only mcts has a budget, like mcts:200.'],
])('bots %s are refused with the reason', (list, message) => {
  expect(() => botNames(list, 2)).toThrow(message);
});

test('a word for hands alone is for all seats, in a list for one', () => {
  expect(handNames('leaf', 2)).toEqual(['leaf', 'leaf']);
  expect(handNames('lion, draft,any', 3)).toEqual(['lion', 'draft', 'any']);
});

test('seats have to exist, and people count them from 1', () => {
  expect(checkSeat(3, 4)).toBe(3);
  expect(() => checkSeat(-1, 4)).toThrow('There is no seat 0: 4 players have seats 1 to 4.');
  expect(() => checkSeat(4, 4)).toThrow('There is no seat 5: 4 players have seats 1 to 4.');
});

/** `ecos strength`. */
import { expect, test } from 'vitest';
import { workspace } from '../workspace.ts';

const { ecos, json, refused } = workspace();
const match = (...args: string[]) => json('strength', ...args);

test('any number of workers gives the same figures, also when the sequential test ends the match', () => {
  const args = ['greedy', 'random', '--target', '20', '--sprt', '0,200'];
  const one = match(...args, '--jobs', '1');
  const two = match(...args, '--jobs', '2');
  expect(two).toEqual(one);
  expect(one).toMatchObject({ a: 'greedy', b: 'random', decided: 'high', unfinished: 0 });
  expect(one.games % 2).toBe(0);
});

test('a bot against itself wins its fair share exactly: each deal is played with all seats rotated', () => {
  const { games, won, elo } = match('random', 'random', '--players', '3', '--games', '10', '--target', '20');
  expect([games, won, elo.mean]).toEqual([12, 0.3333, 0]);
});

test('the text output is a sentence with the share of wins and its confidence interval', () => {
  const { out } = ecos('strength', 'greedy', 'random', '--games', '8', '--target', '20', '--sprt', '-5,5');
  expect(out).toMatch(
    /^greedy won \d+\.\d % of 8 games against random \(95 % confidence interval .*; a fair share is 50\.0 %\)\nElo: .*\nTest: /,
  );
});

test.each([
  [['greedy', 'nobody'], 'There is no bot nobody'],
  [['greedy', 'random,greedy'], '3 bots are too many for 2 players.'],
  [['greedy', 'random', '--players', '7'], 'Give a whole number from 2 to 6.'],
  [['greedy', 'random', '--sprt', '5,0'], 'Give two Elo differences'],
])('%s is refused', (args, message) => {
  expect(refused('strength', ...args)).toContain(message);
});

import { expect, test } from 'vitest';
import { showStrength } from '../../cli/commands/strength.ts';
import type { Strength } from '../../simulate/index.ts';

test.each<[Strength['elo'], string]>([
  [{ mean: 12, low: -3.5, high: 27 }, '+12 (−3.5 to +27)'],
  [{ mean: null, low: null, high: 113.4 }, 'at most +113.4; more games may show how much less'],
  [{ mean: null, low: -113.4, high: null }, 'at least −113.4; more games may show how much more'],
  [{ mean: 40, low: -10, high: null }, '+40, at least −10; more games may show how much more'],
  [{ mean: null, low: null, high: null }, 'too few games to say'],
])('the Elo difference %j is shown as %j', (elo, text) => {
  const strength = { games: 8, won: 0.5, low: 0, high: 1, elo, decided: null };
  const lines = showStrength({ a: 'greedy', b: 'random', ...strength }, 2, undefined).split('\n');
  expect(lines[1]).toBe(`Elo: ${text}`);
});

test('without a complete deal nothing is measured', () => {
  const strength = { games: 0, won: null, low: 0, high: 1, elo: { mean: null, low: null, high: null } };
  expect(showStrength({ a: 'greedy', b: 'random', ...strength, decided: null }, 2, undefined)).toBe(
    'No deal was played with every seat, so nothing is measured.',
  );
});

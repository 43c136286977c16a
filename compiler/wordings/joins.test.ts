/** Where steps go that others need. */
import { expect, test } from 'vitest';
import { withStepsBefore } from './joins.ts';

test.each([
  [
    'gain 1vp per forest (choose a lion) adjacent to this at most 4',
    'choose a lion; gain 1vp per forest adjacent to this at most 4',
  ],
  [
    'place fish; may { remove all lions (choose a water) adjacent to this }',
    'place fish; may { choose a water; remove all lions adjacent to this }',
  ],
  [
    'gain 1vp per fish (first choose a water) in this habitat',
    '@first choose a water; gain 1vp per fish in this habitat',
  ],
  ['gain 1vp', 'gain 1vp'],
])('%s', (meaning, steps) => {
  expect(withStepsBefore(meaning).replaceAll(/\s+/g, ' ')).toBe(steps);
});

test('of two such steps only the last would be "this"', () => {
  const meaning = 'if (choose a lion) adjacent to (choose a water) this { gain 1vp }';
  expect(withStepsBefore(meaning)).toBe(meaning);
});

/** The section that a sentence links to. */
import { expect, test } from 'vitest';
import { sectionOf } from './sections.ts';

test('a sentence links to the section with its figures', () => {
  const text = 'said';
  expect(sectionOf({ about: 'steps', text }, false)).toBe('steps');
  // The section about steps does not list cards that never ran.
  expect(sectionOf({ about: 'idle', text }, false)).toBe('cards');
  expect([false, true].map((hasLadder) => sectionOf({ about: 'cards', text }, hasLadder))).toEqual([
    'cards',
    'ladder',
  ]);
  expect([false, true].map((hasLadder) => sectionOf({ about: 'hands', text }, hasLadder))).toEqual([
    'hands',
    'ladder-hands',
  ]);
});

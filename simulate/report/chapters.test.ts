/** The chapter that a sentence links to. */
import { expect, test } from 'vitest';
import { chapterOf } from './chapters.ts';

test('a sentence links to the chapter with its figures', () => {
  const text = 'said';
  expect(chapterOf({ about: 'steps', text }, false)).toBe('steps');
  // The chapter about steps does not list cards that never ran.
  expect(chapterOf({ about: 'steps', text, unused: true }, false)).toBe('cards');
  expect([false, true].map((hasLadder) => chapterOf({ about: 'cards', text }, hasLadder))).toEqual([
    'cards',
    'ladder',
  ]);
  expect([false, true].map((hasLadder) => chapterOf({ about: 'hands', text }, hasLadder))).toEqual([
    'hands',
    'ladder-hands',
  ]);
});

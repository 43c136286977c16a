/** The grammar, which imports nothing, repeats limits of the program. */
import { expect, test } from 'vitest';
import { DEEPEST } from '../../grammar/repair/braces.ts';
import { LARGEST_NUMBER } from '../../grammar/tokens/token-text.ts';
import { DEEPEST_BLOCK, LARGEST } from '../../program/limits.ts';

test('a number has the same limit in a text and in a program', () => {
  expect(LARGEST_NUMBER).toBe(LARGEST);
});

test('blocks can be nested as deep in a text as in a program', () => {
  expect(DEEPEST).toBe(DEEPEST_BLOCK);
});

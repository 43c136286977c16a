/** The grammar, which imports nothing, repeats limits of the program. */
import { expect, test } from 'vitest';
import { MAX_BLOCK_DEPTH as DEPTH_IN_TEXT } from '../../grammar/repair/braces.ts';
import { LARGEST_NUMBER } from '../../grammar/tokens/token-text.ts';
import { MAX_AMOUNT, MAX_BLOCK_DEPTH } from '../../program/limits.ts';

test('a number has the same limit in a text and in a program', () => {
  expect(LARGEST_NUMBER).toBe(MAX_AMOUNT);
});

test('blocks can be nested as deep in a text as in a program', () => {
  expect(DEPTH_IN_TEXT).toBe(MAX_BLOCK_DEPTH);
});

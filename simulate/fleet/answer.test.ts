/** Untrusted answers in the queue. */
import { expect, test } from 'vitest';
import { readAnswer } from './answer.ts';

test('an answer has the name of its worker as a short single line', () => {
  expect(readAnswer({ by: 'bench-1', games: '' })).toEqual({ by: 'bench-1', games: '' });
  for (const by of ['', 'a\nError: all is lost', '\u001b[31mred', 'x'.repeat(101), 5])
    expect(readAnswer({ by, games: '' })).toBe(undefined);
});

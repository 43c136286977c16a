import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LONG_TESTS, SLOW_TESTS } from './long-tests.ts';

test('every pattern of long and slow tests matches a test', () => {
  const found = (pattern: string) => globSync(pattern, { cwd: join(import.meta.dirname, '..') }).length;
  expect([...LONG_TESTS, ...SLOW_TESTS].filter((pattern) => found(pattern) === 0)).toEqual([]);
});

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FULL } from './full.ts';

test('every pattern of long tests matches a test', () => {
  const found = (pattern: string) => globSync(pattern, { cwd: join(import.meta.dirname, '..') }).length;
  expect(FULL.filter((pattern) => found(pattern) === 0)).toEqual([]);
});

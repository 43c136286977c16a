/**
 * The work that the compiler and the formatter do for a hostile text grows with its length; it is counted, not timed.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOSTILE_PATTERNS } from './patterns.ts';
import type { Work } from './work.ts';

/** Twice this length produces more problems than are listed, and more names than are compared. */
const LENGTH = 20_000;
/** `npm test` counts every twelfth pattern only. */
const EVERY = process.env.TEST_SHORT ? 12 : 1;

/** V8 loses counts, differently each time, in code that it optimizes while it runs. */
const EXACT = ['--no-opt', '--no-maglev'];

const program = [...EXACT, join(import.meta.dirname, 'work.ts'), `${LENGTH}`, `${EVERY}`];
const counted = spawnSync(process.execPath, program, { encoding: 'utf8' });
const work: Work = JSON.parse(counted.stdout);

test('the work for at least forty patterns is counted at one and two lengths', () => {
  expect(Object.keys(HOSTILE_PATTERNS).length).toBeGreaterThanOrEqual(40);
  expect(Object.keys(work)).toEqual(Object.keys(HOSTILE_PATTERNS).filter((_, i) => i % EVERY === 0));
  for (const [once, twice] of Object.values(work)) {
    expect(once.length).toBeGreaterThan(0.9 * LENGTH);
    expect(twice.length).toBeGreaterThan(1.9 * once.length);
    expect(once.work).toBeGreaterThan(0);
  }
});

test.each(Object.entries(work))('%s: twice the text takes about twice the work', (_, [once, twice]) => {
  expect(twice.work).toBeLessThan(2.2 * once.work);
});

test.each(Object.entries(work))('%s: each character takes little work', (_, [, twice]) => {
  expect(twice.work).toBeLessThan(660 * twice.length);
});

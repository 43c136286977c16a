/** `ecos train`. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GROUPS } from '../../runtime/index.ts';
import { ecos } from '../ecos.ts';
import { PLAIN } from '../simulate/sets.ts';

const folder = mkdtempSync(join(tmpdir(), 'train-'));
const train = (...args: string[]) => ecos(['train', ...args]);

test('any number of workers gives the same weights', () => {
  writeFileSync(join(folder, 'plain.eco'), PLAIN);
  const args = [join(folder, 'plain.eco'), '--minutes', '0.008', '--seed', '2'];
  const files = ['1', '2'].map((jobs) => join(folder, `${jobs}.json`));
  const [one, two] = files.map((out, at) =>
    train(...args, '--jobs', `${at + 1}`, '--out', out, '--format', ['pretty', 'json'][at]),
  );
  expect([one.code, two.code]).toEqual([0, 0]);
  const [text, same] = files.map((file) => readFileSync(file, 'utf8'));
  expect(same).toBe(text);
  const { hash, seed, games, sets, decisions, trial, surprises, weights } = JSON.parse(text);
  expect({ seed, games }).toEqual({ seed: 2, games: 12 });
  expect(sets).toEqual([{ id: '', hash: expect.stringMatching(/^[\da-f]{16}$/) }]);
  expect(decisions).toBeGreaterThan(20);
  expect(trial).toMatchObject({ learned: trial.decisions === 0 ? null : expect.any(Number) });
  expect(Object.keys(weights)).toEqual([...GROUPS]);
  expect(one.err).toContain(`Weights ${hash} written to ${files[0]}.`);
  expect(one.err).toContain('too few games to measure');
  // Each of its cards came into play in some of the 10 games that are only played: too few to be sure of any.
  expect(surprises.map(({ number }: { number: number }) => number)).toEqual(
    Array.from({ length: 10 }, (_, at) => at + 1),
  );
  expect(one.err).toContain('10 cards were in play in fewer than 30 games: too few to judge.');
  expect(one.out).toBe('');
  const { weights: _, ...about } = JSON.parse(text);
  expect(JSON.parse(two.out)).toEqual({ file: files[1], ...about });
});

test('an output file that cannot be written is refused before any game is played', () => {
  // Training this long would outlast the test.
  const { code, out, err } = train('--minutes', '10000', '--out', folder);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toBe(`ecos: ${folder} cannot be written: it is a folder.\n`);
});

test.each([
  [['--minutes', '0'], 'Give a number of minutes'],
  [['--minutes', '0.0001'], 'from 0.001 to 10000'],
])('%s is refused', (args, message) => {
  const { code, err } = train(...args);
  expect(code).toBe(2);
  expect(err).toMatch(message);
});

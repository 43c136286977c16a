/** `ecos train`. */
import { expect, test } from 'vitest';
import { GROUPS } from '../../runtime/index.ts';
import { PLAIN } from '../simulate/sets.ts';
import { workspace } from '../workspace.ts';

const { textOf, ecos, refused } = workspace({ 'plain.eco': PLAIN });

test('any number of workers gives the same weights', () => {
  const trained = (jobs: string, format: string) =>
    ecos(
      ...['train', 'plain.eco', '--minutes', '0.008', '--seed', '2'],
      ...['--jobs', jobs, '--out', `${jobs}.json`, '--format', format],
    );
  const [one, two] = [trained('1', 'pretty'), trained('2', 'json')];
  expect([one.code, two.code]).toEqual([0, 0]);
  const text = textOf('1.json');
  expect(textOf('2.json')).toBe(text);
  const { hash, seed, games, sets, decisions, trial, surprises, weights } = JSON.parse(text);
  expect({ seed, games }).toEqual({ seed: 2, games: 12 });
  expect(sets).toEqual([{ id: '', hash: expect.stringMatching(/^[\da-f]{16}$/) }]);
  expect(decisions).toBeGreaterThan(20);
  expect(trial).toMatchObject({ learned: trial.decisions === 0 ? null : expect.any(Number) });
  expect(Object.keys(weights)).toEqual([...GROUPS]);
  expect(one.err).toContain(`Weights ${hash} written to 1.json.`);
  expect(one.err).toContain('too few games to measure');
  // Each of its cards came into play in some of the 10 games that are only played: too few to be sure of any.
  expect(surprises.map(({ number }: { number: number }) => number)).toEqual(
    Array.from({ length: 10 }, (_, at) => at + 1),
  );
  expect(one.err).toContain('10 cards were in play in fewer than 30 games: too few to judge.');
  expect(one.out).toBe('');
  const { weights: _, ...about } = JSON.parse(text);
  expect(JSON.parse(two.out)).toEqual({ file: '2.json', ...about });
});

test('an output file that cannot be written is refused before any game is played', () => {
  // Training this long would outlast the test.
  expect(refused('train', '--minutes', '10000', '--out', '.')).toBe(
    'ecos: . cannot be written: it is a folder.',
  );
});

test.each([
  ['0', 'Give a number of minutes'],
  ['0.0001', 'from 0.001 to 10000'],
])('--minutes %s is refused', (minutes, message) => {
  expect(refused('train', '--minutes', minutes)).toMatch(message);
});

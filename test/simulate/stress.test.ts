/** `ecos stress` finds what was planted, and nothing in the bundled cards. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadPlayableSet } from '../../cli/load/sets.ts';
import { type Kind, searchAt, smallestFind } from '../../simulate/stress/index.ts';
import { findIn } from '../../simulate/stress/search.ts';
import { ecos } from '../ecos.ts';

const PLANTED = join(import.meta.dirname, 'planted.eco');
const folder = mkdtempSync(join(tmpdir(), 'ecos-stress-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { sets } = await loadPlayableSet([PLANTED]);
const [{ chain }] = sets;

test.each<[Kind, number, RegExp]>([
  ['endless', 901, /40 effects run on one draw/],
  ['combo', 901, /one draw gives \d+ of 80 points/],
  ['supply', 903, /one effect takes all 23 of the supply of water/],
  ['options', 904, /a decision has \d{3,} options/],
  ['feature', 905, /laid on the first draw/],
])('the planted breaker is found: %s, card %i', (kind, card, says) => {
  const find = findIn(chain, kind, [card], 1);
  expect(find).toMatchObject({ kind, cards: [card], says: expect.stringMatching(says) });
});

test('a find is made smaller: fewer cards, fewer draws', () => {
  const find = findIn(chain, 'supply', [902, 903, 905], 1);
  if (!find) throw new Error('nothing was found');
  const smaller = smallestFind(chain, find, 1);
  expect(smaller.cards).toEqual([903]);
  expect(smaller.draws).toBeLessThanOrEqual(find.draws);
});

test('a search depends on its index and the seed alone', () => {
  const stress = { stressed: chain, seed: 3 };
  expect(searchAt(stress, 40)).toEqual(searchAt(stress, 40));
});

test('the game of a find is written as a log, which replays with the set beside it', () => {
  const out = join(folder, 'finds');
  const { code, out: text } = ecos([
    'stress',
    PLANTED,
    '--games',
    '2',
    '--jobs',
    '1',
    '--out',
    out,
    '--format',
    'json',
  ]);
  const { games, finds } = JSON.parse(text);
  expect([code, games]).toEqual([0, 2]);
  expect(readdirSync(out)).toHaveLength(2 * finds.length);
  expect(finds[0]).toMatchObject({ kind: 'endless', cards: [901], decisions: expect.any(Number) });
  const { log, set } = finds[0];
  expect(ecos(['replay', log, set, '--format', 'json'])).toMatchObject({ code: 0 });
  expect(JSON.parse(ecos(['replay', log, set, '--format', 'json']).out).same).toBe(true);
});

test('nothing is found in the bundled cards', () => {
  const { out } = ecos(['stress', 'polar-shores', '--games', '60', '--jobs', '1']);
  expect(out).toBe('✓ 0 finds in 60 games.\n');
});

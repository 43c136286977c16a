/** Games as lines of a file. */
import { expect, test } from 'vitest';
import { chainOf, PLAIN } from '../../test/simulate/sets.ts';
import { linkMatch, playMatch } from '../run/match.ts';
import { gameLine, parseGameLine } from './game-line.ts';

const match = linkMatch({
  chain: chainOf(PLAIN),
  against: chainOf(PLAIN),
  inherited: false,
  options: { players: 2, seed: 1, bots: ['random', 'random'], target: 5 },
});
const played = playMatch(match, 3);
const line = gameLine(played);

test('a line holds the game with both versions, and is read back unchanged', () => {
  expect(line).not.toContain('\n');
  expect(parseGameLine(line)).toEqual(played);
  expect(played).toMatchObject({ game: 3, failure: null, row: { ended: 'over' } });
  expect(played.against).toEqual({ row: played.row, failure: null });
});

test.each([
  ['cut off', line.slice(0, -3)],
  ['changed', line.replace('"draws":', '"Draws":')],
  ['without its checksum', JSON.stringify(played)],
  ['empty', ''],
])('a line that is %s is rejected', (_, damaged) => {
  expect(parseGameLine(damaged)).toBe(undefined);
});

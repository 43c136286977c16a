/** The file of `--resume` after the run that wrote it was killed in the middle of a line, or just before the end of one. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gameLine } from '../../simulate/pool/game-line.ts';
import { matchOf, playMatch, type RunSetup } from '../../simulate/run/match.ts';
import { chainOf, PLAIN } from '../../test/simulate/sets.ts';
import { openGames } from './games-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'ecos-games-'));
const file = join(folder, 'run.jsonl');

const setup: RunSetup = {
  chain: chainOf(PLAIN),
  options: { players: 2, seed: 1, bots: ['random', 'random'], target: 8 },
  inherited: false,
  against: null,
};
const match = matchOf(setup);
const games = [0, 1, 2, 3].map((game) => gameLine(playMatch(match, game)));
const [, , last, next] = games;

/** Opens the file, and adds a game to it. Returns the games that were in it. */
async function addTo(line: string): Promise<number[]> {
  const seen: number[] = [];
  const lines = await openGames(file, setup, ({ game }) => seen.push(game));
  lines.add(`${line}\n`);
  lines.close();
  return seen;
}

/** The text of a file to which these games were added, one after another. */
async function holding(...lines: readonly string[]): Promise<string> {
  rmSync(file, { force: true });
  for (const line of lines) await addTo(line);
  return readFileSync(file, 'utf8');
}

test.each([
  ['of another kind', 'null'],
  ['that is empty', ''],
  ['of zeros', '\0'.repeat(last.length)],
  ['that is cut off', last.slice(0, -9)],
  ['with a number missing', last.replace(/"seed":\d/, '"seed":')],
])('a last line %s is removed, and its game is played again', async (_, damaged) => {
  const whole = await holding(...games.slice(0, 3));
  writeFileSync(
    file,
    whole.replace(last, () => damaged),
  );
  expect(await addTo(last)).toEqual([0, 1]);
  expect(readFileSync(file, 'utf8')).toBe(whole);
});

test('a run that was killed just before the end of a line can be resumed twice', async () => {
  const whole = await holding(...games);
  writeFileSync(file, whole.slice(0, whole.indexOf(`\n${next}`)));
  expect(await addTo(next)).toEqual([0, 1, 2]);
  expect(readFileSync(file, 'utf8')).toBe(whole);
  expect(await addTo(next)).toEqual([0, 1, 2, 3]);
});

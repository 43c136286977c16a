/** The file of `--resume` after the run that wrote it was killed in the middle of a line, or just before the end of one. */
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameLine } from '../../simulate/pool/game-line.ts';
import { matchOf, playMatch } from '../../simulate/run/match.ts';
import { PLAIN_RUN } from '../../test/simulate/plain-run.ts';
import { workspace } from '../../test/workspace.ts';
import { openGames } from './games-file.ts';

const { at, put, textOf } = workspace();
const file = at('run.jsonl');
const match = matchOf(PLAIN_RUN);
const games = [0, 1, 2, 3].map((game) => gameLine(playMatch(match, game)));
const [, , last, next] = games;

/** Opens the file, and adds a game to it. Returns the games that were in it. */
async function addTo(line: string): Promise<number[]> {
  const seen: number[] = [];
  const lines = await openGames(file, PLAIN_RUN, ({ game }) => seen.push(game));
  lines.add(`${line}\n`);
  lines.close();
  return seen;
}

/** The text of a file to which these games were added, one after another. */
async function holding(...lines: readonly string[]): Promise<string> {
  rmSync(file, { force: true });
  for (const line of lines) await addTo(line);
  return textOf('run.jsonl');
}

test.each([
  ['of another kind', 'null'],
  ['that is empty', ''],
  ['of zeros', '\0'.repeat(last.length)],
  ['that is cut off', last.slice(0, -9)],
  ['with a number missing', last.replace(/"seed":\d/, '"seed":')],
])('a last line %s is removed, and its game is played again', async (_, damaged) => {
  const whole = await holding(...games.slice(0, 3));
  put({ 'run.jsonl': whole.replace(last, () => damaged) });
  expect(await addTo(last)).toEqual([0, 1]);
  expect(textOf('run.jsonl')).toBe(whole);
});

test('a run that was killed just before the end of a line can be resumed twice', async () => {
  const whole = await holding(...games);
  put({ 'run.jsonl': whole.slice(0, whole.indexOf(`\n${next}`)) });
  expect(await addTo(next)).toEqual([0, 1, 2]);
  expect(textOf('run.jsonl')).toBe(whole);
  expect(await addTo(next)).toEqual([0, 1, 2, 3]);
});

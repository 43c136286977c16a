/** The file of `--resume` after the run that wrote it was killed in the middle of a line, or just before the end of one. */
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameRow, PlayedGame } from '../../simulate/data/columns.ts';
import { gameLine } from '../../simulate/pool/game-line.ts';
import { linkMatch, playMatch } from '../../simulate/run/match.ts';
import { PLAIN_RUN } from '../../test/simulate/plain-run.ts';
import { workspace } from '../../test/workspace.ts';
import { openGames } from './games-file.ts';

const { at, put, textOf } = workspace();
const file = at('run.jsonl');
const match = linkMatch(PLAIN_RUN);
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

/** A game with other data in its row, as a line with a correct checksum. */
const forged = (row: object, more: object = {}) => {
  const { crc: _, ...game } = JSON.parse(last) as PlayedGame & { crc: number };
  return gameLine({ ...game, ...more, row: row && { ...game.row!, ...row } } as PlayedGame);
};
const { row } = JSON.parse(last) as { row: GameRow };
const columns = row.cards;

test.each([
  ['another type', forged({ draws: 'many' }), '/row/draws must be a whole number'],
  ['an unknown property', forged({ nothing: 1 }), '/row/nothing there is no such property here'],
  ['a negative index', forged({}, { game: -1 }), '/game must be at least 0'],
  ['another index', forged({}, { game: 7 }), 'game 7 has another seed or other bots'],
  ['another seed', forged({ seed: row.seed + 1 }), 'game 2 has another seed or other bots'],
  ['other bots', forged({ bots: ['greedy', 'random'] }), 'game 2 has another seed or other bots'],
  ['another version', forged({}, { against: { row, failure: null } }), 'game 2 has another version'],
  ['no result', gameLine({ game: 2, row: null, failure: null, against: null }), 'game 2 has no result'],
  ['the number of no card', forged({ stopped_by: 99_999 }), 'there is no card 99999'],
  [
    'cards of another set',
    forged({ cards: { ...columns, card: columns.card.map((card) => card + 50_000) } }),
    'game 2 does not fit the cards',
  ],
  ['more seats', forged({ won: [...row.won!, 1] }), 'game 2 does not fit the cards'],
])('a row with %s is refused, and the file stays as it is', async (_, line, reason) => {
  const whole = await holding(...games);
  for (const other of [whole.replace(last, () => line), whole.replace(`${last}\n${next}`, () => line)]) {
    put({ 'run.jsonl': other });
    await expect(addTo(next)).rejects.toThrow(
      `${file} cannot be used: line 4 is no game of this run (${reason}). Remove the line, and --resume plays the game again.`,
    );
    expect(textOf('run.jsonl')).toBe(other);
  }
});

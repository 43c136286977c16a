/** The files of shards: together they hold all games of a run; a file that does not belong to them is refused. */
import { beforeAll, expect, test } from 'vitest';
import { gameLine } from '../../simulate/pool/game-line.ts';
import { linkMatch, playMatch } from '../../simulate/run/match.ts';
import { PLAIN_RUN } from '../../test/simulate/plain-run.ts';
import { workspace } from '../../test/workspace.ts';
import { openGames } from './games-file.ts';
import { mergeShards, parseShard, shardGames } from './shards.ts';

const { at, put, textOf } = workspace();
const GAMES = 8;
const match = linkMatch(PLAIN_RUN);
const lines = Array.from({ length: GAMES }, (_, game) => gameLine(playMatch(match, game)));

/** The last game with another seed, and a correct checksum. */
const forged = gameLine({ ...playMatch(match, 7), row: playMatch(match, 6).row });

/** Writes the file of a shard like `2/3`, or of the whole run. */
async function write(name: string, part?: string, games = GAMES, setup = PLAIN_RUN): Promise<void> {
  const shard = part === undefined ? undefined : { ...parseShard(part), games };
  const { from, to } = shard ? shardGames(shard) : { from: 0, to: games };
  const file = await openGames(at(name), setup, () => undefined, { shard });
  for (const line of lines.slice(from, to)) file.add(`${line}\n`);
  file.close();
}

beforeAll(async () => {
  await write('1', '1/3');
  await write('2', '2/3');
  await write('3', '3/3');
  await write('whole');
  await write('half', '2/2');
  await write('more', '2/3', 9);
  await write('seed', '2/3', GAMES, { ...PLAIN_RUN, options: { ...PLAIN_RUN.options, seed: 2 } });
  put({
    copy: textOf('1'),
    old: textOf('2').replace(/"ecos":"[^"]*"/, '"ecos":"0.0.1"'),
    text: 'card 1',
    forged: textOf('3').replace(lines[7]!, () => forged),
  });
});

const merged = async (files: readonly string[], games?: number) => {
  const run = linkMatch(PLAIN_RUN);
  const places = files.map((file) => at(file));
  await mergeShards(places, PLAIN_RUN, run, games);
  return run.run.tally.games;
};

test('in any order, and without their number, they hold all games', async () => {
  expect(await merged(['3', '1', '2'])).toBe(GAMES);
  expect(await merged(['1', '2', '3'], GAMES)).toBe(GAMES);
});

const TWICE = 'is twice in these files. Give the file of each shard once, all with the same number of parts.';
const OTHER =
  'belongs to a run with different cards, options or version. Use the same options or a new file.';
const NONE = 'is not the file of a shard: write one with --shard and --resume.';
const MISSING = 'are missing. Merge the files of all shards, each complete.';

test.each([
  ['a missing shard', ['1', '3'], `3 games from game 2 on ${MISSING}`],
  ['a shard twice', ['1', 'copy', '3'], `Game 0 ${TWICE}`],
  ['another seed', ['1', 'seed'], `seed ${OTHER}`],
  [
    'another number of games',
    ['1', 'more'],
    'more is a shard of 9 games, not of 8. Merge shards of one run.',
  ],
  ['another division', ['1', '2', 'half'], `Game 4 ${TWICE}`],
  ['another version', ['1', 'old'], `old ${OTHER}`],
  ['a whole run', ['whole'], `whole ${NONE}`],
  ['other text', ['text'], `text ${NONE}`],
  [
    'a row of another game',
    ['1', '2', 'forged'],
    'forged cannot be used: line 4 is no game of this run (game 7 has another seed',
  ],
  ['no file', ['none'], 'none does not exist or is empty. Give the --resume files of all shards.'],
])('%s is refused', async (_, files, message) => {
  await expect(merged(files, GAMES)).rejects.toThrow(message);
});

test.each(['0/3', '4/3', '3', '1/1000000'])('there is no shard %s', (part) => {
  expect(() => parseShard(part)).toThrow('Give a part and the number of parts, at most 100000, like 3/20.');
});

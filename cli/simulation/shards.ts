/** `--shard` and `--merge`: a run whose parts are played separately, each into a file of games. */
import { InvalidArgumentError } from 'commander';
import { counted, UserError } from '../../program/messages/index.ts';
import { type Batch, countMatch, type Match, type RunSetup } from '../../simulate/index.ts';
import { VERSION } from '../package.ts';
import { addToRanges, headOf, missingGames, readGames, type Shard } from './games-file.ts';
import type { RunGamesResult } from './run-games.ts';

const MOST_PARTS = 100_000;

/** Reads `3/20` from an option. */
export function shardOf(text: string): Omit<Shard, 'games'> {
  const [, part, parts] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  if (part >= 1 && part <= parts && parts <= MOST_PARTS) return { part, parts };
  throw new InvalidArgumentError(`Give a part and the number of parts, at most ${MOST_PARTS}, like 3/20.`);
}

/** The games of a shard. */
export const gamesOf = ({ part, parts, games }: Shard): Batch => ({
  from: Math.floor((games * (part - 1)) / parts),
  to: Math.floor((games * part) / parts),
});

const nameOf = ({ part, parts }: Omit<Shard, 'games'>): string => `${part}/${parts}`;

/**
 * Counts the games in the files of all shards of a run.
 * @param games how many games the run has; if undefined, the files say it
 * @throws UserError if a file is not a complete shard of this run, or if a shard is missing or given twice
 */
export async function mergeShards(
  files: readonly string[],
  setup: RunSetup,
  match: Match,
  games: number | undefined,
): Promise<RunGamesResult & { kept: number }> {
  const fileOf = new Map<number, string>();
  let run: Omit<Shard, 'part'> | undefined;
  for (const file of files) {
    let own: Shard | undefined;
    const played: Batch[] = [];
    const check = (head: string) => {
      own = readShard(file, head, setup);
      run ??= { parts: own.parts, games: games ?? own.games };
      const twin = fileOf.get(own.part);
      if (own.games !== run.games)
        throw new UserError(
          `${file} is part of ${counted(own.games, 'game')}, not of ${run.games}. Give --games ${own.games}, or leave it out.`,
        );
      if (own.parts !== run.parts)
        throw new UserError(
          `${file} is shard ${nameOf(own)}, but ${files[0]} is one of ${run.parts}. Merge shards of one division.`,
        );
      if (twin !== undefined)
        throw new UserError(`${twin} and ${file} are both shard ${nameOf(own)}. Leave out one of them.`);
    };
    await readGames(file, check, (game) => {
      addToRanges(played, game.game);
      countMatch(match, game);
    });
    if (!own)
      throw new UserError(`${file} does not exist or is empty. Give the --resume files of all shards.`);
    const left = missingGames(gamesOf(own), played, file).reduce((sum, { from, to }) => sum + to - from, 0);
    if (left > 0)
      throw new UserError(
        `${file} lacks ${counted(left, 'game')}. Run --shard ${nameOf(own)} --resume ${file} again to play them.`,
      );
    fileOf.set(own.part, file);
  }
  const { parts } = run!;
  const missing = Array.from({ length: parts }, (_, at) => at + 1).filter((part) => !fileOf.has(part));
  if (missing.length > 0)
    throw new UserError(
      `${counted(missing.length, 'shard')} of ${parts} ${missing.length === 1 ? 'is' : 'are'} missing. Play --shard ${nameOf({ part: missing[0], parts })}, and merge all files.`,
    );
  return { seconds: 0, kept: match.run.tally.games, trouble: null, stopped: false };
}

/** The first line of a file, as `headOf` writes it. */
const HEAD = /^\{"ecos":"([^"]*)","games":"([^"]*)","shard":\{"part":(\d+),"parts":(\d+),"games":(\d+)\}\}$/;

/** The shard in the first line of a file. Refuses a file of another run. */
function readShard(file: string, head: string, setup: RunSetup): Shard {
  const [, version, hash, ...numbers] = HEAD.exec(head) ?? [];
  if (version === undefined)
    throw new UserError(`${file} is not the file of a shard: write one with --shard and --resume.`);
  if (version !== VERSION)
    throw new UserError(
      `${file} was written by ecos ${version}, and this is ${VERSION}. Play and merge all shards with one version.`,
    );
  if (hash !== headOf(setup).games)
    throw new UserError(
      `${file} belongs to a run with different cards or options, such as another --seed. Use the options of its shard.`,
    );
  const [part, parts, games] = numbers.map(Number);
  return { part, parts, games };
}

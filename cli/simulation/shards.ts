/** `--shard` and `--merge`: a run whose parts are played separately, each into a file of games. */
import { InvalidArgumentError } from 'commander';
import { pluralize, UserError } from '../../program/messages/index.ts';
import { type Batch, countMatch, type Match, type RunSetup } from '../../simulate/index.ts';
import { addToRanges, missingGames, readGames, refuseOtherRun, type Shard } from './games-file.ts';

const MOST_PARTS = 100_000;

/** Reads `3/20` from an option. */
export function parseShard(text: string): Omit<Shard, 'games'> {
  const [, part, parts] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  if (part >= 1 && part <= parts && parts <= MOST_PARTS) return { part, parts };
  throw new InvalidArgumentError(`Give a part and the number of parts, at most ${MOST_PARTS}, like 3/20.`);
}

/** The games of a shard. */
export const shardGames = ({ part, parts, games }: Shard): Batch => ({
  from: Math.floor((games * (part - 1)) / parts),
  to: Math.floor((games * part) / parts),
});

/**
 * Counts the games in the files of all shards of a run.
 * @param games how many games the run has; if undefined, the files say it
 * @throws UserError if a file is not a shard of this run, and if any game is missing or there twice
 */
export async function mergeShards(
  files: readonly string[],
  setup: RunSetup,
  match: Match,
  games: number | undefined,
) {
  const played: Batch[] = [];
  let all = games;
  for (const file of files) {
    const check = (head: string) => {
      const shard = shardIn(file, head, setup);
      all ??= shard.games;
      if (shard.games !== all)
        throw new UserError(
          `${file} is a shard of ${pluralize(shard.games, 'game')}, not of ${all}. Merge shards of one run.`,
        );
    };
    const length = await readGames(file, setup, check, (game) => {
      addToRanges(played, game.game);
      countMatch(match, game);
    });
    if (length === 0)
      throw new UserError(`${file} does not exist or is empty. Give the --resume files of all shards.`);
  }
  const advice = 'Give the file of each shard once, all with the same number of parts.';
  const [missing] = missingGames({ from: 0, to: all! }, played, 'these files', advice);
  if (missing)
    throw new UserError(
      `${pluralize(missing.to - missing.from, 'game')} from game ${missing.from} on are missing. Merge the files of all shards, each complete.`,
    );
  return { seconds: 0, kept: match.run.tally.games, trouble: null, stopped: false };
}

/** The shard in the first line of a file. Refuses the file of another run. */
function shardIn(file: string, head: string, setup: RunSetup): Shard {
  const [, text] = /"shard":(\{"part":\d+,"parts":\d+,"games":\d+\})\}$/.exec(head) ?? [];
  if (text === undefined)
    throw new UserError(`${file} is not the file of a shard: write one with --shard and --resume.`);
  const shard = JSON.parse(text) as Shard;
  refuseOtherRun(file, head, setup, shard);
  return shard;
}

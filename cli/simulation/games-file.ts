/**
 * The file of `--resume`: one line per game, so that a run that was stopped or killed can continue, and tables can be made from
 * all its games. Without `--resume`, tables are made from such a file in a temporary folder.
 *
 * The first line identifies the run. An incomplete or damaged last line is removed, and its game is played again.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { hashText, UserError } from '../../program/index.ts';
import { type Batch, gameReader, type PlayedGame, type RunSetup } from '../../simulate/index.ts';
import { type AppendOnlyFile, openAppendOnly } from '../files/append-only-file.ts';
import { errorReason, pathStats, unlessRefused } from '../files/system-errors.ts';
import { VERSION } from '../package.ts';

/**
 * The version of the format. Changes with the content of lines and with the way games are dealt: lines of another version may
 * lack data or describe different games.
 */
const LINES = 3;

/** A part of the games of a run, counted from 1: `--shard 3/20`. */
export interface Shard {
  part: number;
  parts: number;
  /** The number of games of the whole run. */
  games: number;
}

/** Identifies the run of a file by the cards, options and version, on which every game depends. */
const headOf = (setup: RunSetup, shard?: Shard): string =>
  JSON.stringify({ ecos: VERSION, games: hashText(`${LINES} ${JSON.stringify(setup)}`), shard });

/** Refuses a file whose first line identifies another run. */
export function refuseOtherRun(file: string, head: string, setup: RunSetup, shard?: Shard): void {
  if (head !== headOf(setup, shard))
    throw new UserError(
      `${file} belongs to a run with different cards, options or version. Use the same options or a new file.`,
    );
}

/**
 * Opens a file to add games to it, after reading the games in it. Refuses a file of another run, and one that is damaged anywhere
 * but at its end.
 * @param seen is called with each game in the file
 * @param options whether the file is only for this run: additions are then not flushed to the disk; and the shard, if the run
 *   plays only that one
 */
export async function openGames(
  file: string,
  setup: RunSetup,
  seen: (game: PlayedGame) => void,
  { isTemporary = false, shard }: { isTemporary?: boolean; shard?: Shard | undefined } = {},
): Promise<AppendOnlyFile> {
  const length = await readGames(file, setup, (head) => refuseOtherRun(file, head, setup, shard), seen);
  const lines = openAppendOnly(file, length, !isTemporary);
  if (length === 0) lines.add(`${headOf(setup, shard)}\n`);
  return lines;
}

/**
 * Reads a file of games.
 * @param check is called with the first line
 * @returns the length in bytes of the complete lines, each with its line break; 0 if there is no file
 * @throws UserError with the line if something in the file cannot be a game of the run
 */
export async function readGames(
  file: string,
  setup: RunSetup,
  check: (head: string) => void,
  seen: (game: PlayedGame) => void,
): Promise<number> {
  const stats = pathStats(file, 'read');
  if (!stats) return 0;
  if (!stats.isFile()) throw new UserError(`${file} cannot be resumed: not a regular file.`);
  const read = gameReader(setup);
  let length = 0;
  let line = 0;
  let isDamaged = false;
  try {
    const input = createReadStream(file, 'utf8');
    for await (const text of createInterface({ input, crlfDelay: Infinity })) {
      if (isDamaged) throw new UserError(`${file} is damaged in line ${line}. Use a new file.`);
      line++;
      if (line === 1) check(text);
      else {
        const game = unlessRefused(
          () => read(text),
          ({ message }) => {
            throw new UserError(
              `${file} cannot be used: line ${line} is no game of this run (${message}). Remove the line, and --resume plays the game again.`,
            );
          },
        );
        isDamaged = game === undefined;
        if (game) seen(game);
      }
      if (!isDamaged) length += Buffer.byteLength(text) + 1;
    }
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${file} cannot be read: ${errorReason(error)}.`);
  }
  return length;
}

/** Adds a game to a list of ranges, which stays short because games are mostly consecutive. */
export function addToRanges(ranges: Batch[], game: number): void {
  const last = ranges.at(-1);
  if (last?.to === game) last.to++;
  else ranges.push({ from: game, to: game + 1 });
}

/**
 * The games of a range that were not played yet. Refuses a file that has a game twice, or games beyond the range.
 * @param advice what to do if a game is there twice
 */
export function missingGames(
  { from, to }: Batch,
  played: readonly Batch[],
  file: string,
  advice = 'Use a new file.',
): Batch[] {
  const left: Batch[] = [];
  let at = from;
  for (const batch of played.toSorted((a, b) => a.from - b.from)) {
    if (batch.from < at) throw new UserError(`Game ${batch.from} is twice in ${file}. ${advice}`);
    left.push({ from: at, to: batch.from });
    at = batch.to;
  }
  if (at > to) throw new UserError(`There are games up to ${at} in ${file}: use --games ${at} or more.`);
  left.push({ from: at, to });
  return left.filter((one) => one.from < one.to);
}

/** Plays games of bots on workers, with a progress bar, a file of games, and Ctrl-C. */
import { pluralize, UserError } from '../../program/messages/index.ts';
import type { Fleet } from '../../simulate/fleet/index.ts';
import {
  type Batch,
  countMatch,
  gameLine,
  lostGame,
  type Match,
  NotStartedError,
  type PlayedGame,
  processCarrier,
  type RunEvents,
  type RunSetup,
  STUCK_AFTER_MS,
  type Work,
  Workers,
} from '../../simulate/index.ts';
import type { AppendOnlyFile } from '../files/append-only-file.ts';
import { lockFile } from '../files/lock.ts';
import { printStderr } from '../terminal/output.ts';
import { gamesBar } from '../terminal/progress.ts';
import { onSignals } from '../terminal/signals.ts';
import { connectFleet } from './fleet.ts';
import { addToRanges, missingGames, openGames, type Shard } from './games-file.ts';

/** Which games to play, and how. */
export interface RunGamesOptions {
  games: number;
  /** Index of the first game; 0 by default. The last one is `games` - 1. */
  first?: number | undefined;
  /** The file for games; games that are already in it are not played again. */
  file?: string | undefined;
  /** Whether the file is only needed during the run. */
  isTemporary?: boolean;
  /** The shard that these games are, if they are not a whole run. */
  shard?: Shard | undefined;
  jobs: number;
  /** The address of a Redis, to use workers elsewhere instead of `jobs` here. */
  on?: string | undefined;
  /** Milliseconds after which no more games are started. */
  budget?: number | undefined;
  /** Milliseconds a worker may take for a game before it counts as stuck. */
  limit?: number | undefined;
  /** Describes the games next to the progress bar. */
  what?: string | undefined;
  /** What is played, if not games. */
  unit?: string;
}

/** What to do with the results of games. */
interface Counting<Played> {
  /** Takes a game; games arrive in any order. */
  count(game: Played): void;
  /** Takes a game whose worker ended twice, with the reason. Returns a line for the file, if it is not to be played again. */
  lost(index: number, reason: unknown): string | undefined;
  /** Whether no more games are needed. */
  isEnough?(): boolean;
  /** Called if the user stopped the run. */
  stopped?(): void;
}

/** How long a run took, and the reason if it ended early. */
export type RunGamesResult = Awaited<ReturnType<typeof playWork>>;

/**
 * Plays until all games are played or the user stops the run, and counts them in `match`; `kept` of them were already in the
 * file.
 * @throws UserError when the file belongs to another run, or another run is using it
 */
export async function playAll(setup: RunSetup, match: Match, options: RunGamesOptions) {
  const { file, shard } = options;
  const counting: Counting<PlayedGame> = {
    count: (game) => countMatch(match, game),
    lost: (index, reason) => {
      const failure = lostGame(setup.options, index, reason);
      const game: PlayedGame = { game: index, row: null, failure, against: null };
      countMatch(match, game);
      // A shard is complete with its lost games, so that the merged run reports them.
      return shard && `${gameLine(game)}\n`;
    },
    stopped: () => printStderr(stoppedText(match.run.tally.games, options.what)),
  };
  if (file === undefined) return { ...(await playWork(setup, counting, options)), kept: 0 };
  const release = lockFile(file);
  try {
    const played: Batch[] = [];
    const seen = (game: PlayedGame) => {
      addToRanges(played, game.game);
      countMatch(match, game);
    };
    const store = await openGames(file, setup, seen, options);
    const kept = match.run.tally.games;
    try {
      return { ...(await playWork(setup, counting, options, played, store)), kept };
    } finally {
      store.close();
    }
  } finally {
    release();
  }
}

/** Says which games were played before the user stopped the run. */
function stoppedText(games: number, what: string | undefined): string {
  if (what === undefined) return `Stopped: the figures are those of ${pluralize(games, 'game')}.`;
  return `Stopped: ${pluralize(games, 'game')} of ${what} ${games === 1 ? 'was' : 'were'} played.`;
}

/**
 * Plays games, or does other work in the same way: plays games of a training, searches for play that breaks a set, or examines
 * mutants.
 * @returns whether the user stopped it
 * @throws UserError if no more games can be played
 */
export async function playEach<Played = PlayedGame>(
  work: Work,
  counting: Counting<Played>,
  options: RunGamesOptions,
): Promise<boolean> {
  const { trouble, stopped } = await playWork(work, counting, options);
  if (trouble) throw trouble;
  return stopped;
}

/** @param played what is already in `file` */
async function playWork<Played>(
  work: Work,
  counting: Counting<Played>,
  { jobs, on, what, budget = Number.POSITIVE_INFINITY, limit = STUCK_AFTER_MS, ...which }: RunGamesOptions,
  played: readonly Batch[] = [],
  file: AppendOnlyFile | null = null,
) {
  const all: Batch = { from: which.first ?? 0, to: which.games };
  const begin = performance.now();
  const open = missingGames(all, played, file?.file ?? '');
  const left = open.reduce((sum, { from, to }) => sum + to - from, 0);
  let done = all.to - all.from - left;
  if (done > 0) printStderr(`${file?.file} holds ${pluralize(done, 'game')}; ${left} still to play.`);

  /** Whether the user stopped the run. */
  let stopped = false;
  /** Why no more games could be played or written; this ends the run early. */
  let trouble: UserError | null = null;
  const bar = gamesBar({ total: all.to - all.from, before: done, budget, what, unit: which.unit });
  let fleet: Fleet | null = null;
  try {
    // A fleet only plays games of a run; other work is for the processes here.
    if (on !== undefined && 'chain' in work)
      fleet = await connectFleet(on, work, limit, (workers) => bar.update({ workers }));
  } catch (error) {
    bar.end();
    throw error;
  }
  // On other machines, the limit is kept by their workers.
  const workers = fleet
    ? new Workers<Work>(fleet)
    : new Workers(processCarrier(Math.max(1, Math.min(jobs, left))), limit);
  // After the first signal, running games are finished; a second one stops them.
  const stop = () => {
    if (stopped) void workers.close();
    else {
      void fleet?.stop();
      bar.update({ isStopping: true });
    }
    stopped = true;
  };
  const cancel = onSignals(['SIGINT', 'SIGTERM'], stop);
  const keep = (lines: string | undefined) => {
    try {
      if (!trouble && lines !== undefined) file?.add(lines);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      trouble = error;
    }
  };
  const events: RunEvents<string> = {
    played: (_, lines) => {
      for (const line of lines) counting.count(JSON.parse(line));
      done += lines.length;
      bar.update({ games: done });
      keep(lines.join(''));
    },
    lost: (index, reason) => {
      keep(counting.lost(index, reason));
      bar.update({ games: ++done });
    },
    stopped: () =>
      stopped || trouble !== null || counting.isEnough?.() === true || performance.now() - begin >= budget,
  };
  try {
    await workers.playAll(work, open, events);
    trouble ??= fleet?.trouble ?? null;
  } catch (error) {
    if (!(error instanceof NotStartedError)) throw error;
    const advice = fleet ? '' : ' If memory or processes are limited, lower --jobs.';
    trouble = new UserError(`No worker can be started to play games (${error.message}).${advice}`);
  } finally {
    bar.end();
    cancel();
    await workers.close();
  }
  if (stopped) counting.stopped?.();
  return { seconds: Math.round(performance.now() - begin) / 1000, trouble, stopped };
}

/** Plays the games of `ecos simulate` on its workers, with a bar, a progress file, and Ctrl-C. */
import { UserError } from '../../program/index.ts';
import {
  addPaired,
  addTally,
  type Batch,
  type BatchTally,
  countFailure,
  lostGame,
  type Match,
  NotStarted,
  type Paired,
  playGames,
  type Setup,
  startPool,
} from '../../simulate/index.ts';
import { type AppendOnlyFile, openAppendOnly } from '../files/append-only-file.ts';
import { lockFile } from '../files/lock.ts';
import { printStderr } from '../terminal/output.ts';
import { gamesBar } from '../terminal/progress.ts';
import { onSignals } from '../terminal/signals.ts';
import { missing, openProgress, type ProgressFile, readProgress } from './progress-file.ts';

/** Which games are wanted, and how. */
interface RunOptions {
  games: number;
  /** One game only. */
  game?: number;
  jobs: number;
  resume?: string;
  /** Milliseconds after which no more games are begun. */
  budget?: number;
  /** Milliseconds a worker may take for what it is given before it is taken to be stuck. */
  limit?: number;
  /** Where a line for each game goes, for the tables; without it beside the progress file. Only for who wants rows. */
  lines?: string;
}

/** How a run went. */
interface RunResult {
  /** It took so long. */
  seconds: number;
  /** Why no more could be played, or kept in the progress file; the run then ends early. */
  trouble: UserError | null;
  /** The file with a line for each game, where rows were wanted. */
  lines: string | null;
}

/** What games under way are given at least when the time is over, and the longest a timer can wait. */
const LEAST_GRACE = 10_000;
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * Plays until all are played or the user has had enough; what they count is added to `match` and `paired`.
 * @throws UserError when the progress file is of another run, or another run has it
 */
export async function playAll(
  setup: Setup,
  match: Match,
  paired: Paired,
  wanted: RunOptions,
): Promise<RunResult> {
  const release = wanted.resume === undefined ? undefined : lockFile(wanted.resume);
  try {
    return await playLeft(setup, match, paired, wanted);
  } finally {
    release?.();
  }
}

/** Plays what is left of a run whose progress file nobody else has. */
async function playLeft(setup: Setup, match: Match, paired: Paired, wanted: RunOptions): Promise<RunResult> {
  const begin = performance.now();
  const { game, games, jobs, resume, budget = Number.POSITIVE_INFINITY, limit } = wanted;
  const all: Batch = game === undefined ? { from: 0, to: games } : { from: game, to: game + 1 };
  const kept: Batch[] = [];
  const add = ({ tally, against }: Pick<BatchTally, 'tally' | 'against'>): void => {
    addTally(match.run.tally, tally);
    if (!against || !match.against) return;
    addTally(match.against.tally, against.tally);
    addPaired(paired, against.paired);
  };
  let file: ProgressFile | null = null;
  let written = 0;
  if (resume !== undefined) {
    const length = await readProgress(resume, setup, (batch) => {
      kept.push({ from: batch.from, to: batch.to });
      written += batch.rows;
      if (setup.rows && batch.rows === 0 && batch.tally.games > 0) throw withoutRows(resume);
      add(batch);
    });
    missing(all, kept, resume);
    file = openProgress(resume, setup, length);
  }
  const lines = setup.rows ? openAppendOnly(wanted.lines ?? `${resume}.games`, written) : null;
  const open = missing(all, kept, resume ?? '');
  const left = open.reduce((sum, { from, to }) => sum + to - from, 0);
  const done = all.to - all.from - left;
  if (done > 0) printStderr(`${resume} holds ${done} games; ${left} are left.`);

  let stopped = false;
  let trouble: UserError | null = null;
  const bar = gamesBar(all.to - all.from, done, budget);
  const pool = startPool(setup, Math.max(1, Math.min(jobs, left)), limit);
  // What is under way is played to its end; who asks again does not want to wait for that.
  const stop = () => {
    if (stopped) void pool.close();
    stopped = true;
  };
  const isOver = () => performance.now() - begin >= budget;
  // Games under way are played to their end, unless that takes as long again.
  const late = budget + Math.max(budget, LEAST_GRACE);
  const giveUp = () => {
    printStderr('Games that were under way took too long: they are given up, and do not count.');
    void pool.close();
  };
  const timer = late < LONGEST_WAIT ? setTimeout(giveUp, late) : undefined;
  const callOff = onSignals(['SIGINT', 'SIGTERM'], stop);
  let played = done;
  try {
    await playGames(pool, open, {
      played: (batch) => {
        add(batch);
        played += batch.to - batch.from;
        bar.played(played);
        try {
          // The lines first: what the progress file tells of must be there.
          if (!trouble) keep(lines, file, batch);
        } catch (error) {
          if (!(error instanceof UserError)) throw error;
          trouble = error;
        }
      },
      lost: (index, reason) => {
        countFailure(match.run.tally.failures, lostGame(setup.options, index, reason));
        bar.played(++played);
      },
      stopped: () => stopped || trouble !== null || isOver(),
    });
  } catch (error) {
    if (!(error instanceof NotStarted)) throw error;
    trouble = withoutWorkers(error);
  } finally {
    clearTimeout(timer);
    bar.end();
    callOff();
    file?.close();
    lines?.close();
    await pool.close();
  }
  if (stopped) printStderr(`Stopped: these are the ${match.run.tally.games} games that were played.`);
  return { seconds: Math.round(performance.now() - begin) / 1000, trouble, lines: lines?.file ?? null };
}

function keep(lines: AppendOnlyFile | null, file: ProgressFile | null, batch: BatchTally): void {
  lines?.add(batch.rows);
  file?.add(batch);
}

const withoutWorkers = ({ message }: NotStarted): UserError =>
  new UserError(
    `No worker can be started to play games (${message}). Where memory, processes or open files are few, say fewer --jobs.`,
  );

const withoutRows = (file: string): UserError =>
  new UserError(
    `${file} was begun without --data and --report, so it holds sums but no games: leave these out, or begin with another file.`,
  );

/** Plays the games of `ecos simulate` on its workers, with a bar, a progress file, and Ctrl-C. */
import type { Batch, BatchTally, Match, Setup } from '../../simulate/batch.ts';
import { lostGame } from '../../simulate/failure.ts';
import { addPaired, type Paired } from '../../simulate/paired.ts';
import { startPool } from '../../simulate/pool.ts';
import { playGames } from '../../simulate/schedule.ts';
import { addTally, countFailure } from '../../simulate/tally.ts';
import { remark } from '../output.ts';
import { gamesBar } from '../progress.ts';
import { Refusal } from '../refusal.ts';
import { missing, openProgress, type ProgressFile, readProgress } from './progress-file.ts';

/** Which games are wanted, and how. */
interface Wanted {
  games: number;
  /** One game only. */
  game?: number;
  jobs: number;
  resume?: string;
}

/** How a run went. */
interface Went {
  /** It took so long. */
  seconds: number;
  /** Why no more could be kept in the progress file; the run then ends early. */
  trouble: Refusal | null;
}

/** Plays until all are played or the user has had enough; what they count is added to `match` and `paired`. */
export async function playAll(setup: Setup, match: Match, paired: Paired, wanted: Wanted): Promise<Went> {
  const begin = performance.now();
  const { game, games, jobs, resume } = wanted;
  const all: Batch = game === undefined ? { from: 0, to: games } : { from: game, to: game + 1 };
  const kept: Batch[] = [];
  const add = ({ tally, against }: BatchTally): void => {
    addTally(match.run.tally, tally);
    if (!against || !match.against) return;
    addTally(match.against.tally, against.tally);
    addPaired(paired, against.paired);
  };
  let file: ProgressFile | null = null;
  if (resume !== undefined) {
    const length = await readProgress(resume, setup, (batch) => {
      kept.push({ from: batch.from, to: batch.to });
      add(batch);
    });
    missing(all, kept, resume);
    file = openProgress(resume, setup, length);
  }
  const open = missing(all, kept, resume ?? '');
  const left = open.reduce((sum, { from, to }) => sum + to - from, 0);
  const done = all.to - all.from - left;
  if (done > 0) remark(`${resume} holds ${done} games; ${left} are left.`);

  let stopped = false;
  let trouble: Refusal | null = null;
  const bar = gamesBar(all.to - all.from, done);
  const pool = startPool(setup, Math.max(1, Math.min(jobs, left)));
  // What is under way is played to its end; who asks again does not want to wait for that.
  const stop = () => {
    if (stopped) void pool.close();
    stopped = true;
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  let played = done;
  try {
    await playGames(pool, open, {
      played: (batch) => {
        add(batch);
        played += batch.to - batch.from;
        bar.played(played);
        try {
          file?.add(batch);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          trouble = error;
          file = null;
        }
      },
      lost: (index, reason) => {
        countFailure(match.run.tally.failures, lostGame(setup.options, index, reason));
        bar.played(++played);
      },
      stopped: () => stopped || trouble !== null,
    });
  } finally {
    bar.end();
    process.off('SIGINT', stop).off('SIGTERM', stop);
    file?.close();
    await pool.close();
  }
  if (stopped) remark(`Stopped: these are the ${match.run.tally.games} games that were played.`);
  return { seconds: Math.round(performance.now() - begin) / 1000, trouble };
}

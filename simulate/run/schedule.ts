/** Which worker plays which games of a run, and what happens to those of a worker that dies. */
import type { Batch, BatchTally } from './batch.ts';
import { NotStarted, type Pool } from './pool.ts';

/** What the caller is told, and says. */
export interface Watch {
  /** A batch has been played. */
  played(batch: BatchTally): void;
  /** The worker that played this game died, twice, for this reason. */
  lost(game: number, reason: unknown): void;
  /**
   * True when no more batches are wanted. Those under way are played to their end; where the pool is closed meanwhile,
   * they do not count.
   */
  stopped(): boolean;
}

/** How long a batch should take, in milliseconds: often enough for a bar, seldom enough to cost nothing. */
const BATCH_TIME = 1_000;
/** Less is not worth the handing over: at the end of a run a worker may have to wait so long for the others. */
const SHORTEST = 50;
/** How many times as many games as the last batch the next may have, while it is not known how long they take. */
const GROWTH = 4;
/** Most games in a batch. */
const LARGEST = 2_000;

/** A batch to play again is a single game. */
interface Todo extends Batch {
  again: boolean;
}

/** How often in a row a worker may not start before it is given up: there is no memory, or no process left, for it. */
const STARTS = 2;

/**
 * Plays all these games. How they are cut into batches depends on the time they take; what they count does not.
 * @throws NotStarted when no worker can be started any more; what was played until then has been told
 */
export async function playGames(pool: Pool, games: readonly Batch[], watch: Watch): Promise<void> {
  const open = games.filter(({ from, to }) => from < to).map((one) => ({ ...one }));
  const again: Todo[] = [];
  let size = 1;
  let least = 1;

  let isOver = false;
  const isStopped = () => isOver || watch.stopped();
  /** Tells the caller something; an error of theirs ends the run. */
  const told = (what: () => void): void => {
    try {
      what();
    } catch (error) {
      isOver = true;
      throw error;
    }
  };

  const next = (): Todo | undefined => {
    if (isStopped()) return undefined;
    const retry = again.shift();
    if (retry) return retry;
    const [first] = open;
    if (!first) return undefined;
    // At the end the workers share what is left.
    const left = open.reduce((sum, { from, to }) => sum + to - from, 0);
    const fair = Math.max(least, Math.ceil(left / (2 * pool.jobs)));
    const batch = {
      from: first.from,
      to: Math.min(first.to, first.from + Math.min(size, fair)),
      again: false,
    };
    first.from = batch.to;
    if (first.from === first.to) open.shift();
    return batch;
  };

  const putBack = (batch: Todo): void => {
    if (batch.again) again.push(batch);
    else open.unshift(batch);
  };

  let trouble: unknown;
  /** Plays until there is nothing left. True while the worker can be given more. */
  const work = async (worker: number): Promise<boolean> => {
    let failed = 0;
    for (let batch = next(); batch; batch = next()) {
      const start = performance.now();
      const { from, to } = batch;
      let result: BatchTally;
      try {
        result = await pool.play(worker, { from, to });
      } catch (error) {
        if (isStopped()) return false;
        if (error instanceof NotStarted) {
          putBack(batch);
          trouble = error;
          if (++failed === STARTS) return false;
        } else if (batch.again) told(() => watch.lost(from, error));
        else for (let game = from; game < to; game++) again.push({ from: game, to: game + 1, again: true });
        continue;
      }
      failed = 0;
      const perGame = Math.max(0.001, (performance.now() - start) / (to - from));
      const gamesIn = (time: number) => Math.min(LARGEST, Math.max(1, Math.round(time / perGame)));
      size = Math.min(GROWTH * size, gamesIn(BATCH_TIME));
      least = gamesIn(SHORTEST);
      told(() => watch.played(result));
    }
    return true;
  };

  const isDone = () => isStopped() || (open.length === 0 && again.length === 0);
  // Who had nothing left to do may be needed again for what another could not play.
  for (let able = Array.from({ length: pool.jobs }, (_, worker) => worker); !isDone(); ) {
    if (able.length === 0) throw trouble;
    const isAble = await Promise.all(able.map(work));
    able = able.filter((_, at) => isAble[at]);
  }
}

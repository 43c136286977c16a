/**
 * Workers that play the games of runs, wherever they are: how games are handed out, repeated and stopped, and when a worker counts as
 * stuck. A carrier only starts workers and passes on what they are asked: processes of Node (`pool/`), workers of a browser
 * (`studio/games/`), or machines at a queue (`fleet/`).
 */
import type { Batch } from './match.ts';
import { type Functions, RemoteWorkers, type StartWorker } from './remote-worker.ts';
import { NotStartedError, type RunEvents, Schedule } from './schedule.ts';

/** What a worker can be asked: it takes what all games of a run share, then plays some of them. */
export interface GameFunctions<Work> extends Functions {
  setUp(work: Work): void;
  play(games: Batch): unknown[] | Promise<unknown[]>;
}

/** @param runner makes the function that plays the game at an index, or does another piece of work */
export function gameFunctions<Work>(runner: (work: Work) => (at: number) => unknown): GameFunctions<Work> {
  let one: ((at: number) => unknown) | undefined;
  return {
    setUp(work) {
      one = runner(work);
    },
    play({ from, to }) {
      const playOne = one;
      if (!playOne) throw new Error('a worker received games before their setup');
      return Array.from({ length: to - from }, (_, at) => playOne(from + at));
    },
  };
}

export type StartGameWorker<Work> = StartWorker<GameFunctions<Work>>;

/** What starts workers, and carries games to them. */
export interface Carrier<Work> {
  /** How many workers there can be at the same time. It may change while they come and go. */
  readonly jobs: number;
  /** How many milliseconds of games a worker should have at a time. */
  readonly batchMs?: number;
  /** Whether the games of a batch come back together, and not one by one. */
  readonly isWhole?: boolean;
  readonly start: StartGameWorker<Work>;
  /** Ends the carrier itself. All its workers have ended. */
  close?(): Promise<void> | void;
}

/** The default length of a batch, in milliseconds: short enough for a progress bar, long enough to cost nothing. */
export const BATCH_MS = 1_000;
/** The longest delay of a timer, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Workers of one carrier. Each gets one batch at a time, and keeps what its last run shares. A batch comes back whole or not at all,
 * so a worker that dies costs only time. One that plays no game for too long is ended, which has the same effect.
 */
export class Workers<Work> {
  readonly #carrier: Carrier<Work>;
  readonly #limit: number;
  readonly #running: RemoteWorkers<GameFunctions<Work>>;

  /** @param limit how many milliseconds a worker may take for a game before it counts as stuck */
  constructor(carrier: Carrier<Work>, limit = LONGEST_TIMER_MS) {
    this.#carrier = carrier;
    this.#limit = limit;
    this.#running = new RemoteWorkers((fail) => carrier.start(fail));
  }

  /** The ids of the running processes. */
  get pids(): number[] {
    return this.#running.pids;
  }

  /**
   * Plays all these games of a run.
   * @throws NotStartedError if no worker can be started any more, after `played` was called for all played games
   */
  playAll<Done>(work: Work, games: readonly Batch[], events: RunEvents<Done>): Promise<void> {
    const { batchMs = BATCH_MS } = this.#carrier;
    const play = (place: number, batch: Batch) => this.play(place, work, batch) as Promise<Done[]>;
    return new Schedule({ jobs: () => this.#carrier.jobs, batchMs, play }, games, events).finish();
  }

  /**
   * Plays a batch on the worker of a number, which plays nothing else meanwhile.
   * @throws NotStartedError if it played nothing
   */
  async play(number: number, work: Work, batch: Batch, limit = this.#limit): Promise<unknown[]> {
    if (this.#running.isClosed) throw new NotStartedError('the run is over');
    const worker = this.#running.at(number);
    const stuck = new Error(`it took longer than ${limit / 1000} s (--stuck-after)`);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = () => {
      clearTimeout(timer);
      if (!worker.hasEnded)
        timer = setTimeout(() => void worker.end(stuck), Math.min(limit, LONGEST_TIMER_MS));
    };
    const ask = async (games: Batch) => {
      const played = await worker.ask('play', games);
      restartTimer();
      return played;
    };
    restartTimer();
    try {
      if (!worker.known.has(work)) {
        await worker.ask('setUp', work);
        worker.known.clear();
        worker.known.add(work);
      }
      const asked = this.#carrier.isWhole ? [batch] : oneByOne(batch);
      return (await Promise.all(asked.map(ask))).flat();
    } catch (error) {
      await worker.end();
      if (this.#running.isClosed) throw new NotStartedError('the run is over');
      throw worker.known.has(work) || error === stuck ? error : new NotStartedError((error as Error).message);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends all workers immediately, even in the middle of a batch. */
  async close(): Promise<void> {
    await this.#running.close();
    await this.#carrier.close?.();
  }
}

const oneByOne = ({ from, to }: Batch): Batch[] =>
  Array.from({ length: to - from }, (_, at) => ({ from: from + at, to: from + at + 1 }));

/** Runs on workers in other processes, for tests: their games are compared, line by line, with the same games played here. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FleetOptions, joinFleet } from '../../simulate/fleet/fleet.ts';
import { gameLine } from '../../simulate/pool/game-line.ts';
import { type Batch, linkMatch, playMatch } from '../../simulate/run/match.ts';
import { Workers } from '../../simulate/run/workers.ts';
import { PLAIN_RUN } from '../simulate/plain-run.ts';
import { BUILD } from './build.ts';

/** How long a batch may take, in milliseconds. */
export const LIMIT = 60_000;

/** The lines of the first `games` games, as one machine plays them. */
export function linesHere(games: number): string[] {
  const match = linkMatch(PLAIN_RUN);
  return Array.from({ length: games }, (_, game) => gameLine(playMatch(match, game)));
}

/** The result of a run: its lines by game. */
export type Ran = Awaited<ReturnType<typeof playOn>>;

/** How a run differs from the default one. */
export interface PlayOptions extends Partial<FleetOptions> {
  setup?: typeof PLAIN_RUN;
  /** Called with each batch that was played, and the number of batches so far. */
  played?(batch: Batch, batches: number): void | Promise<void>;
}

/**
 * Plays games on the workers of a Redis.
 * @throws Error if a game arrives twice
 */
export async function playOn(address: string, games: number, options: PlayOptions = {}) {
  const { setup = PLAIN_RUN, played, ...more } = options;
  const messages: string[] = [];
  const lines: string[] = [];
  const lost: { game: number; reason: string }[] = [];
  let batches = 0;
  const fleet = await joinFleet(address, setup, {
    build: BUILD,
    limit: LIMIT,
    notify: (line) => messages.push(line),
    workers: () => undefined,
    ...more,
  });
  const players = new Workers({
    isWhole: true,
    // Small batches, so that some are in progress at any moment.
    batchMs: 100,
    get jobs() {
      return fleet.jobs;
    },
    start: (fail) => fleet.start(fail),
    close: () => fleet.close(),
  });
  try {
    await players.playAll<string>(setup, [{ from: 0, to: games }], {
      played: (batch, more) => {
        for (const [at, line] of more.entries()) {
          if (lines[batch.from + at] !== undefined) throw new Error(`game ${batch.from + at} came twice`);
          lines[batch.from + at] = line.trimEnd();
        }
        void played?.(batch, ++batches);
      },
      lost: (game, reason) => lost.push({ game, reason: (reason as Error).message }),
      stopped: () => false,
    });
  } finally {
    await players.close();
  }
  return { lines, lost, messages, trouble: fleet.trouble?.message };
}

export type WorkerProcess = Awaited<ReturnType<typeof startWorkerProcess>>;

/**
 * Starts a worker whose locks expire after a second.
 * @param games the module that its processes load; for the others see `worker-process.ts`
 */
export async function startWorkerProcess(
  address: string,
  { name = 'worker', jobs = 1, losses = 4, lock = 1_000, finish = 2_000, games = 'slow-games.cjs' } = {},
) {
  const script = join(import.meta.dirname, 'worker-process.ts');
  const NODE_OPTIONS = `--require ${JSON.stringify(join(import.meta.dirname, games))}`;
  const args = [script, address, name, ...[jobs, losses, lock, finish].map(String)];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_OPTIONS },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    child,
    /** The ids of its child processes, which play the games. */
    children: () => {
      const list = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
      return list.split(' ').filter(Boolean).map(Number);
    },
    /** Ends the worker, unless it has already ended. */
    end: async (signal: NodeJS.Signals = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

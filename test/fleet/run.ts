/** Runs on workers in other processes, for tests: their games are compared, line by line, with the same games played here. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FleetOptions, joinFleet } from '../../simulate/fleet/fleet.ts';
import { gameLine } from '../../simulate/pool/game-line.ts';
import { type Batch, matchOf, playMatch, type RunSetup } from '../../simulate/run/match.ts';
import { playGames } from '../../simulate/run/schedule.ts';
import { chainOf, PLAIN } from '../simulate/sets.ts';
import { BUILD } from './build.ts';

/** Short games. */
export const SETUP: RunSetup = {
  chain: chainOf(PLAIN),
  options: { players: 2, seed: 1, bots: ['random', 'random'], target: 8 },
  inherited: false,
  against: null,
};

/** How long a batch may take, in milliseconds. */
export const LIMIT = 60_000;

/** The lines of the first `games` games, as one machine plays them. */
export function linesHere(games: number, setup = SETUP): string[] {
  const match = matchOf(setup);
  return Array.from({ length: games }, (_, game) => gameLine(playMatch(match, game)));
}

/** The result of a run. */
export interface Ran {
  /** By game. */
  lines: string[];
  lost: { game: number; reason: string }[];
  messages: string[];
  trouble: string | undefined;
}

/** How a run differs from the default one. */
export interface PlayOptions extends Partial<FleetOptions> {
  setup?: RunSetup;
  /** Called with each batch that was played, and the number of batches so far. */
  played?(batch: Batch, batches: number): void | Promise<void>;
}

/**
 * Plays games on the workers of a Redis.
 * @throws Error if a game arrives twice
 */
export async function playOn(
  address: string,
  games: number,
  { setup = SETUP, played, ...more }: PlayOptions = {},
) {
  const messages: string[] = [];
  const lines: string[] = [];
  const lost: Ran['lost'] = [];
  let batches = 0;
  const fleet = await joinFleet(address, setup, {
    build: BUILD,
    limit: LIMIT,
    notify: (line) => messages.push(line),
    workers: () => undefined,
    ...more,
  });
  try {
    await playGames(
      fleet,
      [{ from: 0, to: games }],
      {
        played: (batch, { lines: text }) => {
          for (const [at, line] of text.split('\n').slice(0, -1).entries()) {
            if (lines[batch.from + at] !== undefined) throw new Error(`game ${batch.from + at} came twice`);
            lines[batch.from + at] = line;
          }
          void played?.(batch, ++batches);
        },
        lost: (game, reason) => lost.push({ game, reason: (reason as Error).message }),
        stopped: () => false,
      },
      // Small batches, so that some are in progress at any moment.
      100,
    );
  } finally {
    await fleet.close();
  }
  return { lines, lost, messages, trouble: fleet.trouble?.message } satisfies Ran;
}

/** A worker in a separate process. */
export interface WorkerProcess {
  child: ChildProcess;
  /** The ids of its child processes, which play the games. */
  children(): number[];
  /** Ends the worker, unless it has already ended. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * Starts a worker whose locks expire after a second.
 * @param games the module that its processes load; for the others see `worker-process.ts`
 */
export async function startWorkerProcess(
  address: string,
  { name = 'worker', jobs = 1, losses = 4, lock = 1_000, finish = 2_000, games = 'slow-games.cjs' } = {},
): Promise<WorkerProcess> {
  const script = join(import.meta.dirname, 'worker-process.ts');
  const NODE_OPTIONS = `--require ${JSON.stringify(join(import.meta.dirname, games))}`;
  const child = spawn(
    process.execPath,
    [script, address, name, ...[jobs, losses, lock, finish].map(String)],
    {
      env: { ...process.env, NODE_OPTIONS },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(child.stdout, 'data');
  return {
    child,
    children: () => {
      const list = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
      return list.split(' ').filter(Boolean).map(Number);
    },
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

/** What a floor measures, and the ways of measuring. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A measured value and its floor: the least or the most that it should be. */
export interface Measurement {
  what: string;
  value: number;
  unit: string;
  floor: { least: number } | { most: number };
}

/** The value that this share of the numbers do not exceed. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** A measurement of what should be small. */
export const atMost = (most: number, unit: string, what: string, value: number): Measurement => ({
  ...{ what, value, unit, floor: { most } },
});

/** A measurement of times in milliseconds: their 95th percentile. */
export const p95 = (what: string, times: readonly number[], most: number): Measurement =>
  atMost(most, 'ms', `${what}, 95 of 100`, quantile(times, 0.95));

/**
 * Median times in milliseconds of tasks that alternate, so that a busy moment of the machine affects all of them. The first
 * round is warm-up.
 */
export async function inTurn(rounds: number, ...tasks: ((round: number) => unknown)[]): Promise<number[]> {
  const times = tasks.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [i, task] of tasks.entries()) {
      const start = performance.now();
      await task(round);
      if (round > 0) times[i].push(performance.now() - start);
    }
  }
  return times.map((all) => quantile(all, 0.5));
}

/** CPU time of this process in seconds, including garbage collection, so that other load on the machine does not matter. */
export function cpuSeconds(task: () => void): number {
  const start = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** The size of this process's heap after garbage collection, in bytes. */
export function heap(): number {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** How much a heap may grow while ten times as much happens. */
export const growth = (what: string, early: number, late: number): Measurement =>
  atMost(1.15, '×', `heap after 10,000 ${what}, relative to that after 1,000`, late / early);

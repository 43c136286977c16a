/** One measured ratio or rate, and what it should be. */
export interface Row {
  name: string;
  value: number;
  unit: string;
  /** `most`: the value should be at most this; `least`: at least this. */
  aim: { is: 'most' | 'least'; value: number };
  /** The measurements behind it, in milliseconds or counts. */
  from: Record<string, number>;
}

/** Whether the value meets its target. */
export function isMet({ value, aim }: Row): boolean {
  return aim.is === 'most' ? value <= aim.value : value >= aim.value;
}

/** The median of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** Median times in milliseconds of tasks that alternate, so that a busy moment of the machine affects all of them. */
export async function inTurn(rounds: number, ...things: (() => unknown)[]): Promise<number[]> {
  const times = things.map((): number[] => []);
  // The first round only warms up caches.
  for (let round = 0; round <= rounds; round++) {
    for (const [i, thing] of things.entries()) {
      const start = performance.now();
      await thing();
      if (round > 0) times[i].push(performance.now() - start);
    }
  }
  return times.map(median);
}

/**
 * Like `inTurn`, for synchronous tasks of less than a millisecond. On a shared machine, some rounds lose the core for longer than
 * that; the first quartile is from rounds that kept it.
 */
export function inShortTurns(rounds: number, ...things: (() => void)[]): number[] {
  const times = things.map((): number[] => []);
  // The first half of the rounds warms up the optimizer.
  for (let round = -rounds; round < rounds; round++) {
    for (const [i, thing] of things.entries()) {
      const start = performance.now();
      thing();
      if (round >= 0) times[i].push(performance.now() - start);
    }
  }
  return times.map(firstQuartile);
}

/** The value that a quarter of the numbers are below. */
export function firstQuartile(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 2];
}

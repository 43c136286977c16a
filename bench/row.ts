/** One measured ratio or rate, and what it should be. */
export interface Row {
  name: string;
  value: number;
  unit: string;
  /** `most`: the value should not be above; `least`: not below. */
  aim: { is: 'most' | 'least'; value: number };
  /** What it was worked out from, in milliseconds or counts. */
  from: Record<string, number>;
}

/** Whether the value is what it should be. */
export function isMet({ value, aim }: Row): boolean {
  return aim.is === 'most' ? value <= aim.value : value >= aim.value;
}

/** The middle of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** Medians, in milliseconds, of things done in turn, so that a busy moment of the machine hits all of them. */
export async function inTurn(rounds: number, ...things: (() => unknown)[]): Promise<number[]> {
  const times = things.map((): number[] => []);
  // The first round only warms caches.
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
 * Like `inTurn` for things of less than a millisecond that wait for nothing. Where others use the machine, too, some
 * rounds have the core taken away for longer than that: the first quartile is of rounds that had it for themselves.
 */
export function inShortTurns(rounds: number, ...things: (() => void)[]): number[] {
  const times = things.map((): number[] => []);
  // Until the first half is over, functions are still being optimized.
  for (let round = -rounds; round < rounds; round++) {
    for (const [i, thing] of things.entries()) {
      const start = performance.now();
      thing();
      if (round >= 0) times[i].push(performance.now() - start);
    }
  }
  return times.map(firstQuartile);
}

/** A quarter of the numbers are smaller. */
export function firstQuartile(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 2];
}

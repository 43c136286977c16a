/** How often properties are checked: always with the same cases, or with `SOAK` times as many new ones. */
const SOAK = Number(process.env.SOAK ?? 0);

/**
 * The parameters for a property with this many cases: with `SOAK`, that many times as many new cases. Without it, the
 * same cases each time, but only a quarter of them, or half if they are fewer than 100; the rest is left to soak tests.
 */
export function runs(numRuns: number, seed: number): { numRuns: number; seed?: number } {
  if (SOAK > 0) return { numRuns: numRuns * SOAK };
  return { numRuns: Math.ceil(numRuns / (numRuns < 100 ? 2 : 4)), seed };
}

/** Options of a test that takes many seconds, and minutes on a busy machine. Soak tests have no time limit. */
export const PATIENT = { timeout: SOAK > 0 ? 0 : 240_000 };

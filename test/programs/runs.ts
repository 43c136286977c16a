/** How often properties are tried: the same cases each time, or by `SOAK` many times as many new ones. */
const SOAK = Number(process.env.SOAK ?? 0);

/** The parameters of a property that is tried so often with this seed; with `SOAK` so many times as often. */
export function runs(numRuns: number, seed: number): { numRuns: number; seed?: number } {
  return SOAK > 0 ? { numRuns: numRuns * SOAK } : { numRuns, seed };
}

/** Options of a test that takes many seconds, on a busy machine minutes; a soak takes what it takes. */
export const PATIENT = { timeout: SOAK > 0 ? 0 : 240_000 };

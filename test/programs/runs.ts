/** How often properties are tried: the same cases each time, or by `SOAK` many times as many new ones. */
const SOAK = Number(process.env.SOAK ?? 0);

/**
 * The parameters of a property that is tried so often, on as many new cases with each `SOAK`. Without it, half of the cases are
 * tried, the same ones each time: what the other half finds is left to a soak.
 */
export function runs(numRuns: number, seed: number): { numRuns: number; seed?: number } {
  return SOAK > 0 ? { numRuns: numRuns * SOAK } : { numRuns: Math.ceil(numRuns / 2), seed };
}

/** Options of a test that takes many seconds, on a busy machine minutes; a soak takes what it takes. */
export const PATIENT = { timeout: SOAK > 0 ? 0 : 240_000 };

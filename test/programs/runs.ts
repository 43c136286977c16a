/** How often properties are tried: the same cases each time, or by `SOAK` many times as many new ones. */
const SOAK = Number(process.env.SOAK ?? 0);

/**
 * The parameters of a property that is tried so often, on as many new cases with each `SOAK`. Without it, a quarter of
 * them is tried, or of fewer than a hundred a half, the same ones each time: what the others find is left to a soak.
 */
export function runs(numRuns: number, seed: number): { numRuns: number; seed?: number } {
  if (SOAK > 0) return { numRuns: numRuns * SOAK };
  return { numRuns: Math.ceil(numRuns / (numRuns < 100 ? 2 : 4)), seed };
}

/** Options of a test that takes many seconds, on a busy machine minutes; a soak takes what it takes. */
export const PATIENT = { timeout: SOAK > 0 ? 0 : 240_000 };

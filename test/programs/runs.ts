/** How often properties are checked. */

/** How many times as many new cases as `npm run test:full` has `npm run soak` checks. */
const SOAK = Number(process.env.SOAK ?? 0);

/**
 * The parameters for a property with this many cases: `npm run test:full` checks all of them, always the same, `npm test` the
 * first twentieth, and `npm run soak` many times as many new ones.
 */
export function runs(numRuns: number, seed: number): { numRuns: number; seed?: number } {
  if (SOAK > 0) return { numRuns: numRuns * SOAK };
  return { numRuns: process.env.TEST_FULL ? numRuns : Math.ceil(numRuns / 20), seed };
}

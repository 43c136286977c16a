/** How often properties are checked. */

/** How many times as many new cases as `npm run test:full` has `npm run soak` checks. */
const SOAK = Number(process.env.SOAK ?? 0);

/** How many cases of a property every run checks, if it has that many and none takes long. */
const FEW = 8;

/**
 * The parameters for a property with this many cases: `npm run test:full` checks all of them, always the same, `npm test` about
 * a twentieth, and `npm run soak` many times as many new ones.
 */
export function runs(numRuns: number, seed: number, least = FEW): { numRuns: number; seed?: number } {
  if (SOAK > 0) return { numRuns: numRuns * SOAK };
  return {
    numRuns: process.env.TEST_SHORT ? Math.min(numRuns, least + Math.ceil(numRuns / 20)) : numRuns,
    seed,
  };
}

/** What a property must at least have seen, so that it has shown something: a tenth of it with the cases of `npm test`. */
export const few = (count: number): number => (process.env.TEST_SHORT ? Math.floor(count / 10) : count);

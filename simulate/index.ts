/** The door of `simulate/`: many games among bots, and what is counted in them. */

export { type Compared, comparedOf, type Difference, type RatedDifference } from './figures/compared.ts';
export { type CardFigures, type Figures, figuresOf, type Spread, winsWith } from './figures/figures.ts';
export { shareOf } from './figures/intervals.ts';
export { between, labelOf, percent, signed } from './figures/labels.ts';
export { ENOUGH, WRONG_NAMES } from './figures/multiple-testing.ts';
export { countFailure } from './figures/tally.ts';
export {
  type CheckedBound,
  checkExpectations,
  type Expectations,
  unknownIn,
} from './findings/expect.ts';
export { default as validateExpectations } from './findings/expect-validator.generated.ts';
export { findingsOf } from './findings/findings.ts';
export { remarksOf } from './findings/remarks.ts';
export { type GameFailure, lostGame } from './run/failure.ts';
export {
  type Batch,
  countMatch,
  type Match,
  matchOf,
  type PlayedGame,
  parseGameLine,
  type Setup,
} from './run/match.ts';
export type { RunOptions } from './run/plan.ts';
export { NotStarted, startPool } from './run/pool.ts';
export { playGames } from './run/schedule.ts';
export { checkRun, type Simulation } from './run/simulation.ts';
export type { Bounds, Verdict } from './strength/sequential-test.ts';
export { Blocks, ownSeat, type Strength } from './strength/strength.ts';

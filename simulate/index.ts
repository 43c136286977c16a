/** The door of `simulate/`: many games among bots, and what is counted in them. */

export { type Compared, comparedOf, type Difference, type RatedDifference } from './figures/compared.ts';
export { type CardFigures, type Figures, figuresOf, type Spread, winsWith } from './figures/figures.ts';
export { shareOf } from './figures/intervals.ts';
export { labelOf } from './figures/labels.ts';
export { ENOUGH, WRONG_NAMES } from './figures/multiple-testing.ts';
export { addPaired, emptyPaired, type Paired } from './figures/paired.ts';
export { addTally, countFailure, type GameFailure } from './figures/tally.ts';
export {
  type Checked,
  checkedExpectations,
  type Expectations,
  unknownIn,
} from './findings/expect.ts';
export { default as validateExpectations } from './findings/expect-validator.generated.ts';
export { findingsOf } from './findings/findings.ts';
export { remarksOf } from './findings/remarks.ts';
export { type Batch, type BatchTally, type Match, matchOf, type Setup } from './run/batch.ts';
export { lostGame } from './run/failure.ts';
export type { RunOptions } from './run/plan.ts';
export { NotStarted, startPool } from './run/pool.ts';
export { playGames } from './run/schedule.ts';
export { checkRun, type Simulation } from './run/simulation.ts';

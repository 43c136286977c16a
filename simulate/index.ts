/** The door of `simulate/`: many games among bots, and what is counted in them. */
export { type Batch, type BatchTally, type Match, matchOf, type Setup } from './batch.ts';
export { type Compared, comparedOf, type Difference, type RatedDifference } from './compared.ts';
export { ENOUGH, WRONG_NAMES } from './discovery.ts';
export { type Checked, checkedExpectations, type Expectations, ExpectSchema, unknownIn } from './expect.ts';
export { lostGame } from './failure.ts';
export { type CardFigures, type Figures, figuresOf, type Spread, winsWith } from './figures.ts';
export { findingsOf } from './findings.ts';
export { shareOf } from './intervals.ts';
export { labelOf } from './labels.ts';
export { addPaired, emptyPaired, type Paired } from './paired.ts';
export type { RunOptions } from './plan.ts';
export { NotStarted, startPool } from './pool.ts';
export { remarksOf } from './remarks.ts';
export { playGames } from './schedule.ts';
export { checkRun, type Simulation } from './simulation.ts';
export { addTally, countFailure, type GameFailure } from './tally.ts';

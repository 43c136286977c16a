/** Playing and counting many games, without Node modules, so it also runs in browsers. */
export { NOTHING_FURTHER } from '../advice/advice.ts';
export type { GameFailure, PlayedGame } from '../data/columns.ts';
export { points, worthText } from '../effect-value/words.ts';
export { winsWith } from '../figures/cards.ts';
export { FALSE_DISCOVERY_RATE, FEWEST_GAMES } from '../figures/certainty.ts';
export { changedNumbers, compareRuns } from '../figures/compared.ts';
export { countFailure, failedGames } from '../figures/endings.ts';
export { between, botList, labelCard, percent, signedNumber } from '../figures/labels.ts';
export { BOT_WEIGHT_SEATS, cardEstimates, playedBy } from '../figures/people.ts';
export { type Figures, type Findings, runFigures, runFindings } from '../figures/registry.ts';
export { markCard, type Table, textParts } from '../figures/section.ts';
export { lostGame } from '../run/failure.ts';
export * from '../run/match.ts';
export type { RunOptions } from '../run/plan.ts';
export { NotStartedError, type Players, playGames, type RunEvents } from '../run/schedule.ts';
export { type Simulation, setUpGame } from '../run/simulation.ts';
export { type Work, workRunner } from '../run/work.ts';
export {
  type BatchFunctions,
  batchFunctions,
  type StartedWorker,
  type StartWorker,
  WorkerPool,
} from '../run/workers.ts';
export { makeSections, plainText, type SectionId } from '../sections.ts';

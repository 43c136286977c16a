/** Playing and counting many games, without Node modules, so it also runs in browsers. */
export {
  type Compared,
  type ComparedCard,
  certaintyOf,
  changedNumbers,
  comparedOf,
  inheritedRemarks,
  moreGamesNeeded as gamesToTell,
  type RatedDifference,
  WORTH_KNOWING,
} from '../figures/compared.ts';
export type { MeanDifference } from '../figures/differences.ts';
export {
  type CardFigures,
  type Figures,
  figuresOf,
  type Spread,
  spreadOf,
  winsWith,
} from '../figures/figures.ts';
export { type Interval, shareOf, shareOfGames } from '../figures/intervals.ts';
export { between, handLabelOf, labelOf, percent, signed } from '../figures/labels.ts';
export { ENOUGH, WRONG_NAMES } from '../figures/multiple-testing.ts';
export { type CardCounts, playedBy, shrunkShare, WORTH } from '../figures/shrunk.ts';
export { countFailure } from '../figures/tally.ts';
export { type Findings, findingsOf } from '../findings/findings.ts';
export { isSure, type Remark, remarksByKind, remarksOf } from '../findings/remarks.ts';
export { type GameFailure, lostGame } from '../run/failure.ts';
export {
  type Batch,
  countMatch,
  type Match,
  matchOf,
  type PlayedGame,
  playMatch,
  type RunSetup,
} from '../run/match.ts';
export type { RunOptions } from '../run/plan.ts';
export type { GameResult } from '../run/row.ts';
export { NotStarted, type Players, playGames, type RunEvents } from '../run/schedule.ts';
export { checkRun, playGame, type Simulation, setUpGame } from '../run/simulation.ts';

/** The public interface of `runtime/`: games, saved games, logs and bots. */
export {
  type DataProblem,
  type DecisionKind,
  type Hex,
  hexName,
  parseHex,
  type RefusalCode,
  type Scenario,
  type SetProgram,
  UserError,
} from '../program/index.ts';
export { loadSet } from '../program/json/index.ts';
export { tracedTables } from './effect/coverage.ts';

export * from './game.ts';
export { checkSeed, type GameOptions, hasSecret } from './game-options.ts';
export { type LinkedEffect, stepHeads } from './link/code.ts';
export type { Coverage } from './link/coverage.ts';
export { SUPPLY_SPECIES, type Tables } from './link/tables.ts';

export * from './log/log.ts';
export { parseLog } from './log/parse.ts';
export { type Replay, replay } from './log/replay.ts';
export { toLog } from './log/to-log.ts';
export { makeTables } from './make-tables.ts';
export { seatNumber } from './messages.ts';
export * from './players/bot.ts';
export { determinize, imagine } from './players/determinize.ts';
export type { OptionValues } from './players/evaluation.ts';
export { DECISION_CONTEXT } from './players/learned/decision-context.ts';
export { FEATURES, type Feature } from './players/learned/features.ts';
export { learnedValues } from './players/learned/learned.ts';
export { choiceLesson, type Lesson, leadOverExpectation, stateLesson } from './players/learned/lesson.ts';
export { learnedQuestion } from './players/learned/offers.ts';
export * from './players/learned/weights.ts';
export type { OptionView } from './questions/question.ts';
export { usedCard } from './questions/questions.ts';
export { MAX_SEED, randomBelow, seedRandom } from './random.ts';
export { fromJSON } from './save/from-json.ts';
export { type GameJson, hash, toJSON } from './save/json.ts';
export { runScenario, type ScenarioResult } from './scenario/scenario.ts';
export { type Bound, clone, type Game } from './state.ts';
export { tokensLaid } from './table/bag.ts';
export { type DealtCard, dealtHands, tablesWith } from './table/dealt-hands.ts';
export { seatsThatLead } from './table/end.ts';
export { DRAFT, HAND_WORDS, type HandWord, handNames, presetHands, RECOMMENDED } from './table/hands.ts';
export { type OwnCards, ownCards } from './table/own-cards.ts';

export { VERSION } from './version.ts';
export { describe, describeOptions } from './view/describe.ts';
export { type Gain, gains, greatestGains, pointsByCard } from './view/points-by-card.ts';
export {
  type DecisionSubject,
  type RunningEffect,
  runningEffect,
  startingEffect,
} from './view/running-effect.ts';
export * from './view/view.ts';

/**
 * The package entry `ecos-cards/runtime`: games of compiled sets, for programs that embed the engine.
 * `docs/embedding.md` has examples.
 * @module
 */

export type {
  Block,
  CardProgram as Card,
  FeatureProgram as Feature,
  Step,
  Vocabulary,
} from '../../../program/index.ts';
export * from '../../../program/json/load.ts';
export type { OptionView as Option } from '../../../runtime/index.ts';
export {
  type ActiveView,
  type AnswerContext,
  apply,
  BOT_NAMES,
  type Bot,
  type BotName,
  choose,
  clone,
  type DataProblem,
  DECISION_KINDS,
  type Decision,
  type DecisionKind,
  decision,
  describe,
  describeOptions,
  fromJSON,
  type Game,
  type GameJson,
  type GameOptions,
  type Hex,
  hash,
  hexName,
  type Log,
  type LogChoice,
  type LogEnd,
  type LogHead,
  type LogProblem,
  logChoice,
  logEnd,
  logHead,
  makeBot,
  makeTables,
  newGame,
  type OptionView,
  type OwnBot,
  parseHex,
  parseLog,
  playOut,
  type RefusalCode,
  runScenario,
  type Scenario,
  type ScenarioResult,
  type SeatView,
  type SetHash,
  type SetProgram,
  startGame,
  submit,
  type Tables,
  type TileView,
  toJSON,
  UserError,
  VERSION,
  type View,
  view,
} from '../../../runtime/index.ts';
export * from '../../../runtime/log/replay.ts';
export type { Rng } from '../../../runtime/random.ts';

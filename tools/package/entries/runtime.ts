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
export { type Loaded, loadSet } from '../../../program/json/load.ts';
export {
  type ActiveView,
  type AnswerContext,
  BOT_NAMES,
  type Bot,
  type BotName,
  choose,
  clone,
  type DataProblem,
  type Decision,
  type DecisionKind,
  decision,
  describe,
  determinize,
  fromJSON,
  type Game,
  type GameJson,
  type GameOptions,
  type Hex,
  hash,
  hexName,
  makeBot,
  newGame,
  type OptionView,
  type OwnBot,
  parseHex,
  playOut,
  type Replay,
  replay,
  runScenario,
  type Scenario,
  type ScenarioResult,
  type SeatView,
  type SetProgram,
  submit,
  type TileView,
  toJSON,
  toLog,
  type View,
  view,
} from '../../../runtime/index.ts';

/**
 * The package entry `ecos-cards/runtime`: games of compiled sets, for programs that embed the engine.
 * `docs/embedding.md` shows it at work.
 * @module
 */

export {
  DECISION_KINDS,
  type DecisionKind,
  type Hex,
  type Scenario,
  type SetHash,
  type SetProgram,
} from '../program/index.ts';
export { type Loaded, type LoadProblem, loadSet } from '../program/json/index.ts';
export { describe, describeOptions, type OptionView } from './describe.ts';
export {
  type Answering,
  apply,
  type Decision,
  decision,
  newGame,
  startGame,
  submit,
} from './game.ts';
export type { GameOptions } from './game-options.ts';
export { fromJSON } from './kept/from-json.ts';
export { type GameJson, hash, toJSON } from './kept/json.ts';
export { makeTables, type Tables } from './link/tables.ts';
export {
  type Log,
  type LogChoice,
  type LogEnd,
  type LogHead,
  logChoice,
  logEnd,
  logHead,
} from './log/log.ts';
export { type LogProblem, parseLog } from './log/parse.ts';
export { type Replay, replay } from './log/replay.ts';
export { BOT_NAMES, type Bot, type BotName, makeBot, playOut } from './players/bot.ts';
export { Refusal } from './refusal.ts';
export { runScenario, type ScenarioResult } from './scenario/scenario.ts';
export { clone, type Game } from './state.ts';
export { VERSION } from './version.ts';
export { type ActiveView, type SeatView, type TileView, type View, view } from './view.ts';

/**
 * The instruction set: the table of all operations that cards can consist of, each with its own file in `steps/`.
 *
 * The JSON Schema of a program, the reference of steps, and the decisions and blocks of a step are derived from this table. Other
 * rooms have tables with the same keys, and a missing entry is a type error.
 */
import type { Static, TSchema } from 'typebox';
import { byHand } from './steps/by-hand.ts';
import { choose } from './steps/choose.ts';
import { chooseSpecies } from './steps/choose-species.ts';
import { doCard } from './steps/do.ts';
import { draw } from './steps/draw.ts';
import { either } from './steps/either.ts';
import { forEach } from './steps/for-each.ts';
import { gain } from './steps/gain.ts';
import { give } from './steps/give.ts';
import { ifElse } from './steps/if.ts';
import { lose } from './steps/lose.ts';
import { may } from './steps/may.ts';
import { move } from './steps/move.ts';
import type { InnerBlock, Operation } from './steps/operation.ts';
import { pay } from './steps/pay.ts';
import { place } from './steps/place.ts';
import { play } from './steps/play.ts';
import { choosePlayer } from './steps/players/choose-player.ts';
import { eachPlayer } from './steps/players/each-player.ts';
import { thatPlayer } from './steps/players/that-player.ts';
import { theOwner } from './steps/players/the-owner.ts';
import { remove } from './steps/remove.ts';
import { repeat } from './steps/repeat.ts';
import { replace } from './steps/replace.ts';
import { rotate } from './steps/rotate.ts';
import { stop } from './steps/stop.ts';
import { swap } from './steps/swap.ts';

/** @internal Every operation, by the name in its `op` field. */
export const OPERATIONS = {
  gain,
  place,
  move,
  replace,
  remove,
  swap,
  pay,
  lose,
  give,
  play,
  rotate,
  choose,
  'choose-species': chooseSpecies,
  stop,
  draw,
  do: doCard,
  may,
  either,
  if: ifElse,
  repeat,
  'for-each': forEach,
  'each-player': eachPlayer,
  'choose-player': choosePlayer,
  'by-hand': byHand,
  'the-owner': theOwner,
  'that-player': thatPlayer,
} as const;

/** The name of an operation. */
export type OpName = keyof Operations;
/** The data of one operation. */
export type Op<N extends OpName> = Operations[N];
/** Any operation. */
export type Step = { [N in OpName]: Op<N> }[OpName];
/** Steps in the order they run. */
export interface Block extends ReadonlyArray<Step> {}

/** The data of each operation. */
export type Operations = {
  [N in keyof typeof OPERATIONS]: { [Property in keyof Data<N>]: AsBlock<Data<N>[Property]> };
};
type Data<N extends keyof typeof OPERATIONS> = Static<(typeof OPERATIONS)[N]['schema']>;
type AsBlock<Value> = Value extends InnerBlock ? Block : Value extends InnerBlock[] ? Block[] : Value;

/** The table row of a step, usable for any step. */
type StepInfo = Omit<Operation<TSchema, Step, Block>, 'schema'>;

/** True for an operation that does something itself, which may have its own `if`; others run the steps in their blocks. */
export function isAction(op: string): op is OpName {
  return op in OPERATIONS && 'if' in OPERATIONS[op as OpName].schema.properties;
}

/** The row of a step. */
export function stepInfo({ op }: Step): StepInfo {
  // Each row is only called with its own steps, because it is looked up by name. The types cannot express that.
  return OPERATIONS[op] as unknown as StepInfo;
}

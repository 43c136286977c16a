/** Every step, by name: a new operation of `program/operations.ts` does not compile until it is listed here. */
import type { OpName, Step } from '../../program/index.ts';
import type { InstructionEngine, StepEngine } from '../effect/step.ts';
import type { Instruction } from '../link/code.ts';
import type { BlockScope, Linker, LinkStep } from '../link/linker.ts';
import { BY_HAND } from './by-hand.ts';
import { CHOOSE } from './choose.ts';
import { CHOOSE_SPECIES } from './choose-species.ts';
import { DO } from './do.ts';
import { DRAW } from './draw.ts';
import { EITHER } from './either.ts';
import { FOR_EACH } from './for-each.ts';
import { GAIN } from './gain.ts';
import { GIVE } from './give.ts';
import { IF } from './if.ts';
import { LOSE } from './lose.ts';
import { MAY } from './may.ts';
import { MOVE } from './move.ts';
import { PAY } from './pay.ts';
import { PLACE } from './place.ts';
import { PLAY } from './play.ts';
import { CHOOSE_PLAYER } from './players/choose-player.ts';
import { EACH_PLAYER } from './players/each-player.ts';
import { THAT_PLAYER } from './players/that-player.ts';
import { THE_OWNER } from './players/the-owner.ts';
import { REMOVE } from './remove.ts';
import { REPEAT } from './repeat.ts';
import { REPLACE } from './replace.ts';
import { ROTATE } from './rotate.ts';
import { STOP } from './stop.ts';
import { SWAP } from './swap.ts';

const STEPS = {
  gain: GAIN,
  place: PLACE,
  move: MOVE,
  replace: REPLACE,
  remove: REMOVE,
  swap: SWAP,
  pay: PAY,
  lose: LOSE,
  give: GIVE,
  play: PLAY,
  rotate: ROTATE,
  choose: CHOOSE,
  'choose-species': CHOOSE_SPECIES,
  stop: STOP,
  draw: DRAW,
  do: DO,
  may: MAY,
  either: EITHER,
  if: IF,
  repeat: REPEAT,
  'for-each': FOR_EACH,
  'each-player': EACH_PLAYER,
  'choose-player': CHOOSE_PLAYER,
  'by-hand': BY_HAND,
  'the-owner': THE_OWNER,
  'that-player': THAT_PLAYER,
} satisfies { [N in OpName]: StepEngine<N> };

const INSTRUCTIONS: Record<string, InstructionEngine> = Object.assign(
  {},
  ...Object.values(STEPS).map(({ instructions }) => instructions),
);
const OPS = Object.keys(INSTRUCTIONS);

/** How every instruction runs, by the indices in `LinkedEffect.engines`. All are made here, so that V8 sees one shape. */
export const ENGINES = Object.values(INSTRUCTIONS).map(
  ({ run, answer, canDo }): InstructionEngine => ({ run, answer, canDo }),
);

/** The index in `ENGINES` of what runs an instruction. */
export function engineIndex({ op }: Instruction): number {
  return OPS.indexOf(op);
}

/** Emits the instructions of a step. */
export function linkStep(step: Step, linker: Linker, scope: BlockScope): void {
  // Each function links its own kind of step.
  const link = STEPS[step.op].link as LinkStep;
  link(step, linker, scope);
}

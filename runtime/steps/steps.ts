/** Every step, by name: a new operation of `program/operations.ts` does not compile until it is listed here. */
import type { OpName, Step } from '../../program/index.ts';
import type { InstructionEngine, StepEngine } from '../effect/step.ts';
import type { Instruction } from '../link/code.ts';
import type { BlockScope, Linker, LinkStep } from '../link/linker.ts';
import * as engines from './all.ts';

const STEPS: { [N in OpName]: StepEngine<N> } = { ...engines };

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

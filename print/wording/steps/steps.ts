/** The wording of each step of the instruction set, one file per step. */
import type { Op, OpName, Step } from '../../../program/index.ts';
import type { ActionWording, BlockWording, StepWording } from '../step-wording.ts';
import * as wordings from './all.ts';

const STEPS: typeof wordings & { [Name in OpName]: StepWording<Name> } = { ...wordings };

type ActionName = {
  [Name in OpName]: (typeof STEPS)[Name] extends BlockWording<Name> ? never : Name;
}[OpName];

/** A step that performs an action itself. */
export type ActionStep = Op<ActionName>;
export const isAction = (step: Step): step is ActionStep => 'clause' in STEPS[step.op];
export const actionWording = (step: ActionStep): ActionWording<OpName> => STEPS[step.op];

/** A step that contains other steps. */
export type BlockStep = Exclude<Step, ActionStep>;
export const blockWording = (step: BlockStep): BlockWording<OpName> => STEPS[step.op];

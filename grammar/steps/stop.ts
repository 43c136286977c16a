/** The syntax of `stop`. */
import { actionStep } from '../blocks/step.ts';
import type { StopNode } from '../tree/steps.ts';

/** `stop`, `stop if you have no card`. */
export const stop = actionStep<StopNode>('stop', []);

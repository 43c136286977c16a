/** The syntax of `the owner`. */
import { body } from '../../blocks/body.ts';
import { stepSyntax } from '../../blocks/step.ts';
import type { Lookahead } from '../../recovery/reading.ts';
import { all } from '../../syntax.ts';
import type { OwnerNode } from '../../tree/steps.ts';

/** `the owner { … }`. */
export const theOwner = stepSyntax<OwnerNode>('theOwner', [], all('the', 'owner', body));

/** Whether a block for the owner is ahead. */
export const atOwner = (reading: Lookahead): boolean => reading.is(1, 'the') && reading.is(2, 'owner');

/** The example of every operation, compiled to one effect. */
import { compileSteps } from '../../compiler/compile.ts';
import { OPERATIONS } from '../../program/operations.ts';
import { WORDS } from './base.ts';

// Several examples use "this", so an earlier step must set it.
const texts = ['choose a tile', ...Object.values(OPERATIONS).map(({ example }) => example)];
export const EXAMPLES = compileSteps(texts.join('; '), WORDS).steps;

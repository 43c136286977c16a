/** `the owner`: steps for whoever is "you" outside of a block of players. */
import { Type } from '../../schema/schema.ts';
import { block, operation } from '../operation.ts';

export const theOwner = operation({
  schema: Type.Object({ op: Type.Literal('the-owner'), steps: block }),
  summary: 'Only in a block of players: done by who is "you" outside of it (L61).',
  example: 'each other player { either { pay a cube } or { the owner { gain 3vp } } }',
  begins: ['let you'],
  blocks: ({ steps }) => [steps],
});

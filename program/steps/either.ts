/** `either`: one of several branches. */
import { Type } from '../schema/schema.ts';
import { block, operation } from './operation.ts';

export const either = operation({
  schema: Type.Object({ op: Type.Literal('either'), branches: Type.Array(block, { minItems: 2 }) }),
  summary: 'The player chooses one branch; a branch that cannot begin is not offered (L13).',
  example: 'either { place water } or { gain 3vp }',
  snippet: 'either { <gain 1vp> } or { <gain a card> }',
  blocks: ({ branches }) => branches,
  outcomes: ({ branches }) => branches.map((_, nth) => `branch ${nth}` as const),
  decisions: () => ['branch'],
});

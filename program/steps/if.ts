/** `if`: steps under a condition. */
import { Type } from '../schema/schema.ts';
import { block, condition, operation } from './operation.ts';

export const ifElse = operation({
  schema: Type.Object({
    op: Type.Literal('if'),
    condition,
    steps: block,
    otherwise: Type.Optional(block),
  }),
  summary: 'Runs the first block if the condition holds, otherwise the second.',
  example: 'if you have no card { gain a card }',
  snippet: 'if <there is a forest> { <gain 1vp> }',
  blocks: ({ steps, otherwise }) => (otherwise ? [steps, otherwise] : [steps]),
  outcomes: () => ['holds', 'fails'],
});

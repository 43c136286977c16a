/** `for each`: steps for one thing of the landscape after the other. */
import { Type } from '../schema/schema.ts';
import { block, keep, operation, other, sought, where } from './operation.ts';

export const forEach = operation({
  schema: Type.Object({
    op: Type.Literal('for-each'),
    ...other,
    things: sought,
    ...where,
    ...keep,
    steps: block,
  }),
  summary:
    'Runs its steps for each of these things, in the order its player chooses; inside, "this" is that thing (L62).',
  example: 'for each lion { gain 1vp per adjacent antelope }',
  snippet: 'for each <lion> { <gain 1vp per adjacent animal> }',
  begins: ['for each'],
  repeats: true,
  setsThis: true,
  blocks: ({ steps }) => [steps],
  cannot: 'with nothing to take',
  outcomes: () => ['cannot'],
  decisions: () => ['choose'],
});

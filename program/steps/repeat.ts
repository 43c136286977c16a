/** `repeat`: steps that run several times. */
import { Type } from '../schema/schema.ts';
import { amount } from '../terms.ts';
import { block, operation, per } from './operation.ts';

export const repeat = operation({
  schema: Type.Object({
    op: Type.Literal('repeat'),
    /** `times`: a fixed number; `upTo`: the player decides each time; `per`: counted once, before the first round. */
    times: Type.Union([Type.Object({ times: amount }), Type.Object({ upTo: amount }), Type.Object({ per })]),
    steps: block,
  }),
  summary: 'Runs its steps several times.',
  example: 'repeat up to 3 { place forest; gain 1vp }',
  snippet: 'repeat <2> { <gain 1vp> }',
  begins: ['do', 'once'],
  repeats: true,
  blocks: ({ steps }) => [steps],
  cannot: 'with nothing to count',
  outcomes: ({ times }) => ('upTo' in times ? ['yes', 'no'] : 'per' in times ? ['cannot'] : []),
  decisions: ({ times }) => ('upTo' in times ? ['yes-no'] : []),
});

/** `that player`: steps for the other player whose deed a trigger waits for. */
import { Type } from '../../schema/schema.ts';
import { block, operation } from '../operation.ts';

export const thatPlayer = operation({
  schema: Type.Object({
    op: Type.Literal('that-player'),
    steps: block,
  }),
  summary: 'In a trigger `by another player`: the player who did it does this, and is "you" in it (L45).',
  example: 'that player { gain 1vp }',
  forOthers: true,
  blocks: ({ steps }) => [steps],
});

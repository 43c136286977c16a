/** `that player`: steps for the other player whose deed a trigger waits for. */
import { Type } from '../../schema/schema.ts';
import { block, operation } from '../operation.ts';

export const thatPlayer = operation({
  schema: Type.Object({
    op: Type.Literal('that-player'),
    steps: block,
  }),
  summary:
    'Done by the player who did what a trigger `by another player` waits for (L45), or whose card the `do` before it did (L72).',
  example: 'that player { gain 1vp }',
  forOthers: true,
  blocks: ({ steps }) => [steps],
});

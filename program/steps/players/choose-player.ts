/** `choose a player`: steps that one player does, whom "you" picks. */
import { Type } from '../../schema/schema.ts';
import { block, operation } from '../operation.ts';

export const choosePlayer = operation({
  schema: Type.Object({
    op: Type.Literal('choose-player'),
    /** Not "you"; skipped where there is nobody else. */
    other: Type.Optional(Type.Literal(true)),
    steps: block,
  }),
  summary: 'Its player picks a player, who does it and is "you" in it (L40).',
  example: 'choose another player { gain a cube }',
  forOthers: true,
  blocks: ({ steps }) => [steps],
  decisions: () => ['player'],
});

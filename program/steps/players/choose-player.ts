/** `choose a player`: steps for a player that "you" choose. */
import { Type } from '../../schema/schema.ts';
import { block, operation } from '../operation.ts';

export const choosePlayer = operation({
  schema: Type.Object({
    op: Type.Literal('choose-player'),
    /** Excludes "you"; the step is skipped if there is no other player. */
    other: Type.Optional(Type.Literal(true)),
    /** The next player clockwise, or the one before, without a choice (L59). */
    on: Type.Optional(Type.Enum(['left', 'right'])),
    steps: block,
  }),
  summary: 'Its player picks a player, who does it and is "you" in it (L40).',
  example: 'choose another player { gain a cube }',
  begins: [
    ...['let a player', 'let another player'],
    ...['let the player on your left', 'let the player on your right'],
  ],
  forOthers: true,
  blocks: ({ steps }) => [steps],
  decisions: ({ on }) => (on ? [] : ['player']),
});

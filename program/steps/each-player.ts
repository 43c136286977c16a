/** `each player`: steps that all players do. */
import { Type } from '../schema.ts';
import { block, operation } from './operation.ts';

export const eachPlayer = operation({
  schema: Type.Object({
    op: Type.Literal('each-player'),
    /** Everybody but the owner of the card. */
    other: Type.Optional(Type.Literal(true)),
    steps: block,
  }),
  summary: 'Every player does it, clockwise from the owner of the card; "you" is that player.',
  example: 'each player { gain a cube }',
  blocks: ({ steps }) => [steps],
});

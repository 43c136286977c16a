/** `each player`: steps that all players do, or those who have something. */
import { Type } from '../../schema/schema.ts';
import { PlayersWithSchema, RankedPlayersSchema } from '../../terms.ts';
import { block, operation } from '../operation.ts';

export const eachPlayer = operation({
  schema: Type.Object({
    op: Type.Literal('each-player'),
    /** Everybody but the owner of the card. */
    other: Type.Optional(Type.Literal(true)),
    /** Only those of them; who that is, is found out once, before the steps (L40). */
    with: Type.Optional(Type.Union([RankedPlayersSchema, PlayersWithSchema])),
    steps: block,
  }),
  summary:
    'Every player does it, or those who have something, clockwise from the owner of the card; "you" is that player.',
  example: 'each player with the fewest cubes { gain a cube }',
  forOthers: true,
  blocks: ({ steps }) => [steps],
});

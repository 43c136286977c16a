/** `each player`: steps for all players, or for those who have something. */
import { Type } from '../../schema/schema.ts';
import { PlayersWithSchema, RankedPlayersSchema } from '../../terms.ts';
import { block, operation } from '../operation.ts';

export const eachPlayer = operation({
  schema: Type.Object({
    op: Type.Literal('each-player'),
    /** Excludes the owner of the card. */
    other: Type.Optional(Type.Literal(true)),
    /** Only those who qualify, determined once, before the steps run (L40). */
    with: Type.Optional(Type.Union([RankedPlayersSchema, PlayersWithSchema])),
    steps: block,
  }),
  summary:
    'Every player does it, or those who have something, clockwise from the owner of the card; "you" is that player.',
  example: 'each player with the fewest cubes { gain a cube }',
  snippet: 'each player { <gain 1vp> }',
  begins: ['each player', 'each other player'],
  forOthers: true,
  repeats: true,
  blocks: ({ steps }) => [steps],
});

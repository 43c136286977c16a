/** `give`: hands points, cubes or cards to another player; never a gate. */
import { Type } from '../schema/schema.ts';
import { amount, CoinSchema } from '../terms.ts';
import { operation, ownIf } from './operation.ts';

export const give = operation({
  schema: Type.Object({
    op: Type.Literal('give'),
    quantity: Type.Object({ amount, upTo: Type.Literal(false) }),
    what: CoinSchema,
    /** Who gets it: the player outside of a block of players, `that player`, one that "you" choose, or a neighbour (L59). */
    to: Type.Enum(['owner', 'that-player', 'another', 'left', 'right']),
    ...ownIf,
  }),
  summary:
    'Gives points, free cubes or cards from hand to another player, at most as many as there are (L65).',
  example: 'give a card to another player',
  snippet: 'give <a cube> to another player',
  takes: true,
  deed: 'lost',
  objects: ({ what }) => [what],
  decisions: ({ what, to }) => [
    ...(to === 'another' ? (['player'] as const) : []),
    ...(what === 'card' ? (['give-card'] as const) : []),
  ],
});

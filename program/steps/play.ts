/** `play`: plays a card from the hand. */
import { Type } from '../schema/schema.ts';
import { count } from '../terms.ts';
import { operation, ownIf, PUTTING_A_CUBE } from './operation.ts';

export const play = operation({
  schema: Type.Object({
    op: Type.Literal('play'),
    /** The number of cubes to put on the played card. */
    cubes: count,
    ...ownIf,
  }),
  summary: 'Plays a card from hand (R6.4, R5.9).',
  example: 'play a card and place a cube on it',
  snippet: 'play a card',
  objects: () => ['a card'],
  cannot: 'without a card to play',
  outcomes: () => ['cannot'],
  decisions: ({ cubes }) => (cubes > 0 ? ['play-card', ...PUTTING_A_CUBE] : ['play-card']),
});

/** `rotate`: gives a leaf back to an active card. */
import { Type } from '../schema/schema.ts';
import { count } from '../terms.ts';
import { operation, ownIf, PUTTING_A_CUBE } from './operation.ts';

export const rotate = operation({
  schema: Type.Object({
    op: Type.Literal('rotate'),
    /** Not the card that runs. */
    other: Type.Optional(Type.Literal(true)),
    /** The number of cubes to put on the rotated card. */
    cubes: count,
    ...ownIf,
  }),
  summary: 'Turns an active card counter-clockwise, which gives a leaf back (R5.1, R5.9).',
  example: 'rotate a card counter-clockwise',
  snippet: 'rotate a card counter-clockwise',
  begins: ['turn'],
  objects: () => ['a card'],
  yields: ({ cubes }) => [
    { things: ['leaf'], amount: 1 },
    { things: ['cube'], amount: cubes },
  ],
  cannot: 'without a card to rotate',
  outcomes: () => ['cannot'],
  decisions: ({ cubes }) => (cubes > 0 ? ['rotate-card', ...PUTTING_A_CUBE] : ['rotate-card']),
});

/** `lose`: takes as much as there is; never a gate. */
import { Type } from '../schema/schema.ts';
import { AllSchema, amount, CoinSchema } from '../terms.ts';
import { operation, ownIf } from './operation.ts';

/** A player never decides how much to lose. */
const quantity = Type.Union([Type.Object({ amount, upTo: Type.Literal(false) }), AllSchema]);

export const lose = operation({
  schema: Type.Object({ op: Type.Literal('lose'), quantity, what: CoinSchema, ...ownIf }),
  summary: 'Loses points, free cubes or cards from hand, at most as many as there are (L36, L37).',
  example: 'lose 2vp',
  snippet: 'lose <a cube>',
  takes: true,
  deed: 'lost',
  objects: ({ what }) => [what],
  decisions: ({ what }) => (what === 'card' ? ['lose-card'] : []),
});

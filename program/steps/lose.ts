/** `lose`: takes as much as there is; never a gate. */
import { Type } from '../schema/schema.ts';
import { AllSchema, AssetSchema, amount } from '../terms.ts';
import { cardQuestions, operation, ownIf } from './operation.ts';

/** A player never decides how much to lose. */
const quantity = Type.Union([Type.Object({ amount, upTo: Type.Literal(false) }), AllSchema]);

export const lose = operation({
  schema: Type.Object({ op: Type.Literal('lose'), quantity, what: AssetSchema, ...ownIf }),
  summary:
    'Loses points, free cubes, cards from hand or active cards, at most as many as there are (L36, L37, L50).',
  example: 'lose 2vp',
  snippet: 'lose <a cube>',
  takes: true,
  deed: 'lost',
  objects: ({ what }) => [what],
  decisions: ({ what }) => cardQuestions('lose', what),
});

/** `move`: moves animals from tile to tile. */
import { Type } from '../schema/schema.ts';
import { amount } from '../terms.ts';
import { keep, operation, ownIf, quantityOrAll, things, where } from './operation.ts';

export const move = operation({
  schema: Type.Object({
    op: Type.Literal('move'),
    quantity: quantityOrAll,
    things,
    ...where,
    /** The longest distance, in spaces. */
    spaces: amount,
    overAnyTerrain: Type.Optional(Type.Literal(true)),
    ...keep,
    ...ownIf,
  }),
  summary: 'Moves animals from tile to tile (R9).',
  example: 'move up to 3 antelopes 1 space',
  setsThis: true,
  deed: 'moved',
  nouns: () => ({ things: 'animal' }),
  decisions: () => ['move'],
});

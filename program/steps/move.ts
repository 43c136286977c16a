/** `move`: moves animals from tile to tile. */
import { Type } from '../schema/schema.ts';
import { amount, GoalSchema } from '../terms.ts';
import { changeOutcomes, keep, operation, other, ownIf, quantityOrAll, things, where } from './operation.ts';

export const move = operation({
  schema: Type.Object({
    op: Type.Literal('move'),
    quantity: quantityOrAll,
    ...other,
    things,
    ...where,
    /** The longest distance, in spaces; absent for any, to the nearest tile. */
    spaces: Type.Optional(amount),
    overAnyTerrain: Type.Optional(Type.Literal(true)),
    goal: Type.Optional(GoalSchema),
    ...keep,
    ...ownIf,
  }),
  summary: 'Moves animals from tile to tile (R9).',
  example: 'move up to 3 antelopes 1 space',
  snippet: 'move <an animal> <2> spaces',
  setsThis: true,
  deed: 'moved',
  objects: ({ things }) => things,
  cannot: 'with nothing to move',
  outcomes: changeOutcomes,
  nouns: () => ({ things: 'animal' }),
  decisions: () => ['move'],
});

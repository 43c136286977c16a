/** `pay`: a price, which is a gate. */
import { Type } from '../schema/schema.ts';
import { AssetSchema } from '../terms.ts';
import { cardQuestions, isUpTo, operation, ownIf, quantityOrAll } from './operation.ts';

export const pay = operation({
  schema: Type.Object({ op: Type.Literal('pay'), quantity: quantityOrAll, what: AssetSchema, ...ownIf }),
  summary:
    'Pays points, free cubes, cards from hand or active cards (L35, L37, L50). A gate: if there is too little, nothing is paid and the effect ends.',
  example: 'pay 2 cubes',
  snippet: 'pay <a cube>',
  takes: true,
  deed: 'paid',
  objects: ({ what }) => [what],
  cannot: 'with too little to pay',
  outcomes: ({ quantity }) => (isUpTo(quantity) ? [] : ['cannot']),
  decisions: ({ quantity, what }) => [
    ...(isUpTo(quantity) ? (['pay'] as const) : []),
    ...cardQuestions('pay', what),
  ],
});

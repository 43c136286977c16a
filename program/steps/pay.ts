/** `pay`: a price, which is a gate. */
import { Type } from '../schema/schema.ts';
import { CoinSchema } from '../terms.ts';
import { operation, ownIf, quantityOrAll } from './operation.ts';

export const pay = operation({
  schema: Type.Object({ op: Type.Literal('pay'), quantity: quantityOrAll, what: CoinSchema, ...ownIf }),
  summary:
    'Pays points, free cubes or cards from hand (L35, L37). A gate: if there is too little, nothing is paid and the effect ends.',
  example: 'pay 2 cubes',
  takes: true,
  decisions: ({ quantity, what }) => [
    ...('upTo' in quantity && quantity.upTo ? (['pay'] as const) : []),
    ...(what === 'card' ? (['pay-card'] as const) : []),
  ],
});

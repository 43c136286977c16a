/** `remove`: removes tiles and tokens from the landscape. */
import { Type } from '../schema/schema.ts';
import { changeOutcomes, operation, other, ownIf, quantityOrAll, sought, where } from './operation.ts';

export const remove = operation({
  schema: Type.Object({
    op: Type.Literal('remove'),
    quantity: quantityOrAll,
    ...other,
    things: sought,
    ...where,
    ...ownIf,
  }),
  summary: 'Takes tiles or tokens out of the landscape (R10.2, R10.3).',
  example: 'remove up to 3 forests',
  snippet: 'remove <a forest>',
  impact: true,
  deed: 'removed',
  objects: ({ things }) => things,
  cannot: 'with nothing to remove',
  outcomes: changeOutcomes,
  decisions: () => ['remove'],
});

/** `draw`: tokens from the bag, by chance. */
import { Type } from '../schema/schema.ts';
import { amount } from '../terms.ts';
import { operation, ownIf } from './operation.ts';

export const draw = operation({
  schema: Type.Object({ op: Type.Literal('draw'), amount, ...ownIf }),
  summary:
    'Draws tokens from the bag and shows them to all (L57). They are laid aside, and go back after the effect.',
  example: 'draw 2 elements',
  snippet: 'draw <an element>',
  cannot: 'with an empty bag',
});

/** `replace`: turns tiles into another terrain. */
import { Type } from '../schema/schema.ts';
import {
  changeOutcomes,
  keep,
  operation,
  other,
  ownIf,
  quantityOrAll,
  sought,
  things,
  where,
} from './operation.ts';

export const replace = operation({
  schema: Type.Object({
    op: Type.Literal('replace'),
    quantity: quantityOrAll,
    ...other,
    things: sought,
    ...where,
    with: things,
    ...keep,
    ...ownIf,
  }),
  summary: 'Turns tiles into another terrain (R10.1).',
  example: 'replace a desert with water',
  snippet: 'replace <a desert> with <grassland>',
  impact: true,
  setsThis: true,
  deed: 'replaced',
  objects: ({ things }) => things,
  yields: ({ with: things, quantity }) => [{ things, ...quantity }],
  cannot: 'with nothing to replace',
  outcomes: changeOutcomes,
  nouns: () => ({ things: 'ground', with: 'newGround' }),
  decisions: (step) =>
    step.with.length > 1 || step.with.includes('land') ? ['replace', 'become'] : ['replace'],
});

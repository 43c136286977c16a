/** `replace`: turns tiles into another terrain. */
import { Type } from '../schema/schema.ts';
import { keep, operation, ownIf, quantityOrAll, sought, things, where } from './operation.ts';

export const replace = operation({
  schema: Type.Object({
    op: Type.Literal('replace'),
    quantity: quantityOrAll,
    things: sought,
    ...where,
    with: things,
    ...keep,
    ...ownIf,
  }),
  summary: 'Turns tiles into another terrain (R10.1).',
  example: 'replace a desert with water',
  impact: true,
  setsThis: true,
  deed: 'replaced',
  nouns: () => ({ things: 'ground', with: 'newGround' }),
  decisions: (step) =>
    step.with.length > 1 || step.with.includes('land') ? ['replace', 'become'] : ['replace'],
});

/** `choose`: something in the landscape becomes "this". */
import { Type } from '../schema/schema.ts';
import { keep, operation, other, ownIf, sought, where } from './operation.ts';

export const choose = operation({
  schema: Type.Object({ op: Type.Literal('choose'), ...other, things: sought, ...where, ...keep, ...ownIf }),
  summary: 'Selects something in the landscape, which becomes "this".',
  example: 'choose a lion',
  snippet: 'choose <an animal>',
  setsThis: true,
  cannot: 'with nothing to choose',
  outcomes: () => ['cannot'],
  decisions: () => ['choose'],
});

/** `choose`: something of the landscape becomes "this". */
import { Type } from '../schema.ts';
import { keep, operation, ownIf, things, where } from './operation.ts';

export const choose = operation({
  schema: Type.Object({ op: Type.Literal('choose'), things, ...where, ...keep, ...ownIf }),
  summary: 'Points at something of the landscape, which becomes "this".',
  example: 'choose a lion',
  setsThis: true,
  decisions: () => ['choose'],
});

/** `stop`: ends the effect. */
import { Type } from '../schema/schema.ts';
import { operation, ownIf } from './operation.ts';

export const stop = operation({
  schema: Type.Object({ op: Type.Literal('stop'), ...ownIf }),
  summary: 'Ends the effect, whatever block it is in; what was done stays (L58).',
  example: 'stop if you have no card',
  snippet: 'stop if <you have no card>',
});

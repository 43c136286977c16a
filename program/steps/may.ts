/** `may`: steps that a player can decline. */
import { Type } from '../schema/schema.ts';
import { block, operation } from './operation.ts';

export const may = operation({
  schema: Type.Object({ op: Type.Literal('may'), steps: block }),
  summary: 'Asks yes or no first (R5.7); a gate inside ends only these steps (L12).',
  example: 'may place mountain',
  snippet: 'may <place forest>',
  begins: ['you may'],
  blocks: ({ steps }) => [steps],
  cannot: 'where it cannot be done, and is not offered',
  outcomes: () => ['yes', 'no', 'cannot'],
  decisions: () => ['yes-no'],
});

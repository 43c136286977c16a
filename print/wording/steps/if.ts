/** The rules text of `if`. */
import type { Op } from '../../../program/index.ts';
import { condition } from '../conditions.ts';
import type { WordingContext } from '../context.ts';
import { join } from '../parts.ts';
import type { BlockWording, WordedSteps } from '../step-wording.ts';

/** "if this is adjacent to a forest, gain a cube. Otherwise, if you have no cubes, gain a card. Otherwise: gain 1 point". */
export const conditional: BlockWording<'if'> = {
  sections: (step, wording) => branches(step, 'if', wording),
};

function branches(
  { condition: tested, steps, otherwise }: Op<'if'>,
  id: 'if' | 'otherwise-if',
  wording: WordingContext,
): WordedSteps[] {
  const lead = wording.say(id, { condition: condition(tested, wording) });
  const first = { lead: join([lead, ' ']), steps };
  if (!otherwise) return [first];
  const [next, ...more] = otherwise;
  if (next?.op === 'if' && more.length === 0) return [first, ...branches(next, 'otherwise-if', wording)];
  return [first, { lead: join([wording.say('otherwise'), ' ']), steps: otherwise }];
}

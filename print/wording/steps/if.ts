/** The rules text of `if`. */
import type { Op } from '../../../program/index.ts';
import { condition } from '../conditions.ts';
import type { WordingContext } from '../context.ts';
import { aside, join, type Phrase } from '../parts.ts';
import type { BlockWording, WordedSteps } from '../step-wording.ts';

/** "if this is adjacent to a forest, gain a cube. Otherwise, if you have no cubes, gain a card. Otherwise: gain 1 point". */
export const conditional: BlockWording<'if'> = {
  sections: (step, wording) => (step.otherwise ? branches(step, wording, '') : [ifThen(step, wording)]),
};

function branches(step: Op<'if'>, wording: WordingContext, branch: string): WordedSteps[] {
  const before = branch === '' ? [] : [aside(`${wording.text('otherwise-if')} `)];
  const first = { ...ifThen(step, wording, before), branch };
  const { otherwise } = step;
  if (!otherwise) return [first];
  const lead = `${wording.text('otherwise')} `;
  const word = lead.replace(/[\s,:]+$/, '');
  const [next, ...more] = otherwise;
  if (next?.op === 'if' && more.length === 0) return [first, ...branches(next, wording, word)];
  return [first, { lead: [aside(lead)], steps: otherwise, branch: word }];
}

const ifThen = (step: Op<'if'>, wording: WordingContext, before: Phrase = []): WordedSteps => ({
  lead: join([before, wording.say('if', { condition: condition(step.condition, wording) }), ' ']),
  steps: step.steps,
});

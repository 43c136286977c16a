import { condition } from '../conditions.ts';
import { join } from '../parts.ts';
import type { BlockWording } from '../step-wording.ts';

/** "if this is adjacent to a forest, gain a cube. Otherwise, gain 1 point". */
export const conditional: BlockWording<'if'> = {
  sections(step, wording) {
    const test = wording.say('if', { condition: condition(step.condition, wording) });
    const first = { lead: join([test, ' ']), steps: step.steps };
    if (!step.otherwise) return [first];
    return [first, { lead: join([wording.say('otherwise'), ' ']), steps: step.otherwise }];
  },
};

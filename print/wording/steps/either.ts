/** The rules text of `either`. */
import { aside } from '../parts.ts';
import type { BlockWording } from '../step-wording.ts';

/** "either place a lion, or gain 2 points". */
export const either: BlockWording<'either'> = {
  sections({ branches }, wording) {
    const or = wording.text('or', { next: '' });
    return branches.map((steps, i) => {
      const [word, branch] = i === 0 ? [wording.text('either'), ''] : [or, or];
      return { lead: [aside(`${word} `)], steps, branch };
    });
  },
  choice: true,
};

/** The rules text of `either`. */
import { join, keyword } from '../parts.ts';
import type { BlockWording } from '../step-wording.ts';

/** "either place a lion, or gain 2 points". */
export const either: BlockWording<'either'> = {
  sections({ branches }, wording) {
    const words = [wording.text('either'), wording.text('or', { next: '' })];
    return branches.map((steps, i) => ({ lead: join([keyword(words[Math.min(i, 1)]!), ' ']), steps }));
  },
  choice: true,
};

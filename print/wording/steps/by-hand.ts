/** The rules text of `by hand`. */
import type { BlockWording } from '../step-wording.ts';

/** Its sentence, as it stands. */
export const byHand: BlockWording<'by-hand'> = {
  sections: () => [],
  sentence: (step, wording) => wording.sentence(step),
};

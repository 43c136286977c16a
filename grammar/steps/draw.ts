/** The syntax of `draw`. */
import { actionStep } from '../blocks/step.ts';
import { amount } from '../nouns.ts';
import type { Lookahead } from '../recovery/reading.ts';
import { counted, field } from '../syntax.ts';
import type { DrawNode } from '../tree/steps.ts';

/** `draw an element`, `draw 2 elements`. */
export const draw = actionStep<DrawNode>(
  'draw',
  [],
  field('amount', amount),
  counted('element', 'elements', 'elements'),
);

/** Whether tokens are drawn. Cards are gained, which is said of `draw` before anything else. */
export const atDraw = (reading: Lookahead): boolean =>
  reading.is(1, 'draw') && [2, 3].some((ahead) => /^(element|token)s?$/.test(reading.peek(ahead).image));

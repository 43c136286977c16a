/** The syntax of `pay`. */
import { actionStep } from '../blocks/step.ts';
import { asset } from '../counts/own.ts';
import { quantityOrAll } from '../nouns.ts';
import { field } from '../syntax.ts';
import type { CoinStepNode } from '../tree/steps.ts';

/** `pay 2 cubes`, `pay up to 3 cards`, `pay all cubes`. */
export const pay = actionStep<CoinStepNode>(
  'pay',
  [],
  field('quantity', quantityOrAll),
  field('what', asset),
);

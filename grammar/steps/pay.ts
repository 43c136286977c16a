import { ownIf } from '../blocks/own-if.ts';
import type { StepSyntax } from '../blocks/step.ts';
import { coin } from '../counts/coin.ts';
import { quantityOrAll } from '../nouns.ts';
import { all, field, rule } from '../syntax.ts';
import type { CoinStepNode } from '../tree/steps.ts';

/** `pay 2 cubes`, `pay up to 3 cards`, `pay all cubes`. */
export const pay: StepSyntax<CoinStepNode> = {
  part: rule('pay', all('pay', field('quantity', quantityOrAll), field('what', coin), ownIf)),
  next: ['if'],
};

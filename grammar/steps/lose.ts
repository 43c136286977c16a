import { ownIf } from '../blocks/own-if.ts';
import type { StepSyntax } from '../blocks/step.ts';
import { coin } from '../counts/coin.ts';
import { exactOrAll } from '../nouns.ts';
import { all, field, rule } from '../syntax.ts';
import type { CoinStepNode } from '../tree/steps.ts';

/** `lose 2vp`, `lose all cards`. */
export const lose: StepSyntax<CoinStepNode> = {
  part: rule('lose', all('lose', field('quantity', exactOrAll), field('what', coin), ownIf)),
  next: ['if'],
};

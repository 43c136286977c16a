/** The syntax of `lose`. */
import { actionStep } from '../blocks/step.ts';
import { asset } from '../counts/own.ts';
import { exactOrAll } from '../nouns.ts';
import { field } from '../syntax.ts';
import type { CoinStepNode } from '../tree/steps.ts';

/** `lose 2vp`, `lose all cards`. */
export const lose = actionStep<CoinStepNode>('lose', [], field('quantity', exactOrAll), field('what', asset));

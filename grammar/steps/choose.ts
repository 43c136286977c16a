/** The syntax of `choose`. */
import { actionStep } from '../blocks/step.ts';
import { keep, someThingsAs, thisTileOr } from '../nouns.ts';
import { PLACES, someWhere } from '../places/where.ts';
import type { ChooseNode } from '../tree/steps.ts';

/** `choose a lion as hunter`: chooses something, which becomes "this". */
export const choose = actionStep<ChooseNode>(
  'choose',
  ['or', 'as', ...PLACES],
  thisTileOr<ChooseNode>('thisTile', 'things', someThingsAs('things', 'other'), someWhere),
  keep,
);

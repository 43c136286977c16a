/** The syntax of `swap`. */
import { actionStep } from '../blocks/step.ts';
import { keep, someThingsAs, thisTileOr } from '../nouns.ts';
import { PLACES, someWhere, someWhereAs } from '../places/where.ts';
import { printed } from '../syntax.ts';
import type { SwapNode } from '../tree/steps.ts';

const firstWhere = printed(someWhere, (node, words, write) => {
  words.countsHeld = true;
  write(someWhere, node);
  words.countsHeld = false;
});

/** `swap a desert with a water adjacent to this`. */
export const swap = actionStep<SwapNode>(
  'swap',
  ['or', 'with', 'as', ...PLACES],
  thisTileOr<SwapNode>('thisTile', 'things', someThingsAs('things', 'other'), firstWhere),
  'with',
  thisTileOr<SwapNode>('withThisTile', 'with', someThingsAs('with', 'withOther'), someWhereAs('withWhere')),
  keep,
);

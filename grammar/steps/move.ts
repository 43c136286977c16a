/** The syntax of `move`. */
import { actionStep, someQuantityOrAll } from '../blocks/step.ts';
import { keep, othersOr, plainThingsAs, someThingsAs, things } from '../nouns.ts';
import { mark, PLACES, someWhere } from '../places/where.ts';
import type { Lookahead } from '../recovery/reading.ts';
import { all, choice, counted, field, flag, maybe, ruleOf, variants, when } from '../syntax.ts';
import { number } from '../tokens/token-values.ts';
import type { GoalNode, MoveNode } from '../tree/steps.ts';

const atNearest = (reading: Lookahead): boolean => reading.is(1, 'to') && reading.is(2, 'the');

/** `to a grassland without animals`, `to the nearest water`, `away from this`, `towards a lion`. */
const goal = field(
  'goal',
  ruleOf(
    'goal',
    variants<GoalNode>()(
      'goal',
      {
        nearest: all('to', 'the', 'nearest', things, someWhere),
        tile: all('to', someThingsAs('things'), someWhere),
        away: all('away', 'from', field('spot', mark)),
        towards: all('towards', field('spot', mark)),
      },
      { when: { nearest: atNearest } },
    ),
  ),
);
const over = flag('over', 'over', 'any', 'terrain');

/** `move up to 3 antelopes 1 space over any terrain to a grassland`, `move a lion to the nearest water`. */
export const move = actionStep<MoveNode>(
  'move',
  ['or', 'over', 'to', 'away', 'towards', 'as', ...PLACES],
  othersOr(someQuantityOrAll),
  plainThingsAs('things'),
  someWhere,
  choice(
    [
      all(
        field('spaces', number('distance')),
        counted('space', 'spaces', 'space-or-spaces'),
        over,
        maybe(goal),
      ),
      when(atNearest, all(goal, over)),
    ],
    'distance',
  ),
  keep,
);

import { compare } from '../counts/compare.ts';
import { things } from '../nouns.ts';
import { all, field, maybeWhen, ruleOf, type ValuePart, variants } from '../syntax.ts';
import type { SpotNode } from '../tree/conditions.ts';

/** `this`, `this tile`, `this feature`, a kept name or things: `lion`, `exactly 6 water`, `a lion or cheetah`. */
export const spot: ValuePart<SpotNode> = ruleOf(
  'spot',
  variants<SpotNode>()(
    'spot',
    {
      'this-tile': all('this', 'tile'),
      'this-feature': all('this', 'feature'),
      this: all('this'),
      things: all(
        maybeWhen((reading) => !reading.is(1, 'Name'), field('compare', compare)),
        things,
      ),
    },
    {
      when: {
        'this-tile': (reading) => reading.is(2, 'tile'),
        'this-feature': (reading) => reading.is(2, 'feature'),
      },
      expected: 'spot',
    },
  ),
);

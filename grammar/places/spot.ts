import { expect } from '../recovery/reading.ts';
import { all, anArticle, field, maybe, ruleOf, set, type Value, variants } from '../syntax.ts';
import { name } from '../token-values.ts';
import { word } from '../tokens.ts';
import type { SpotNode } from '../tree/conditions.ts';

const A_SPOT = expect('`this`, a name kept with `as`, or a thing', ['this']);

/** `this`, `this tile`, a kept name or a thing. */
export const spot: Value<SpotNode> = ruleOf(
  'spot',
  variants<SpotNode>()(
    'spot',
    {
      'this-tile': all('this', 'tile'),
      this: all('this'),
      word: all(maybe(anArticle, set({ article: true })), field('word', name(A_SPOT))),
    },
    { when: { 'this-tile': (reading) => reading.is(2, word('tile')) }, expected: A_SPOT },
  ),
);

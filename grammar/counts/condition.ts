/** What `if` asks. */
import { plainThingsAs, things } from '../nouns.ts';
import { region } from '../places/region.ts';
import { expect } from '../recovery/reading.ts';
import {
  all,
  choice,
  field,
  flag,
  joined,
  literal,
  maybeWhen,
  node,
  printed,
  rule,
  ruleOf,
  type Value,
  variants,
} from '../syntax.ts';
import { name, oneOf } from '../token-values.ts';
import { ActionVerb, Name, word } from '../tokens.ts';
import type { ConditionNode, TestNode } from '../tree/conditions.ts';
import { coin } from './coin.ts';
import { compare } from './compare.ts';
import { EFFECTS, landscapeCount } from './count.ts';
import { atSpending, spending } from './own.ts';

const FIRST_OR_LAST = expect('`first` or `last` after `its`', ['first', 'last']);

const HAVE = literal(
  'have',
  expect('`have`', ['have', 'placed', 'moved', 'removed', 'replaced', 'paid', 'lost']),
);

const test: Value<TestNode> = ruleOf(
  'test',
  variants<TestNode>()(
    'test',
    {
      adjacent: all(
        'adjacent',
        'to',
        maybeWhen((reading) => !reading.is(1, Name), field('compare', compare)),
        things,
      ),
      edge: all('on', 'the', 'edge'),
      there: all(
        'there',
        printed(
          choice([literal('is'), literal('are')], expect('`is` or `are` after `there`', ['is', 'are'])),
          ({ compare }: Extract<TestNode, { test: 'there' }>, words) =>
            words.add(compare?.value === 1 ? 'is' : 'are'),
        ),
        field('compare', compare),
        field('count', landscapeCount),
      ),
      did: all(
        'you',
        field('deed', oneOf([ActionVerb], EFFECTS)),
        field('compare', compare),
        plainThingsAs('things'),
      ),
      spent: all('you', field('how', spending), field('compare', compare), field('what', coin)),
      use: all(
        'this',
        'is',
        flag('turned', 'not'),
        'its',
        field('use', oneOf([word('first'), word('last')], ['first', 'last'], FIRST_OR_LAST)),
        literal('use'),
      ),
      have: all(
        'you',
        HAVE,
        field('compare', compare),
        field('what', name(expect('`vp`, `cube` or `card`', ['vp', 'cube', 'card']))),
      ),
      region: all(field('region', region), 'has', field('compare', compare), things),
    },
    {
      before: flag('not', 'not'),
      // `adjacent habitat has …` is a region, whatever its article.
      when: {
        adjacent: (reading) => !reading.is(2, word('habitat')),
        did: (reading) => reading.is(2, ActionVerb),
        spent: (reading) => atSpending(reading, 2),
        use: (reading) => reading.is(reading.is(3, word('not')) ? 4 : 3, word('its')),
      },
      expected: expect('a condition, such as `adjacent to water`, `on the edge` or `there is a lion`', [
        'adjacent',
        'on',
        'not',
        'there',
        'you',
        'this',
        'the',
        'an',
      ]),
    },
  ),
);

/** `adjacent to water and not on the edge`. */
const tests = rule('condition', joined('tests', test));
export const condition: Value<ConditionNode> = node<ConditionNode>(tests);
/** The same, behind an action. */
export const ownCondition: Value<ConditionNode> = node<ConditionNode>(all('if', tests));

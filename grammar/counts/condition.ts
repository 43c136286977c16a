/** The condition after `if`. */
import { afterCompare } from '../holding.ts';
import { other, things } from '../nouns.ts';
import { compare } from '../places/compare.ts';
import { region } from '../places/region.ts';
import { isSite, where } from '../places/where.ts';
import type { Lookahead, Reading } from '../recovery/reading.ts';
import {
  all,
  check,
  choice,
  field,
  flag,
  joined,
  literal,
  maybe,
  node,
  printed,
  rule,
  ruleOf,
  variants,
} from '../syntax.ts';
import { name, oneOf, spanOfWord } from '../tokens/token-values.ts';
import type { ConditionNode, TestNode } from '../tree/conditions.ts';
import { landscapeCount } from './count.ts';
import { asset, atSpending, spending } from './own.ts';
import { possession } from './players.ts';

const test = ruleOf(
  'test',
  variants<TestNode>()(
    'test',
    {
      different: all(
        maybe('this', 'is'),
        flag('turned', 'not'),
        'adjacent',
        'to',
        field('compare', compare),
        field('different', spanOfWord('different')),
        things,
      ),
      // With `this is`, as cards print it, or without.
      where: all(maybe('this', 'is'), field('where', where), check(checkWhere)),
      there: all(
        'there',
        printed(
          choice([literal('is'), literal('are')], 'verb'),
          ({ compare }: Extract<TestNode, { test: 'there' }>, words) =>
            words.add(compare?.value === 1 ? 'is' : 'are'),
        ),
        field('compare', compare),
        field('count', landscapeCount),
      ),
      did: all('you', field('deed', oneOf('deed', 'ActionVerb')), field('compare', compare), things),
      spent: all('you', field('how', spending), field('compare', compare), field('what', asset)),
      drew: all('you', 'drew', field('compare', compare), field('element', name('element-name'))),
      use: all(
        'this',
        'is',
        flag('turned', 'not'),
        'its',
        field('use', oneOf('first-or-last')),
        literal('use'),
      ),
      harbinger: all('you', 'are', flag('turned', 'not'), 'the', 'harbinger'),
      have: all('you', literal('have', 'have-or-deed'), field('with', possession)),
      region: all(
        field('region', region),
        'has',
        field('compare', compare),
        maybe(field('different', spanOfWord('different'))),
        other,
        things,
      ),
    },
    {
      before: flag('not', 'not'),
      // `adjacent habitat has …` is a region, whatever its article.
      when: {
        different: isDifferent,
        where: (reading) =>
          isSite(reading) || (reading.is(1, 'this') && reading.is(2, 'is') && !isUse(reading)),
        did: (reading) => reading.is(2, 'ActionVerb'),
        spent: (reading) => atSpending(reading, 2),
        drew: (reading) => reading.is(2, 'drew'),
        use: isUse,
        harbinger: (reading) => reading.is(2, 'are'),
      },
      expected: 'condition',
    },
  ),
);

/** Whether the test is about which use of the card this is, not about where "this" is. */
function isUse(reading: Lookahead): boolean {
  return reading.is(reading.is(3, 'not') ? 4 : 3, 'its');
}

/** Whether the test is about how many kinds of things are adjacent to "this". */
function isDifferent(reading: Lookahead): boolean {
  const at = reading.is(1, 'this') && reading.is(2, 'is') ? 3 : 1;
  const adjacent = reading.is(at, 'not') ? at + 1 : at;
  if (!reading.is(adjacent, 'adjacent') || !reading.is(adjacent + 1, 'to')) return false;
  const behind = afterCompare(reading, adjacent + 2);
  return behind > 0 && reading.is(behind, 'different');
}

/** A `not` before the first site belongs to the test, wherever it is written: `this is not on a desert`. */
function checkWhere(reading: Reading, node: Extract<TestNode, { test: 'where' }>): void {
  const { sites } = node.where ?? { sites: [] };
  const [first] = sites;
  const last = sites.at(-1);
  if (first?.not) {
    first.not = false;
    node.not = !node.not;
  }
  // Nothing is adjacent to itself, so `to` is missing.
  if (last?.where !== 'adjacent' || last.spot) return;
  // Another short word is no misspelt `to`.
  if (!reading.alreadyWrong()) reading.reportExpected('to', undefined, []);
  reading.skipTo(() => reading.is(1, ';', '}', '{', 'EOF'));
  delete node.where;
}

/** `adjacent to water and not on the edge`. */
const someTests = joined('tests', test);
const tests = rule(
  'condition',
  printed(someTests, (node, words, write) => {
    words.inCondition = true;
    write(someTests, node);
    words.inCondition = false;
  }),
);
export const condition = node<ConditionNode>(tests);
/** A condition on its own. */
export const ownCondition = node<ConditionNode>(all('if', tests));

/** The expectations of a scenario. */
import { amount, things } from '../nouns.ts';
import { expect } from '../recovery/reading.ts';
import {
  all,
  choice,
  counted,
  field,
  list,
  literal,
  maybe,
  record,
  ruleOf,
  set,
  type ValuePart,
  variants,
} from '../syntax.ts';
import { amountAs, knownNumber, name, number } from '../tokens/token-values.ts';
import { word } from '../tokens/tokens.ts';
import type { ExpectationNode } from '../tree/scenario-lines.ts';
import { cell, cellName } from './board.ts';
import { leaves, ofPlayer, oneOrMany } from './given.ts';

const gained = record(
  all(field('amount', amount), field('what', name(expect('an element, `card` or `cube`', ['card', 'cube'])))),
);
const IN_LANDSCAPE = expect('`in the landscape`, or `vp` or `options` after the number', ['vp', 'options']);

export const expectation: ValuePart<ExpectationNode> = ruleOf(
  'expectation',
  variants<ExpectationNode>()(
    'expect',
    {
      empty: all(field('cell', cellName), 'is', 'empty'),
      tile: all(
        field('cell', cellName),
        'is',
        choice([field('need', cell)], expect('a terrain or `empty`', ['empty'])),
      ),
      vp: all(field('amount', number()), 'vp'),
      options: all(field('amount', number()), counted('option', 'options', word('options'))),
      landscape: all(
        field('amount', amountAs('a number or `no`', true)),
        things,
        literal('in', IN_LANDSCAPE),
        'the',
        'landscape',
      ),
      has: all(
        'has',
        field('amount', amountAs('a number or `no`', true)),
        choice(
          [
            all(counted('cube', 'cubes'), set({ what: 'cubes' })),
            all(oneOrMany('card', 'cards'), set({ what: 'cards' })),
          ],
          expect('`cubes` or `cards`', ['cubes', 'cards']),
        ),
      ),
      gained: all('gained', list('gained', gained)),
      supply: all('supply', field('thing', name()), field('amount', number())),
      card: all(
        'card',
        field('card', knownNumber()),
        'has',
        field('leaves', amount),
        leaves,
        maybe('and', field('cubes', amount), counted('cube', 'cubes')),
      ),
      stopped: all('stopped'),
      finished: all('finished'),
    },
    {
      before: ofPlayer,
      when: {
        empty: (reading) => reading.is(2, word('is')) && reading.is(3, word('empty')),
        tile: (reading) => reading.is(2, word('is')),
        vp: (reading) => reading.is(2, word('vp')),
        options: (reading) => reading.is(2, word('options')),
      },
      expected: expect('what is expected, such as `2vp` or `a is water`', [
        'player',
        'has',
        'gained',
        'supply',
        'card',
        'stopped',
        'finished',
      ]),
    },
  ),
);

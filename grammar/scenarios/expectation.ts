/** The expectations of a scenario. */
import { amount, things } from '../nouns.ts';
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
  variants,
} from '../syntax.ts';
import { amountOrNone, knownNumber, name, number } from '../tokens/token-values.ts';
import type { ExpectationNode } from '../tree/scenario-lines.ts';
import { cell, cellName } from './board.ts';
import { atKept, leaves, ofPlayer, oneOrMany } from './given.ts';

const gained = record(all(field('amount', amount), field('what', name('gain-kind'))));

export const expectation = ruleOf(
  'expectation',
  variants<ExpectationNode>()(
    'expect',
    {
      empty: all(field('cell', cellName), 'is', 'empty'),
      tile: all(field('cell', cellName), 'is', choice([field('need', cell)], 'cell-content')),
      vp: all(field('amount', number()), 'vp'),
      options: all(field('amount', number()), counted('option', 'options')),
      landscape: all(
        field('amount', amountOrNone()),
        things,
        literal('in', 'result-unit'),
        'the',
        'landscape',
      ),
      has: all(
        'has',
        field('amount', amountOrNone()),
        choice(
          [
            all(counted('cube', 'cubes'), set({ what: 'cubes' })),
            all(oneOrMany('card', 'cards', 'cubes-or-cards'), set({ what: 'cards' })),
          ],
          'cubes-or-cards',
        ),
      ),
      gained: all('gained', list('gained', gained)),
      supply: all('supply', field('thing', name()), field('amount', number())),
      kept: all('card', field('card', knownNumber()), 'kept'),
      card: all(
        'card',
        field('card', knownNumber()),
        'has',
        field('leaves', amount),
        leaves,
        maybe('and', field('cubes', amount), counted('cube', 'cubes', 'cube-or-cubes')),
      ),
      stopped: all('stopped'),
      finished: all('finished'),
    },
    {
      before: ofPlayer,
      when: {
        empty: (reading) => reading.is(2, 'is') && reading.is(3, 'empty'),
        tile: (reading) => reading.is(2, 'is'),
        vp: (reading) => reading.is(2, 'vp'),
        options: (reading) => reading.is(2, 'options'),
        kept: atKept,
      },
      expected: 'expectation',
    },
  ),
);

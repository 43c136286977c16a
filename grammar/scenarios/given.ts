/** What a scenario gives before its steps run. */
import type { ExpectationId } from '../expectations.ts';
import { amount } from '../nouns.ts';
import type { Lookahead } from '../recovery/reading.ts';
import {
  all,
  choice,
  counted,
  field,
  list,
  literal,
  maybe,
  maybeWhen,
  printed,
  record,
  ruleOf,
  set,
  variants,
} from '../syntax.ts';
import { knownNumber, name, number } from '../tokens/token-values.ts';
import type { Keyword } from '../tokens/words.ts';
import type { GivenNode, OfPlayer } from '../tree/scenario-lines.ts';

/** `leaf` or `leaves`, agreeing with the number before it. */
export const leaves = counted('leaf', 'leaves', 'leaf-or-leaves', 'Leaves');

/** `lion`, a species that a card has chosen. */
const chosen = field('species', name('animal-name'));

/** `2 leaves`, `1 cube`, `lion`: what is on a card. */
const has = record(
  choice(
    [
      all(
        field('amount', amount),
        choice(
          [
            all(leaves, set({ what: 'leaves' })),
            all(counted('cube', 'cubes', 'cube-or-cubes'), set({ what: 'cubes' })),
          ],
          'leaves-or-cubes',
        ),
      ),
      chosen,
    ],
    'on-card',
  ),
);

/** The singular and plural of a keyword, where both are keywords. */
export const oneOrMany = (one: Keyword, many: Keyword, expected: ExpectationId) =>
  printed(choice([literal(many), literal(one)], expected), (_, words) => words.counted(one, many));
const players = oneOrMany('player', 'players', 'cubes-or-players');

/** Which player has it, before what it is: `player 2`. */
export const ofPlayer = maybeWhen<OfPlayer>(
  (reading) => reading.is(2, 'Number'),
  all('player', field('player', number())),
);

/** Whether a card without leaves is meant, which is kept for the end. */
export const atKept = (reading: Lookahead): boolean => reading.is(1, 'card') && reading.is(3, 'kept');

export const given = ruleOf(
  'given',
  variants<GivenNode>()(
    'given',
    {
      players: all(field('amount', amount), players),
      vp: all(field('amount', number()), 'vp'),
      tokens: all(field('amount', amount), counted('token', 'tokens', 'cubes-or-players')),
      cubes: all(field('amount', amount), counted('cube', 'cubes', 'cubes-or-players')),
      kept: all('card', field('card', knownNumber()), 'kept', maybe('with', chosen)),
      active: all(
        'card',
        field('card', knownNumber()),
        'active',
        maybe('with', list('has', has, { separator: 'and' })),
      ),
      hand: all('hand', list('cards', knownNumber('hand-card'))),
      supply: all('supply', field('thing', name()), field('amount', number())),
      round: all('round', field('amount', number())),
      harbinger: all('harbinger'),
      feature: all('feature', field('feature', knownNumber()), 'in', 'hand'),
      next: all('next', list('elements', name('element-name'))),
    },
    {
      before: ofPlayer,
      when: {
        players: (reading) => reading.is(2, 'players', 'player'),
        vp: (reading) => reading.is(2, 'vp'),
        tokens: (reading) => reading.is(2, 'token'),
        kept: atKept,
      },
      expected: 'given-line',
    },
  ),
);

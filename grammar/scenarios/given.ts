/** What a scenario gives before anything is done. */
import { amount } from '../nouns.ts';
import { expect } from '../recovery/reading.ts';
import {
  all,
  choice,
  counted,
  field,
  list,
  literal,
  maybe,
  printed,
  ruleOf,
  type Value,
  variants,
} from '../syntax.ts';
import { name, number } from '../token-values.ts';
import { Leaves, word } from '../tokens.ts';
import type { GivenNode } from '../tree/scenario-lines.ts';

/** `leaf` or `leaves`, as the number before it wants. */
export const leaves = counted('leaf', 'leaves', Leaves, expect('`leaf` or `leaves`', ['leaf', 'leaves']));

const CUBES_OR_PLAYERS = expect('`cubes` or `players`', ['cubes', 'players']);
const players = printed(choice([literal('players'), literal('player')], CUBES_OR_PLAYERS), (_, words) =>
  words.counted('player', 'players'),
);

export const given: Value<GivenNode> = ruleOf(
  'given',
  variants<GivenNode>()(
    'given',
    {
      players: all(field('amount', amount), players),
      cubes: all(field('amount', amount), counted('cube', 'cubes', word('cubes'), CUBES_OR_PLAYERS)),
      active: all('card', field('card', number()), 'active', maybe('with', field('leaves', amount), leaves)),
      hand: all('hand', list('cards', number('the number of a card'))),
      supply: all('supply', field('thing', name()), field('amount', number())),
      feature: all('feature', field('feature', number()), 'in', 'hand'),
    },
    {
      when: { players: (reading) => reading.is(2, word('players'), word('player')) },
      expected: expect('a number, `card`, `hand`, `supply` or `feature` after `given`', [
        'card',
        'hand',
        'supply',
        'feature',
      ]),
    },
  ),
);

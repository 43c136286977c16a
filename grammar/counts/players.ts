/** Which players: those with the most of something, or with a number of it. */
import { EXPECTATIONS } from '../expectations.ts';
import { compare } from '../places/compare.ts';
import type { Lookahead } from '../recovery/reading.ts';
import {
  all,
  choice,
  field,
  flag,
  literal,
  maybe,
  node,
  type Part,
  printed,
  ruleOf,
  set,
} from '../syntax.ts';
import type { CountNode, PlayersNode } from '../tree/conditions.ts';
import { asset } from './own.ts';

const having: Part<PlayersNode> = all(field('compare', compare), field('asset', asset));

/** `the most vp`, `at least 3 cubes`: what players have. */
export const possession = ruleOf(
  'possession',
  node<PlayersNode>(
    choice(
      [
        all(
          'the',
          choice(
            EXPECTATIONS.rank.words.map((rank) => all(rank, set({ rank }))),
            'rank',
          ),
          field('asset', asset),
        ),
        having,
      ],
      'rank-or-asset',
    ),
  ),
);

/** `with the most vp`, `with at least 3 cubes`. */
export const whichPlayers = maybe('with', field('with', possession));

/** `player`, `other players with at least 3 cubes`. */
export const players: Part<Extract<CountNode, { count: 'players' }>> = all(
  set({ count: 'players' }),
  flag('other', 'other'),
  printed(choice([literal('player'), literal('players')], 'player'), (_, words) =>
    words.counted('player', 'players'),
  ),
  maybe('with', field('with', node<PlayersNode>(having))),
);

/** Whether players are counted, and not things that a set gives this name. */
export function atPlayers(reading: Lookahead): boolean {
  const at = reading.is(1, 'other') ? 2 : 1;
  if (!reading.is(at, 'player', 'players')) return false;
  const after = at + 1;
  return (
    at === 2 || reading.is(after, 'with', 'without', 'at', 'if') || reading.is(after, ';', '}', '{', 'EOF')
  );
}

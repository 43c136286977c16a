/** Counts, after `per` and in conditions. */
import { other, otherAdjacent, things } from '../nouns.ts';
import { atGroup, group, withThings } from '../places/region.ts';
import { isSite, someWhere } from '../places/where.ts';
import {
  all,
  choice,
  field,
  flag,
  maybe,
  maybeWhen,
  node,
  type Part,
  printed,
  rule,
  set,
  type ValuePart,
  when,
} from '../syntax.ts';
import { number, oneOf, spanOfWord } from '../tokens/token-values.ts';
import type { CountNode } from '../tree/conditions.ts';
import type { PerNode } from '../tree/steps.ts';
import { OWN_COUNTS } from './own.ts';
import { atPlayers, players } from './players.ts';

const COUNTS = {
  things: all(set({ count: 'things' }), other, things, someWhere),
  groups: all(set({ count: 'groups' }), field('group', group), maybe(field('with', withThings)), someWhere),
  done: all(
    set({ count: 'done' }),
    field('deed', oneOf('deed', 'ActionVerb')),
    // A site that follows directly is the place of anything that was done.
    maybeWhen((reading) => !isSite(reading), things),
    someWhere,
  ),
  players,
} satisfies { [K in 'things' | 'groups' | 'done' | 'players']: Part<Extract<CountNode, { count: K }>> };

const landscape = rule(
  'landscapeCount',
  all(
    maybe(field('different', spanOfWord('different'))),
    otherAdjacent,
    flag('adjacent', 'adjacent'),
    choice([when(atGroup, COUNTS.groups), COUNTS.things], 'landscape-count'),
  ),
);
/** `different animals adjacent to this`, `water habitats with a lion`. */
export const landscapeCount: ValuePart<CountNode> = node(landscape as Part<CountNode>);

/** A count of the landscape, of players, or of what the effect itself has done. */
const count = field(
  'count',
  node(
    rule(
      'count',
      choice([COUNTS.done, when(atPlayers, COUNTS.players), ...OWN_COUNTS, landscape], 'count'),
    ) as Part<CountNode>,
  ),
);

/** `per 2 forests`, `per removed animal`. */
export const per = node<PerNode>(rule('per', all('per', maybe(field('each', number())), count)));

/** `for different animals in this habitat`, after a table of points. */
export const forCount = node<PerNode>(
  all(
    printed(all('for'), (_, words) => words.several('for')),
    count,
  ),
);

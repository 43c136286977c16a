/** Regions of the landscape: habitats, communities, landmasses. */
import { EXPECTATIONS } from '../expectations.ts';
import { isOwnWith } from '../holding.ts';
import { things } from '../nouns.ts';
import type { Lookahead } from '../recovery/reading.ts';
import {
  all,
  anArticle,
  choice,
  counted,
  field,
  maybe,
  maybeWhen,
  node,
  record,
  ruleOf,
  set,
  when,
} from '../syntax.ts';
import { name, spanOfWord, wordValue } from '../tokens/token-values.ts';
import type { GroupNode, RegionNode } from '../tree/conditions.ts';
import { compare } from './compare.ts';

const landmass = all(counted('landmass', 'landmasses'), set({ group: 'landmass' }));
const kinds = [
  all(counted('habitat', 'habitats'), set({ group: 'habitat' })),
  all(counted('community', 'communities'), set({ group: 'community' })),
] as const;
const named = all(
  field(
    'of',
    wordValue([{ kind: 'Name' }], 'group', ({ text }, words) => words.add(text)),
  ),
  choice(kinds, 'group-kind'),
);

/** Whether the name of a group is ahead, and not of a thing. */
export const atGroup = (reading: Lookahead, at = 1): boolean =>
  reading.is(at, 'landmass') ||
  reading.is(at + 1, 'GroupKind') ||
  (reading.is(at, 'enclosed') && (reading.is(at + 1, 'landmass') || reading.is(at + 2, 'GroupKind')));

/** `enclosed`, which may also be the name of a thing. */
const enclosed = maybeWhen(
  (reading) => reading.is(1, 'enclosed') && atGroup(reading),
  field('enclosed', spanOfWord('enclosed')),
);
/** `forest habitat`, `lion community`, `landmass`, `enclosed water habitat`. */
export const group = ruleOf('group', node<GroupNode>(all(enclosed, choice([landmass, named], 'group'))));
/** Like `group`; a `habitat` or `community` alone is any. */
const anyGroup = ruleOf(
  'anyGroup',
  node<GroupNode>(all(enclosed, choice([landmass, named, ...kinds], 'group'))),
);

/** What a group holds: `with at least 2 lions`. */
export const withThings = record(all('with', field('compare', compare), things));

const OF_THIS = EXPECTATIONS['this-region'].words.map((whole) =>
  all(whole, set({ region: `this-${whole}` })),
);

const OF_NAME = (['habitat', 'community', 'landmass'] as const).map((whole) =>
  all(whole, set({ region: `${whole}-of` })),
);

/** Whether `a habitat`, `a lion community` or `a landmass` is ahead. */
const atAny = (reading: Lookahead): boolean =>
  reading.is(1, 'Article') &&
  (reading.is(2, 'GroupKind') || (!reading.is(2, 'adjacent') && atGroup(reading, 2)));

/** `this habitat`, `an adjacent habitat`, `a habitat with a lion`, `the largest landmass`, `the habitat of hunter`. */
export const region = ruleOf(
  'region',
  node<RegionNode>(
    choice(
      [
        all('this', choice(OF_THIS, 'this-region')),
        when(
          atAny,
          all(
            anArticle,
            field('group', anyGroup),
            set({ region: 'any' }),
            maybeWhen((reading) => isOwnWith(reading), field('with', withThings)),
          ),
        ),
        all(maybe(anArticle), 'adjacent', 'habitat', set({ region: 'adjacent-habitat' })),
        all(
          'the',
          choice(
            [
              all('landscape', set({ region: 'landscape' })),
              all('largest', field('group', group), set({ region: 'largest' })),
              all('smallest', field('group', group), set({ region: 'smallest' })),
              when(
                (reading) => reading.is(2, 'of'),
                all(choice(OF_NAME, 'group-kind'), 'of', field('name', name('kept-name'))),
              ),
              all('habitat', 'containing', 'this', 'feature', set({ region: 'feature-habitat' })),
            ],
            'the-region',
          ),
        ),
      ],
      'region',
    ),
  ),
);

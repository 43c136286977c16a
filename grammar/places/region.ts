/** Regions of the landscape: habitats, communities, landmasses. */
import { EXPECTATIONS } from '../expectations.ts';
import type { Reading } from '../recovery/reading.ts';
import { all, anArticle, choice, counted, field, maybe, node, ruleOf, set } from '../syntax.ts';
import { name } from '../tokens/token-values.ts';
import type { GroupNode, RegionNode } from '../tree/conditions.ts';

/** `forest habitat`, `lion community`, `landmass`. */
export const group = ruleOf(
  'group',
  node<GroupNode>(
    choice(
      [
        all(counted('landmass', 'landmasses'), set({ group: 'landmass' })),
        all(
          field('of', name('group')),
          choice(
            [
              all(counted('habitat', 'habitats'), set({ group: 'habitat' })),
              all(counted('community', 'communities'), set({ group: 'community' })),
            ],
            'group-kind',
          ),
        ),
      ],
      'group',
    ),
  ),
);

/** Whether the name of a group is ahead, and not of a thing. */
export const atGroup = (reading: Reading): boolean => reading.is(1, 'landmass') || reading.is(2, 'GroupKind');

const OF_THIS = EXPECTATIONS['this-region'].words.map((whole) =>
  all(whole, set({ region: `this-${whole}` })),
);

/** `this habitat`, `an adjacent habitat`, `the largest landmass`. */
export const region = ruleOf(
  'region',
  node<RegionNode>(
    choice(
      [
        all('this', choice(OF_THIS, 'this-region')),
        all(maybe(anArticle), 'adjacent', 'habitat', set({ region: 'adjacent-habitat' })),
        all(
          'the',
          choice(
            [
              all('landscape', set({ region: 'landscape' })),
              all('largest', field('group', group), set({ region: 'largest' })),
              all('smallest', field('group', group), set({ region: 'smallest' })),
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

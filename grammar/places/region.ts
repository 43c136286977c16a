import type { Reading } from '../recovery/reading.ts';
import { expect } from '../recovery/reading.ts';
import {
  all,
  anArticle,
  choice,
  counted,
  field,
  literal,
  maybe,
  node,
  ruleOf,
  set,
  type ValuePart,
} from '../syntax.ts';
import { name } from '../tokens/token-values.ts';
import { GroupKind, word } from '../tokens/tokens.ts';
import type { GroupNode, RegionNode } from '../tree/conditions.ts';

/** `forest habitat`, `lion community`, `landmass`. */
export const group: ValuePart<GroupNode> = ruleOf(
  'group',
  node<GroupNode>(
    choice(
      [
        all(counted('landmass', 'landmasses', word('landmass')), set({ group: 'landmass' })),
        all(
          field('of', name(expect('a group, such as `forest habitat`, `lion community` or `landmass`'))),
          choice(
            [
              all(counted('habitat', 'habitats', word('habitat')), set({ group: 'habitat' })),
              all(counted('community', 'communities', word('community')), set({ group: 'community' })),
            ],
            expect('`habitat` or `community`', ['habitat', 'community']),
          ),
        ),
      ],
      expect('a group, such as `forest habitat`, `lion community` or `landmass`', ['landmass']),
    ),
  ),
);

/** Whether the name of a group is ahead, and not of a thing. */
export const atGroup = (reading: Reading): boolean =>
  reading.is(1, word('landmass')) || reading.is(2, GroupKind);

const WHOLES = ['habitat', 'community', 'landmass', 'feature', 'tile'] as const;
const ofThis = (whole: (typeof WHOLES)[number]) => all(literal(whole), set({ region: `this-${whole}` }));

/** `this habitat`, `an adjacent habitat`, `the largest landmass`. */
export const region: ValuePart<RegionNode> = ruleOf(
  'region',
  node<RegionNode>(
    choice(
      [
        all(
          'this',
          choice(
            WHOLES.map(ofThis),
            expect('`habitat`, `community`, `landmass`, `feature` or `tile` after `this`', WHOLES),
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
              all('habitat', 'containing', 'this', 'feature', set({ region: 'feature-habitat' })),
            ],
            expect('`landscape`, `largest` or `smallest` after `the`', ['landscape', 'largest', 'smallest']),
          ),
        ),
      ],
      expect('a region, such as `this habitat`, `an adjacent habitat` or `the landscape`', [
        'this',
        'the',
        'an',
      ]),
    ),
  ),
);

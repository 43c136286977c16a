/** Comparisons with a number: `at least 3`, `no`. */
import { all, choice, field, node, ruleOf, set } from '../syntax.ts';
import { plainAmount, plainNumber } from '../tokens/token-values.ts';
import type { CompareNode } from '../tree/conditions.ts';

/** `at least 3`, `no`, `a`, `2`. */
export const compare = ruleOf(
  'compare',
  node<CompareNode>(
    choice(
      [
        all(
          'at',
          choice([all('least', set({ is: 'least' })), all('most', set({ is: 'most' }))], 'bound'),
          field('value', plainNumber()),
        ),
        all('no', set({ value: 0, is: 'exactly' })),
        all('exactly', field('value', plainNumber()), set({ is: 'exactly' })),
        all(field('value', plainAmount('comparison')), set({ is: 'bare' })),
      ],
      'comparison',
    ),
  ),
);

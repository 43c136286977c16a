/** The syntax of `repeat`. */
import { body, skipStep } from '../blocks/body.ts';
import { stepSyntax } from '../blocks/step.ts';
import { per } from '../counts/count.ts';
import { all, choice, field, node, part, recover, set } from '../syntax.ts';
import { plainNumber } from '../tokens/token-values.ts';
import type { QuantityNode, RepeatNode } from '../tree/steps.ts';

const times = node<QuantityNode>(
  choice(
    [
      all(field('value', plainNumber()), set({ upTo: false })),
      all('up', 'to', field('value', plainNumber('limit')), set({ upTo: true })),
    ],
    'repeat-count',
  ),
);

/** `repeat up to 3 { … }`, `repeat per lion { … }`. */
export const repeat = stepSyntax<RepeatNode>(
  'repeat',
  [],
  all('repeat', recover(choice([field('times', times), part('per', per)], 'repeat-count'), skipStep), body),
);

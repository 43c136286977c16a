import { body } from '../blocks/body.ts';
import { skipStep } from '../blocks/leftovers.ts';
import type { StepSyntax } from '../blocks/step.ts';
import { per } from '../counts/count.ts';
import { expect } from '../recovery/reading.ts';
import { all, choice, field, node, part, recover, rule, set } from '../syntax.ts';
import { plainNumber } from '../tokens/token-values.ts';
import type { QuantityNode, RepeatNode } from '../tree/steps.ts';

const HOW_OFTEN = expect('a number, `up to` or `per` after `repeat`', ['up', 'per']);
const times = node<QuantityNode>(
  choice(
    [
      all(field('value', plainNumber()), set({ upTo: false })),
      all('up', 'to', field('value', plainNumber('a number after `up to`')), set({ upTo: true })),
    ],
    HOW_OFTEN,
  ),
);

/** `repeat up to 3 { … }`, `repeat per lion { … }`. */
export const repeat: StepSyntax<RepeatNode> = {
  part: rule(
    'repeat',
    all('repeat', recover(choice([field('times', times), part('per', per)], HOW_OFTEN), skipStep), body),
  ),
  next: [],
};

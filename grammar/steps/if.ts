/** The syntax of `if`. */
import { block, braces, emptyBlock, steps } from '../blocks/block.ts';
import { body, skipStep } from '../blocks/body.ts';
import { stepSyntax } from '../blocks/step.ts';
import { condition } from '../counts/condition.ts';
import type { Reading } from '../recovery/reading.ts';
import { MAX_BLOCK_DEPTH } from '../repair/braces.ts';
import { all, check, loop, maybe, part, printed, recover, rule } from '../syntax.ts';
import type { IfNode } from '../tree/steps.ts';

const test = rule('ifBody', all(recover(part('condition', condition), skipStep), body));

/** `if … { … } else if … { … } else { … }`. */
export const ifStep = stepSyntax<IfNode>(
  'ifStep',
  ['else'],
  all(
    'if',
    test,
    // Not a recursive rule, because there may be thousands of them.
    loop((reading) => reading.is(2, 'if'), all(check(beginNext), 'else', 'if', test)),
    printed(maybe('else', part('otherwise', block)), ({ otherwise }: IfNode, words, write) => {
      if (!otherwise) return;
      words.literal('else');
      const [only, ...more] = otherwise.steps;
      write(only?.kind === 'if' && more.length === 0 ? steps : braces, otherwise);
    }),
  ),
);

/** The number of tests before an `else if`. */
const depths = new WeakMap<IfNode, number>();

/** Makes what follows a separate `if`, in the `otherwise` of the one before. */
function beginNext(reading: Reading, node: IfNode): void {
  const from = reading.here();
  const next: IfNode = { from, to: from, steps: emptyBlock(from), kind: 'if' };
  const depth = (depths.get(node) ?? 1) + 1;
  depths.set(next, depth);
  if (depth === MAX_BLOCK_DEPTH) {
    reading.report({ code: 'ECO110', from, to: from + 4 }, () => ({
      values: { deepest: String(MAX_BLOCK_DEPTH) },
    }));
  }
  // Tests that are too deep are not added to the tree, which later phases walk recursively.
  if (depth < MAX_BLOCK_DEPTH) node.otherwise = { from, to: from, steps: [next] };
  reading.node = next;
}

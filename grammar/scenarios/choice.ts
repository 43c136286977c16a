/** The choices in a scenario, after `choose` and `refuse`. */
import { all, field, list, maybe, node, rule, type ValuePart } from '../syntax.ts';
import { inLine, nameOrNumber } from '../tokens/token-values.ts';
import type { ChoiceNode } from '../tree/scenario-lines.ts';
import { cellName } from './board.ts';

const chosen = nameOrNumber(
  [
    // If the choice is missing, the next line follows.
    { kind: 'AnyWord', when: inLine('LineWord') },
    { kind: 'Number' },
  ],
  'choice',
);

/** `lion a to 1`, `card 14`, `a, b, c`. */
export const optionChoice: ValuePart<ChoiceNode> = node<ChoiceNode>(
  rule(
    'choice',
    all(
      list('words', chosen, {
        most: 2,
        // A longer word begins the next line, since the `;` may be missing.
        when: (reading) => reading.is(1, 'Number') || reading.peek(1).image.length === 1,
      }),
      maybe('to', field('end', cellName)),
      list('more', cellName, { least: 0 }),
    ),
  ),
);

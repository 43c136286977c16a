/** The landscape of a scenario, and the legend of a sketch. */
import { compare } from '../places/compare.ts';
import {
  all,
  field,
  headed,
  list,
  maybe,
  node,
  type Part,
  record,
  rule,
  ruleOf,
  type ValuePart,
} from '../syntax.ts';
import { inLine, name, wordValue } from '../tokens/token-values.ts';
import type { CellNode, LegendNode } from '../tree/scenario-lines.ts';
import type { Word } from '../tree/span.ts';

const need = record(
  all(
    field('compare', compare),
    field(
      'thing',
      name('cell-token', {
        // If the thing is missing, the next clause of the feature follows.
        when: inLine('FeatureClauseWord'),
      }),
    ),
  ),
);

/** `desert with 1 mountain and no forest`. */
export const cell = node<CellNode>(
  rule(
    'cell',
    all(field('terrain', name('cell-terrain')), maybe('with', list('tokens', need, { separator: 'and' }))),
  ),
);

/** `a = desert, b = water with no mountain`. */
export const legend: Part<{ legend?: LegendNode[] | undefined }> = rule(
  'legend',
  list(
    'legend',
    headed<LegendNode>(
      field('letter', name('sketch-letter', { kind: 'AnyWord' })),
      all('=', field('cell', cell)),
    ),
    { early: true },
  ),
);

/** A letter or digit of the board. */
export const cellName: ValuePart<Word> = ruleOf(
  'cellName',
  wordValue([{ kind: 'AnyWord' }, { kind: 'Number' }], 'cell'),
);

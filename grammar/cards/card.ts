/** A card: its head, its clauses and its steps. */
import { amountBefore, moreBehind, moreWithout, reportAmountBehind } from '../recovery/lists.ts';
import type { Lookahead } from '../recovery/reading.ts';
import { isMisspelt, unknownPart } from '../recovery/unknown.ts';
import {
  all,
  anyToken,
  check,
  field,
  flag,
  list,
  maybe,
  mistaken,
  needed,
  type Part,
  part,
  record,
  rule,
  ruleOf,
  variants,
} from '../syntax.ts';
import { inLine, name, number, text, times } from '../tokens/token-values.ts';
import { CLAUSE_WORDS } from '../tokens/words.ts';
import type { CardNode, Clause } from '../tree/declarations.ts';
import { art, clauses, hand, head, note, skipToClause, source } from './clauses.ts';
import { cardBlock } from './triggers.ts';

const skipClause = skipToClause('ClauseWord', CLAUSE_WORDS);

const energySpot = record(
  all(
    amountBefore,
    field('element', name('element-name', { when: inLine('ClauseWord') })),
    maybe(field('times', times())),
    check(reportAmountBehind),
  ),
);
const spots = list('spots', energySpot);

/** Whether an element is ahead with no comma before it. */
function commaMissing(reading: Lookahead): boolean {
  const name = reading.is(1, 'Name') && !reading.is(1, 'ClauseWord', 'DeclarationWord', 'active');
  const element = name || reading.is(1, 'animal');
  return (
    element &&
    !reading.startsLine() &&
    reading.is(2, 'Times', ',', '{', 'ClauseWord') &&
    !(reading.peek(1).image.length > 4 && isMisspelt(reading, [...CLAUSE_WORDS, 'active']))
  );
}

const unknownClause = unknownPart('unknownClause', {
  report: (reading, node: CardNode) => {
    node.brokenClauses = true;
    // A card without braces around its steps is not also missing an effect.
    if (reading.is(1, 'StepWord')) node.broken = true;
    const last = node.clauses.at(-1);
    const more = last?.clause === 'hand' && !last.active ? ['active'] : [];
    reading.reportExpected('card-clause', undefined, [...CLAUSE_WORDS, ...more]);
  },
  skip: (reading) => {
    // `2 leaves` is one mistake.
    if (reading.is(0, 'Number') && reading.is(1, 'Leaves') && !reading.is(2, 'Number')) reading.skip(1);
    skipClause(reading);
  },
});

const clause = ruleOf(
  'clause',
  variants<Clause>()(
    'clause',
    {
      leaves: all(anyToken('Leaves', 'leaves'), field('amount', number('leaf-count'))),
      energy: all(
        'energy',
        spots,
        moreBehind('spotsBehind', ['and', '+'], ',', spots),
        moreWithout('spotsWithout', commaMissing, spots),
      ),
      hand: all(hand('ClauseWord'), flag('active', 'active')),
      source,
      note,
      art,
      impact: all('impact'),
      // Part of a `hand` clause; parsed on its own too, so that the missing `hand` can be reported.
      active: rule('strayActive', mistaken(all('active'))),
    },
    { others: [unknownClause] },
  ),
);

export const card: Part<CardNode> = rule(
  'card',
  all(
    head('card', maybe(field('title', text())), skipClause),
    clauses(clause, skipClause, 'card-effect'),
    needed(part('block', cardBlock)),
  ),
);

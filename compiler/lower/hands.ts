/** The starting hands that a card or feature is in. */
import {
  type CardNode,
  type Clause,
  type FeatureClause,
  type FeatureNode,
  type HandClause,
  removal,
} from '../../grammar/index.ts';
import type { CardProgram } from '../../program/index.ts';
import { isDoubtful } from '../names.ts';
import type { Context } from '../scope.ts';
import { findClauses } from './clauses.ts';
import { reportUnknown } from './context.ts';

/** The starting hands of a card or feature; a feature is active in none. */
export function lowerHands(
  { names, report }: Pick<Context, 'names' | 'report'>,
  node: CardNode | FeatureNode,
): CardProgram['hands'] {
  const hands: CardProgram['hands'] = [];
  const firsts = new Map<string, HandClause>();
  for (const clause of findClauses<Clause | FeatureClause, 'hand'>(node, 'hand')) {
    if (!clause.name) continue;
    const { name: word } = clause;
    const name = word.text;
    const hand = names.hands.get(name);
    if (hand) report.names.add('uses', 'hand', name, word);
    if (!hand) {
      if (name === 'active')
        report.add('ECO406', clause.name, {}, { fixes: [removal(clause, 'hand active')] });
      else if (!isDoubtful(names, 'hand', name))
        reportUnknown(report, 'ECO203', word, 'hands', () => names.hands.keys());
      continue;
    }
    const first = firsts.get(hand.mark);
    if (first) {
      const fixes = [first, clause].map((one) => removal(one, report.textOf(one)));
      report.add('ECO405', clause, { mark: hand.mark }, { fixes, related: [report.relatedTo(first)] });
    }
    firsts.set(hand.mark, first ?? clause);
    hands.push({ name, active: 'active' in clause && clause.active });
  }
  return hands;
}

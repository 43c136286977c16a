/** Lowers comparisons: decides what a bare number means. */
import { type CompareNode, replacement } from '../../grammar/index.ts';
import type { Compare } from '../../program/index.ts';
import type { Context } from '../scope.ts';

/** `bare` says how a bare number is read: at least in conditions, exactly in legends and expectations. */
export function lowerCompare(node: CompareNode, bare: 'least' | 'exactly'): Compare {
  return { is: node.is === 'bare' ? bare : node.is, amount: node.value };
}

/** A condition of at least 0, which a bare 0 also means, would always hold: this is reported. */
export function compareInCondition(context: Context, node: CompareNode | undefined): Compare | undefined {
  if (!node) return undefined;
  if ((node.is === 'bare' || node.is === 'least') && node.value === 0) {
    const fixes = [replacement(node, 'no')];
    return context.report.add('ECO306', node, {}, { hint: 'write `no`', fixes });
  }
  return lowerCompare(node, 'least');
}

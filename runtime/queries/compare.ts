/** Compares numbers the way cards do. */
import type { Compare } from '../../program/index.ts';

/** True if the number satisfies the comparison. */
export function compares(compare: Compare, n: number): boolean {
  switch (compare.is) {
    case 'least':
      return n >= compare.amount;
    case 'most':
      return n <= compare.amount;
    case 'exactly':
      return n === compare.amount;
  }
}

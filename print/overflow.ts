/** What people read about texts that do not fit. */
import type { Overflow } from './face/text.ts';

/** The warning about a text that does not fit. */
const overflowWarning = ({ name, over, advice = 'Shorten it or print it larger.' }: Overflow): string =>
  `${name} does not fit: its text is ${over.toFixed(1)} mm too long even at the smallest size. ${advice}`;

/** The warnings about texts that do not fit, one per name, for the worst case. */
export function overflowWarnings(overflows: readonly Overflow[]): string[] {
  const worst = new Map<string, Overflow>();
  for (const one of overflows) if (one.over > (worst.get(one.name)?.over ?? 0)) worst.set(one.name, one);
  return [...worst.values()].map(overflowWarning);
}

/** Why cards or pieces are not printed: their texts would be cut off. Undefined if all fit. */
export function overflowRefusal(overflows: readonly Overflow[]): string | undefined {
  const warnings = overflowWarnings(overflows.filter(({ advice }) => advice === undefined));
  if (warnings.length === 0) return undefined;
  return `${warnings.join(' ')} Nothing was printed: --allow-overflow prints it cut off.`;
}

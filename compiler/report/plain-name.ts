/** Names that a set declares: lower case with hyphens. */
import { type Advice, adviceTo, replacement, type Word } from '../../grammar/index.ts';
import type { Report } from './report.ts';

/** A name in lower case with hyphens. */
export const toPlainName = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/**
 * Advice to write a name in lower case with hyphens, if that is its only fault.
 * @param whyNot why a word cannot be the name, or undefined if it can
 */
export function plainNameAdvice(
  name: Word,
  whyNot: (plain: string) => string | undefined,
): Advice | undefined {
  const plain = toPlainName(name.text);
  if (plain === name.text || whyNot(plain) !== undefined) return undefined;
  return adviceTo(replacement(name, plain, true));
}

/** Reports a declared name that has a fault; returns whether it has one. */
export function reportFault(
  report: Report,
  name: Word,
  what: string,
  whyNot: (name: string) => string | undefined,
): boolean {
  const why = whyNot(name.text);
  if (why)
    report.add('ECO116', name, { name: name.text, what, why }, { hint: plainNameAdvice(name, whyNot) });
  return why !== undefined;
}

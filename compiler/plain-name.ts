import { type Advice, replacement, type Word } from '../grammar/index.ts';

/** A name in lower case with hyphens. */
export const inPlainLetters = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/**
 * Advice to write a name in lower case with hyphens, if that is its only fault.
 * @param whyNot why a word cannot be the name, or undefined if it can
 */
export function plainly(name: Word, whyNot: (plain: string) => string | undefined): Advice | undefined {
  const plain = inPlainLetters(name.text);
  if (plain === name.text || whyNot(plain) !== undefined) return undefined;
  return { hint: `write \`${plain}\``, fixes: [replacement(name, plain, true)] };
}

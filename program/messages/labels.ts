/** Cards and amounts as text for messages. */

/**
 * The label of a card or Landscape Feature in everything people read: `12 "Rain"`, or `12` without a title. The number comes
 * first because users type it.
 */
export function cardLabel({ number, title }: { number: number; title?: string | null | undefined }): string {
  return title ? `${number} "${title}"` : `${number}`;
}

/** "+12", "−3.5". */
export const signedNumber = (amount: number): string => `${amount < 0 ? '−' : '+'}${Math.abs(amount)}`;

/** Capitalizes the first letter; a text that begins with a sign, such as a backtick, stays the same. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `1 card`, `2 cards`; give `plural` if it is not the noun and `s`. */
export function pluralize(amount: number, noun: string, plural = `${noun}s`): string {
  return `${amount} ${amount === 1 ? noun : plural}`;
}

/** `12 more errors and 1 more warning are not listed`, for a file with more problems than are listed. */
export function unlistedText({ errors, warnings }: { errors: number; warnings: number }): string {
  const more = [
    ...(errors > 0 ? [pluralize(errors, 'more error')] : []),
    ...(warnings > 0 ? [pluralize(warnings, 'more warning')] : []),
  ].join(' and ');
  return `${more} ${errors + warnings === 1 ? 'is' : 'are'} not listed`;
}

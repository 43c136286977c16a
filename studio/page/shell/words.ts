/** Messages of the project on the page: words quoted from a text are between backticks. */

/** A message as plain text. */
export function plainMessage(sentence: string): string {
  return capitalized(sentence).replaceAll('`', '');
}

/** Capitalizes the first letter. */
export const capitalized = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

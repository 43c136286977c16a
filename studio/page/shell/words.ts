/** Messages of the project on the page: words quoted from a text are between backticks. */

/** A message as plain text. */
export function plainMessage(sentence: string): string {
  return capitalize(sentence).replaceAll('`', '');
}

/** Capitalizes the first letter. */
export const capitalize = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

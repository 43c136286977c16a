/** Lists of words in sentences. */

/** `a`, `a or b`, `a, b or c`. */
export const orList = (words: readonly string[]): string => list(words, 'or');
/** `a`, `a and b`, `a, b and c`. */
export const andList = (words: readonly string[]): string => list(words, 'and');

/** Matches `Intl.ListFormat` in British English, which takes as long to load as parsing a hundred cards. */
const list = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

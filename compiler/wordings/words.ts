/** The words of a person's text, and its lines: where a sentence may end, and what stands deeper below a line. */

/** A word, number or sign of a text. */
export interface Word {
  /** In lower case. */
  text: string;
  /** In UTF-16 units. */
  at: number;
  length: number;
}

const PATTERN = /\d+|\p{L}[\p{L}\p{M}]*(?:['-]\p{L}[\p{L}\p{M}]*)*|->|[^\s\p{L}\d]/gu;

/** The words, numbers and signs of a text. */
export function words(text: string, from = 0): Word[] {
  // Each by itself: a text in lower case may be longer, as with "İ". Some keyboards write "ó" as two signs.
  return [...text.replaceAll('’', "'").matchAll(PATTERN)].map(({ 0: word, index }) => ({
    text: word.normalize().toLowerCase(),
    at: from + index,
    length: word.length,
  }));
}

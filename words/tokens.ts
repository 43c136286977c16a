/** The words of a person's text, and its lines: where a sentence may end, and what stands deeper below a line. */

/** A word, number or sign of a text. */
export interface Word {
  /** In lower case. */
  text: string;
  /** In UTF-16 units. */
  at: number;
  length: number;
}

/** The end of a line. */
export const LINE_END = '\n';

const PATTERN = /\d+|\p{L}[\p{L}\p{M}]*(?:['-]\p{L}[\p{L}\p{M}]*)*|->|[^\s\p{Cc}\p{L}\d]/gu;

/** The words, numbers and signs of a text. */
export function wordsIn(text: string, from = 0): Word[] {
  // Each by itself: a text in lower case may be longer, as with "İ". Some keyboards write "ó" as two signs.
  return [...text.replaceAll('’', "'").matchAll(PATTERN)].map(({ 0: word, index }) => ({
    text: word.normalize().toLowerCase(),
    at: from + index,
    length: word.length,
  }));
}

/**
 * The words of a text of several lines, with a `LINE_END` where a line ends a sentence. Lines that stand deeper than a line with
 * a colon at its end are between braces.
 */
export function wordsOfLines(text: string): Word[] {
  const found: Word[] = [];
  const open: number[] = [];
  let before = { indent: 0, isHead: false };
  const add = (sign: string) => {
    const last = found.at(-1);
    found.push({ text: sign, at: last ? last.at + last.length : 0, length: 0 });
  };
  const lines = [...text.matchAll(/[^\r\n]+/g)].filter(([line]) => line.trim() !== '');
  for (const [i, { 0: line, index }] of lines.entries()) {
    // In a text of one line, "- 1 point" is a minus.
    const sign =
      lines.length > 1
        ? /^\s*(?:[-*•–—](?=\s+\S)|\d+[.)](?=\s*\S))?\s*/
        : /^\s*(?:[-*•–—](?=\s+\D)|\d+[.)](?=\s*\S))?\s*/;
    const bullet = sign.exec(line)![0].length;
    // The first line may follow a brace on the same line, where its indentation means nothing.
    const indent = i === 0 && lines.length > 1 && !line.trimEnd().endsWith(':') ? 0 : bullet;
    if (i > 0 && before.isHead && bullet > before.indent) {
      open.push(before.indent);
      add('{');
    } else if (i > 0 && !/^\s*\p{Ll}/u.test(line)) add(LINE_END);
    while (open.length > 0 && indent <= open.at(-1)!) {
      open.pop();
      add('}');
    }
    found.push(...wordsIn(line.slice(bullet), index + bullet));
    before = { indent, isHead: /[:—-]\s*$/.test(line) };
  }
  for (const _ of open) add('}');
  return found;
}

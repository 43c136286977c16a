/** Words in a text. */
import type { Span } from '../../grammar/index.ts';

/** How many characters on each side of an offset to examine: no word is longer. */
const LONGEST_WORD = 100;

/** The word or number around an offset, or the one that ends there. */
export function findWord(text: string, offset: number): Span | undefined {
  const before = /[\w-]*$/.exec(text.slice(Math.max(0, offset - LONGEST_WORD), offset))![0].length;
  const after = /^[\w-]*/.exec(text.slice(offset, offset + LONGEST_WORD))![0].length;
  return before + after > 0 ? { from: offset - before, to: offset + after } : undefined;
}

/** Whether an offset outside comments is inside a string; strings end with the line. */
export function isInString(text: string, offset: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return line.split('"').length % 2 === 0;
}

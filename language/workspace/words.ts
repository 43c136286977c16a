/** Words of a text. */
import type { Span } from '../../grammar/index.ts';

/** Letters on each side of an offset that are looked at: no word is longer. */
const LONGEST = 100;

/** The word or number around an offset, or that ends there. */
export function wordAt(text: string, offset: number): Span | undefined {
  const before = /[\w-]*$/.exec(text.slice(Math.max(0, offset - LONGEST), offset))![0].length;
  const after = /^[\w-]*/.exec(text.slice(offset, offset + LONGEST))![0].length;
  return before + after > 0 ? { from: offset - before, to: offset + after } : undefined;
}

/** Whether an offset that is in no comment is inside quotes: a string ends with its line. */
export function isInString(text: string, offset: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return line.split('"').length % 2 === 0;
}

/**
 * Names of hexes for people, like `m10`: a letter for the row, a number for the column. They never change while the
 * landscape grows. The hex in the middle, where layouts begin, is `m10`.
 */
import type { Hex } from './hexes.ts';

const MIDDLE_ROW = 12;
const MIDDLE_COLUMN = 10;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The name of a row: one letter near the middle, `z` and more below `z`, `a` and more above `a`. */
export function rowName(r: number): string {
  return letters(r + MIDDLE_ROW);
}

function letters(row: number): string {
  if (row < 0) return `a${letters(row + LETTERS.length)}`;
  return row < LETTERS.length ? LETTERS[row] : `z${letters(row - LETTERS.length)}`;
}

/** The number of a hex's column. Every other row is half a hex to the right of its number. */
export function columnNumber({ q, r }: Hex): number {
  return q + Math.floor(r / 2) + MIDDLE_COLUMN;
}

/** The name of a hex. */
export function hexName(hex: Hex): string {
  return `${rowName(hex.r)}${columnNumber(hex)}`;
}

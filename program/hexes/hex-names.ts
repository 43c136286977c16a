/**
 * Names of hexes for players, like `m10`: letters for the row, a number for the column. They stay the same while the landscape
 * grows. The middle hex, where layouts start, is `m10`.
 */
import type { Hex } from './hexes.ts';

const MIDDLE_ROW = 12;
const MIDDLE_COLUMN = 10;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The name of a row: one letter near the middle, prefixed with `z` for each 26 rows below `z` and with `a` for each 26 above `a`.
 */
export function rowName(r: number): string {
  return letters(r + MIDDLE_ROW);
}

function letters(row: number): string {
  if (row < 0) return `a${letters(row + LETTERS.length)}`;
  return row < LETTERS.length ? LETTERS[row] : `z${letters(row - LETTERS.length)}`;
}

/** The column number of a hex. Every other row is shifted half a hex to the right. */
export function columnNumber({ q, r }: Hex): number {
  return q + Math.floor(r / 2) + MIDDLE_COLUMN;
}

/** The name of a hex. */
export function hexName(hex: Hex): string {
  return `${rowName(hex.r)}${columnNumber(hex)}`;
}

/** The hex with a name; undefined for any other text. */
export function parseHex(name: string): Hex | undefined {
  const [, before = '', letter, column] = /^(a*|z*)([a-z])(-?\d+)$/.exec(name) ?? [];
  if (letter === undefined) return undefined;
  const rows = before.length * LETTERS.length * (before.startsWith('a') ? -1 : 1);
  const r = LETTERS.indexOf(letter) + rows - MIDDLE_ROW;
  const hex = { q: Number(column) - Math.floor(r / 2) - MIDDLE_COLUMN, r };
  return hexName(hex) === name ? hex : undefined;
}

/** A hex with its name. */
export const nameHex = ({ q, r }: Hex) => ({ q, r, name: hexName({ q, r }) });

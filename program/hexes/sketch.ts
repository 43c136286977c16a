/**
 * Hex sketches as text: rows of characters, pointy-topped hexes in doubled columns. Neighbours in a row are two columns apart and
 * each row is shifted by one.
 */
import type { Hex } from './hexes.ts';

/** Letters for tiles; the others, `d`, `g`, `l` and `w`, have a fixed meaning. */
export const FREE_LETTERS = 'abcefhijkmnopqrstuvxyz';

/** A sketch as text, one string per row, which `readSketch` of the grammar reads back. */
export function drawSketch(cells: readonly (Hex & { letter: string })[]): string[] {
  if (cells.length === 0) return [];
  const columns = cells.map(({ q, r }) => 2 * q + r);
  const left = Math.min(...columns);
  const top = Math.min(...cells.map(({ r }) => r));
  const height = Math.max(...cells.map(({ r }) => r)) - top + 1;
  const width = Math.max(...columns) - left + 1;
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => ' '));
  for (const [i, { letter, r }] of cells.entries()) rows[r - top][columns[i] - left] = letter;
  return rows.map((row) => row.join(''));
}

/**
 * Hex sketches: rows of characters in quotes, pointy-topped hexes in doubled columns.
 *
 * Neighbours in a row are two columns apart and each row is shifted by one, so the column of a character is `2q + r` and its row
 * is `r`; `q` grows to the right, `r` downwards and half a hex to the right.
 */
import type { QuotedSpan, Span } from './tree/span.ts';

/** A character of a sketch at its hex; `(0, 0)` is near the middle of the sketch. */
export interface SketchCell extends Span {
  letter: string;
  q: number;
  r: number;
}

export interface Sketch {
  cells: SketchCell[];
  /** Characters that are between two hexes. */
  offGrid: Span[];
}

interface Mark extends Span {
  letter: string;
  column: number;
  row: number;
}

/** Reads a sketch, ignoring spaces. Characters off the grid that most of the sketch uses are left out of the cells. */
export function readSketch(rows: readonly QuotedSpan[]): Sketch {
  const marks = rows.flatMap((text, row) => marksOf(text, row));
  const odd = marks.filter((mark) => isOdd(mark));
  // If both grids have equally many cells, the first cell decides.
  const oddGrid =
    odd.length * 2 === marks.length ? marks.length > 0 && isOdd(marks[0]) : odd.length * 2 > marks.length;
  const onGrid = marks.filter((mark) => isOdd(mark) === oddGrid);
  const cells = onGrid.map(({ letter, column, row, from, to }) => ({
    letter,
    q: (column - row - (oddGrid ? 1 : 0)) / 2,
    r: row,
    from,
    to,
  }));
  const middle = middleOf(cells);
  for (const cell of cells) {
    cell.q -= middle.q;
    cell.r -= middle.r;
  }
  return {
    cells,
    offGrid: marks.filter((mark) => isOdd(mark) !== oddGrid).map(({ from, to }) => ({ from, to })),
  };
}

function marksOf(text: QuotedSpan, row: number): Mark[] {
  const marks: Mark[] = [];
  let column = 0;
  let from = text.from + 1;
  for (const letter of text.value) {
    // A character may be two code units of the text, but is one column.
    const to = from + letter.length;
    if (letter !== ' ') marks.push({ letter, column, row, from, to });
    column++;
    from = to;
  }
  return marks;
}

function isOdd({ column, row }: Mark): boolean {
  return (column + row) % 2 === 1;
}

/** The hex of the cell closest to the centre; of several, the first. */
function middleOf(cells: readonly SketchCell[]): { q: number; r: number } {
  const mean = (of: (cell: SketchCell) => number) =>
    cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length;
  const column = mean(({ q, r }) => 2 * q + r);
  const row = mean(({ r }) => r);
  let nearest = { q: 0, r: 0 };
  let best = Number.POSITIVE_INFINITY;
  for (const { q, r } of cells) {
    const distance = (2 * q + r - column) ** 2 + 3 * (r - row) ** 2;
    if (distance < best - 1e-9) {
      best = distance;
      nearest = { q, r };
    }
  }
  return nearest;
}

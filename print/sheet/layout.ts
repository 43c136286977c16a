/**
 * How cards lie on a sheet: edge to edge, so that one cut parts two of them, with bleed and crop marks only outside
 * the block. All lengths in millimetres from the upper left corner of the paper.
 */
import type { PrintProblem } from '../problem.ts';
import type { Paper } from './paper.ts';

export interface SheetOptions {
  paper: Paper;
  /** Side of a card. */
  card: number;
  /** How far colour runs over the outer cuts. */
  bleed: number;
}

export interface SheetLayout extends SheetOptions {
  columns: number;
  rows: number;
  /** Upper left corner of the block of cards. */
  left: number;
  top: number;
  /** False on paper so small that only a card with its bleed fits. */
  marks: boolean;
}

export interface Cell {
  column: number;
  row: number;
  x: number;
  y: number;
}

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room between bleed and mark, length of a mark, room between mark and the edge of the paper. */
export const MARK = { gap: 0.5, length: 3, clear: 3 };

/** The largest block that fits, in the middle of the paper. */
export function sheetLayout(options: SheetOptions): SheetLayout | PrintProblem {
  const { paper, card, bleed } = options;
  const margin = bleed + MARK.gap + MARK.length + MARK.clear;
  const howMany = (length: number, around: number) =>
    Math.max(0, Math.floor((length - 2 * around) / card + 1e-9));
  const place = (columns: number, rows: number, marks: boolean): SheetLayout => ({
    ...options,
    columns,
    rows,
    left: (paper.width - columns * card) / 2,
    top: (paper.height - rows * card) / 2,
    marks,
  });
  const columns = howMany(paper.width, margin);
  const rows = howMany(paper.height, margin);
  if (columns > 0 && rows > 0) return place(columns, rows, true);
  if (howMany(paper.width, bleed) > 0 && howMany(paper.height, bleed) > 0) return place(1, 1, false);
  return {
    problem: 'paper-too-small',
    message: `A card of ${card} mm with ${bleed} mm of bleed does not fit on paper of ${paper.width} by ${paper.height} mm; take larger paper, or a smaller card or bleed.`,
  };
}

/** Where the card with this index on its sheet lies; backs are mirrored, as the sheet is turned over its long edge. */
export function cellOf(layout: SheetLayout, index: number, back: boolean): Cell {
  const row = Math.floor(index / layout.columns);
  const inRow = index % layout.columns;
  // The long edge of upright paper is at the side, of broad paper at the top.
  const upright = layout.paper.width <= layout.paper.height;
  const column = back && upright ? layout.columns - 1 - inRow : inRow;
  const line = back && !upright ? layout.rows - 1 - row : row;
  return { column, row: line, x: layout.left + column * layout.card, y: layout.top + line * layout.card };
}

/** A cell with bleed on the sides where no other card lies. */
export function bleedBox(layout: SheetLayout, cell: Cell, cells: readonly Cell[]): Box {
  const { card, bleed } = layout;
  const over = (columns: number, rows: number) =>
    cells.some(({ column, row }) => column === cell.column + columns && row === cell.row + rows) ? 0 : bleed;
  const [left, right, up, down] = [over(-1, 0), over(1, 0), over(0, -1), over(0, 1)];
  return { x: cell.x - left, y: cell.y - up, width: card + left + right, height: card + up + down };
}

/** Marks where to cut, at the ends of every cut of the used part of the block, clear of bleed and paper edge. */
export function cropMarks(layout: SheetLayout, cells: readonly Cell[]): Line[] {
  if (!layout.marks) return [];
  const { card, bleed } = layout;
  // Rounded, so that the end of one card and the start of the next are one cut.
  const exact = (value: number) => Math.round(value * 1e6) / 1e6;
  const cuts = (values: number[]) =>
    [...new Set(values.flatMap((v) => [exact(v), exact(v + card)]))].toSorted((a, b) => a - b);
  const xs = cuts(cells.map(({ x }) => x));
  const ys = cuts(cells.map(({ y }) => y));
  const near = bleed + MARK.gap;
  const far = near + MARK.length;
  const ends = (values: number[]) => [
    { from: values[0]! - far, to: values[0]! - near },
    { from: values.at(-1)! + near, to: values.at(-1)! + far },
  ];
  return [
    ...xs.flatMap((x) => ends(ys).map(({ from, to }) => ({ x1: x, y1: from, x2: x, y2: to }))),
    ...ys.flatMap((y) => ends(xs).map(({ from, to }) => ({ x1: from, y1: y, x2: to, y2: y }))),
  ];
}

/** Tables, paragraphs and lists as wide as the terminal. */
import stringWidth from 'fast-string-width';
import { wrapAnsi } from 'fast-wrap-ansi';
import sliceAnsi from 'slice-ansi';
import { styled } from './output.ts';

/** The minimum width of a paragraph. */
const READABLE_COLUMNS = 24;
/** Columns between two cells. */
export const GAP = 2;

/**
 * A table with columns as wide as their widest cell. On a terminal that is too narrow, columns are wrapped, the widest
 * first, but words are not broken. Without a terminal, each row is one line.
 * @param columns the width; by default that of the terminal for results
 */
export function table(
  head: readonly string[],
  body: readonly (readonly string[])[],
  columns = process.stdout.columns || Infinity,
): string {
  const rows = [head, ...body];
  const widest = (measure: (cell: string) => number) =>
    head.map((_, at) => rows.reduce((most, row) => Math.max(most, measure(row[at])), 0));
  const natural = widest((cell) => stringWidth(cell));
  const widths = fitted(natural, widest(longestWord), columns);
  const line = (row: readonly string[]) => {
    const cells = row.map((cell, at) =>
      stringWidth(cell) > widths[at] ? wrapAnsi(cell, widths[at]).split('\n') : [cell],
    );
    const height = Math.max(...cells.map((lines) => lines.length));
    const linesOfRow = Array.from({ length: height }, (_, at) =>
      cells.map((lines, column) => padColumns(lines[at] ?? '', widths[column] + GAP)).join(''),
    );
    return linesOfRow.map((one) => one.trimEnd()).join('\n');
  };
  return [styled('bold', line(head)), ...body.map(line)].join('\n');
}

/** A paragraph; on a terminal, it is wrapped to the width of the window minus an indent. */
export function paragraph(text: string, indent = 0): string {
  const { columns } = process.stdout;
  return columns ? wrapAnsi(text, Math.max(READABLE_COLUMNS, columns - indent)) : text;
}

/** An item of a list; on a terminal, it is wrapped to the window, and further lines are aligned with its text. */
export function item(text: string): string {
  return `- ${paragraph(text, GAP).replaceAll('\n', `\n${' '.repeat(GAP)}`)}`;
}

/** At most `width` columns of a line, with `…` if it was cut. */
export function cut(line: string, width: number): string {
  return stringWidth(line) <= width ? line : `${sliceAnsi(line, 0, Math.max(0, width - 1))}…`;
}

/** Widths that fit into this many columns, unless a column would become narrower than its longest word. */
function fitted(natural: readonly number[], least: readonly number[], columns: number): number[] {
  const widths = [...natural];
  while (widths.reduce((sum, width) => sum + width + GAP, -GAP) > columns) {
    const room = widths.map((width, at) => (width > least[at] ? width : 0));
    const widest = Math.max(...room);
    if (widest === 0) break;
    widths[room.indexOf(widest)]--;
  }
  return widths;
}

const longestWord = (cell: string): number => Math.max(...cell.split(/\s+/).map((word) => stringWidth(word)));

/** A text padded with blanks to `width` columns. */
export const padColumns = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - stringWidth(text)));

import wrapAnsi from 'wrap-ansi';
import { columnsOf } from './columns.ts';
import { styled } from './styles.ts';

/** The least width of the last column; a narrower terminal gets longer lines. */
const NARROWEST = 24;

/**
 * A table with columns as wide as their widest cell. On a terminal the last column is wrapped to the window; elsewhere each
 * row is one line.
 */
export function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  const last = head.length - 1;
  const widths = head.map(
    (title, i) => body.reduce((most, row) => Math.max(most, columnsOf(row[i])), columnsOf(title)) + 2,
  );
  const before = widths.slice(0, last).reduce((sum, width) => sum + width, 0);
  const wrapped = (text: string) =>
    process.stdout.columns ? wrapAnsi(text, Math.max(NARROWEST, process.stdout.columns - before)) : text;
  const line = (row: readonly string[]) => {
    const cells = row.slice(0, last).map((cell, i) => cell + ' '.repeat(widths[i] - columnsOf(cell)));
    return (cells.join('') + wrapped(row[last]).replaceAll('\n', `\n${' '.repeat(before)}`)).trimEnd();
  };
  return [styled('bold', line(head)), ...body.map(line)].join('\n');
}

/** Text in a terminal of a given size: wrapping, cutting, columns. Widths are columns on the screen, colours not counted. */
import sliceAnsi from 'slice-ansi';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import type { Paint } from '../../terminal/board/canvas.ts';

/** Where something is drawn: its size, and how it is coloured. `rows` is infinite where nothing has to fit. */
export interface Viewport {
  columns: number;
  rows: number;
  paint: Paint;
}

/** A text in lines of at most `width` columns, broken between words, with the same indent on every line of a paragraph. */
export function wrapped(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => {
    const indent = /^ */.exec(line)?.[0] ?? '';
    const room = Math.max(1, width - indent.length);
    return wrapAnsi(line.slice(indent.length), room, { hard: true })
      .split('\n')
      .map((part) => (indent + part).trimEnd());
  });
}

/** At most `width` columns of a line, with `…` where it was cut. */
export function cut(line: string, width: number): string {
  return stringWidth(line) <= width ? line : `${sliceAnsi(line, 0, Math.max(0, width - 1))}…`;
}

/** At most `height` lines; the last says that there are more. */
export function cutLines(lines: readonly string[], height: number, more: string): string[] {
  if (lines.length <= height) return [...lines];
  if (height <= 0) return [];
  return [...lines.slice(0, height - 1), more];
}

/** Filled up with blanks to `width` columns. */
export function padded(line: string, width: number): string {
  return line + ' '.repeat(Math.max(0, width - stringWidth(line)));
}

const GAP = 2;

/** Items in as many columns as fit, read downwards. */
export function inColumns(items: readonly string[], width: number): string[] {
  if (items.length === 0) return [];
  const longest = Math.max(...items.map((item) => stringWidth(item)));
  const columns = Math.max(1, Math.floor((width + GAP) / (longest + GAP)));
  const height = Math.ceil(items.length / columns);
  return Array.from({ length: height }, (_, line) =>
    items
      .filter((_, at) => at % height === line)
      .map((item) => padded(item, longest))
      .join(' '.repeat(GAP))
      .trimEnd(),
  );
}

/** Two blocks of lines side by side, the first `width` columns wide. */
export function sideBySide(left: readonly string[], right: readonly string[], width: number): string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, line) =>
    (padded(left[line] ?? '', width) + ' '.repeat(GAP) + (right[line] ?? '')).trimEnd(),
  );
}

/** Items one after the other with two blanks between them, in lines of at most `width` columns. */
export function flowing(items: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const line = lines.at(-1);
    if (line !== undefined && stringWidth(line) + GAP + stringWidth(item) <= width) {
      lines[lines.length - 1] = line + ' '.repeat(GAP) + item;
    } else lines.push(cut(item, width));
  }
  return lines;
}

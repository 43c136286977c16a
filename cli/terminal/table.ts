import { styled } from './styles.ts';

/** Narrowest last column; a terminal below that gets longer lines. */
const NARROWEST = 24;

/**
 * A table in columns as wide as their longest cell. On a terminal the last column is wrapped to the window;
 * elsewhere a row is one line.
 */
export function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) =>
    body.reduce((most, row) => Math.max(most, row[i].length), title.length),
  );
  const last = head.length - 1;
  const before = widths.slice(0, last).reduce((sum, width) => sum + width + 2, 0);
  const room = process.stdout.columns ? Math.max(NARROWEST, process.stdout.columns - before) : Infinity;
  const line = (row: readonly string[]) =>
    wrapped(row[last], room).map((part, n) =>
      row
        .map((cell, i) => (i === last ? part : (n === 0 ? cell : '').padEnd(widths[i] + 2)))
        .join('')
        .trimEnd(),
    );
  return [styled('bold', line(head).join('\n')), ...body.flatMap(line)].join('\n');
}

/** A text in lines of at most `width` characters, broken between words. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const current = lines[lines.length - 1];
    if (current === '') lines[lines.length - 1] = word;
    else if (current.length + 1 + word.length <= width) lines[lines.length - 1] = `${current} ${word}`;
    else lines.push(word);
  }
  return lines;
}

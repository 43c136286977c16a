/** Wraps and arranges text for a number of columns. Styles do not count. */
import stringWidth from 'fast-string-width';
import { wrapAnsi } from 'fast-wrap-ansi';
import { styled } from '../../terminal/output.ts';
import { cut, padColumns } from '../../terminal/table.ts';

/** Wraps a text into lines of at most `width` columns, between words, with the same indent on every line of a paragraph. */
export function wrapText(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => {
    const indent = /^ */.exec(line)?.[0] ?? '';
    return wrapAnsi(line.slice(indent.length), Math.max(1, width - indent.length), { hard: true })
      .split('\n')
      .map((part) => (indent + part).trimEnd());
  });
}

/** Blanks between columns. */
const GAP = '  ';

/** Items in as many columns as fit, read downwards. */
export function inColumns(items: readonly string[], width: number): string[] {
  const longest = Math.max(...items.map((item) => stringWidth(item)));
  const columns = Math.max(1, Math.floor((width + GAP.length) / (longest + GAP.length)));
  const height = Math.ceil(items.length / columns);
  return items.slice(0, height).map((_, line) =>
    items
      .filter((_, at) => at % height === line)
      .map((item) => padColumns(item, longest))
      .join(GAP)
      .trimEnd(),
  );
}

/** A blank at which no line is broken. */
const NO_BREAK = '\u00a0';

/** Items one after another, in lines of at most `width` columns that break between items. */
export function flowing(items: readonly string[], width: number): string[] {
  const text = items.map((item) => item.replaceAll(' ', NO_BREAK)).join(GAP);
  return wrapText(text, width).map((line) => line.replaceAll(NO_BREAK, ' '));
}

/** A line across the transcript with a title, to separate its parts. */
export function titledLine(title: string, columns: number): string {
  return styled('dim', cut(`── ${title} `.padEnd(columns, '─'), columns));
}

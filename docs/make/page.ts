/** A generated file: its path from the root of the project, and all of its text. */
export interface Page {
  file: string;
  text: string;
}

/** Stands at the top of every generated page. */
export const GENERATED = '<!-- Made by `npm run docs`; changes made here by hand are lost. -->';

/** A table of Markdown. A bar would end a cell. */
export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

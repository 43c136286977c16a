/** A canvas of letters, each with the style of what it shows. */
import type { Style } from '../styles.ts';

interface Cell {
  letter: string;
  style?: Style;
}

/** How a stretch of text is styled for where it goes. */
export type Paint = (style: Style, text: string) => string;

export interface Canvas {
  /** Writes a text, one letter a cell. What lies outside is left out. */
  put(line: number, column: number, text: string, style?: Style): void;
  /** The lines, with one style for each stretch, without blanks at their ends. */
  lines(paint: Paint): string[];
}

/** An empty canvas. */
export function makeCanvas(width: number, height: number): Canvas {
  const cells: Cell[][] = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => ({ letter: ' ' })),
  );
  return {
    put(line, column, text, style) {
      [...text].forEach((letter, i) => {
        if (cells[line]?.[column + i]) cells[line][column + i] = style ? { letter, style } : { letter };
      });
    },
    lines: (paint) => cells.map((row) => lineOf(row, paint)),
  };
}

function lineOf(cells: readonly Cell[], paint: Paint): string {
  let line = '';
  for (let i = 0; i < cells.length; ) {
    const { style } = cells[i];
    let end = i;
    while (end < cells.length && cells[end].style === style) end++;
    const text = cells
      .slice(i, end)
      .map((cell) => cell.letter)
      .join('');
    line += style ? paint(style, text) : text;
    i = end;
  }
  return line.trimEnd();
}

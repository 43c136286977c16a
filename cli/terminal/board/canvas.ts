/** A canvas of characters with styles. */
import type { Style } from '../styles.ts';

/** Styles a stretch of text for its output stream. */
export type Paint = (style: Style, text: string) => string;

interface Stretch {
  text: string;
  style?: Style | undefined;
}

/** A canvas that grows to the right and downwards. */
export class Canvas {
  readonly #rows: Stretch[][] = [];

  /** Writes a text, one character per cell. */
  put(line: number, column: number, text: string, style?: Style): void {
    this.#rows[line] ??= [];
    for (const [i, character] of [...text].entries()) {
      this.#rows[line][column + i] = { text: character, style };
    }
  }

  /** The lines, painted stretch by stretch, without trailing blanks. */
  lines(paint: Paint): string[] {
    return Array.from(this.#rows, (row = []) => {
      const stretches: Stretch[] = [];
      for (const { text, style } of Array.from(row, (cell = { text: ' ' }) => cell)) {
        const last = stretches.at(-1);
        if (last && last.style === style) last.text += text;
        else stretches.push({ text, style });
      }
      const painted = stretches.map(({ text, style }) => (style ? paint(style, text) : text));
      return painted.join('').trimEnd();
    });
  }
}

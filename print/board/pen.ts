/** Draws with the icons of the cards: each stands once in the picture, and is used by its name. */
import type { Drawing } from '../drawing/drawing.ts';
import { tenths } from './paths.ts';
import { type BoardTheme, type Painted, paintedFor } from './styles.ts';

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text inside an element or an attribute. */
export const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => ESCAPED[sign]!);

/** Looks the drawing of a word up. */
export type IconOf = (word: string) => Drawing | undefined;

/** How far the base line of a line of text is below its middle, in parts of its size. */
const BASE_LINE = 0.34;

/** What pictures use by its name, drawn once; several on a page can share it. */
export class Stock {
  readonly icons = new Map<string, { name: string; symbol: string } | undefined>();
  readonly stamps = new Map<string, { name: string; definition: string }>();
  /** Begins all ids in it. */
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  /** The inside of a `defs` element. */
  definitions(): string {
    let all = '';
    for (const icon of this.icons.values()) all += icon?.symbol ?? '';
    for (const { definition } of this.stamps.values()) all += definition;
    return all;
  }
}

/** What all parts of one picture share. */
export class Pen {
  /** The attributes that paint each part. */
  readonly as: Painted;
  private readonly stock: Stock;
  /** Stamps of another size or look are others. */
  private readonly kind: string;

  private readonly iconOf: IconOf;
  private readonly isInPage: boolean;

  constructor(stock: Stock, look: BoardTheme, side: number, iconOf: IconOf) {
    this.stock = stock;
    this.kind = `${look} ${side} `;
    this.isInPage = look === 'page';
    this.as = paintedFor(look);
    this.iconOf = iconOf;
  }

  /** An attribute by which a page finds an element; other pictures need none. */
  data(name: 'hex' | 'thing' | 'option', value: string | number): string {
    return this.isInPage ? ` data-${name}="${typeof value === 'number' ? value : escaped(value)}"` : '';
  }

  /** A part of the picture that a page has rules for. */
  layer(name: 'tokens' | 'marks', inside: string): string {
    return this.isInPage && inside !== '' ? `<g class="board-${name}">${inside}</g>` : inside;
  }

  /** What a page shows of an element under the pointer. */
  title(words: string | undefined): string {
    return this.isInPage && words !== undefined ? `<title>${escaped(words)}</title>` : '';
  }

  /** Elements that a page finds as one. */
  group(data: string, inside: string): string {
    return data === '' ? inside : `<g${data}>${inside}</g>`;
  }

  /** The icon of a word in a square around a point, or its first letters where there is none. */
  icon(word: string, x: number, y: number, size: number, painted: string): string {
    const known = this.stock.icons.has(word) ? this.stock.icons.get(word) : this.newIcon(word);
    if (known === undefined) return this.letters(word, x, y, size);
    const place = `x="${tenths(x - size / 2)}" y="${tenths(y - size / 2)}" width="${tenths(size)}" height="${tenths(size)}"`;
    return `<use href="#${known.name}" ${place}${painted}/>`;
  }

  private newIcon(word: string): { name: string; symbol: string } | undefined {
    const drawing = this.iconOf(word);
    const name = `${this.stock.id}-i${this.stock.icons.size.toString(36)}`;
    const icon = drawing && {
      name,
      symbol: `<symbol id="${name}" viewBox="${drawing.box.join(' ')}" overflow="visible">${drawing.body}</symbol>`,
    };
    this.stock.icons.set(word, icon);
    return icon;
  }

  private letters(word: string, x: number, y: number, size: number): string {
    const text = escaped(word.charAt(0).toUpperCase() + word.slice(1, 2));
    const scale = tenths(size / 22);
    return `<text transform="translate(${tenths(x)} ${tenths(y + size * 0.24)}) scale(${scale})"${this.as.letters}>${text}</text>`;
  }

  /**
   * Something that occurs more than once, with its middle at a point.
   * @param key the same for what looks the same
   * @param draw draws it around (0, 0)
   */
  stamp(key: string, x: number, y: number, draw: () => string, attributes = ''): string {
    const stamp = this.kind + key;
    let known = this.stock.stamps.get(stamp);
    if (known === undefined) {
      const name = `${this.stock.id}-s${this.stock.stamps.size.toString(36)}`;
      known = { name, definition: `<g id="${name}">${draw()}</g>` };
      this.stock.stamps.set(stamp, known);
    }
    return `<use href="#${known.name}" x="${tenths(x)}" y="${tenths(y)}"${attributes}/>`;
  }

  /** A word whose middle is a point, in the size that it or the group around it is painted in. */
  word(text: string, x: number, y: number, size: number, painted = ''): string {
    return `<text x="${tenths(x)}" y="${tenths(y + size * BASE_LINE)}"${painted}>${escaped(text)}</text>`;
  }

  /** A path with a light one below it. */
  lined(d: string, part: string, casePart: string, attributes = ''): string {
    return `<path d="${d}"${casePart}${attributes}/><path d="${d}"${part}${attributes}/>`;
  }
}

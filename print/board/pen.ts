/** Draws with the icons of the cards: a picture defines each icon once and refers to it by id. */
import { escapeMarkup } from '../../program/messages/index.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { tenths } from './paths.ts';
import { type BoardTheme, type Painted, paintedFor } from './styles.ts';

/** Looks up the drawing of a word. */
export type IconOf = (word: string) => Drawing | undefined;

/** How far the baseline of a line of text is below its middle, as a fraction of the font size. */
const BASE_LINE = 0.34;

/** Definitions that pictures refer to by id, drawn once; pictures on a page can share them. */
export class Stock {
  readonly icons = new Map<string, { name: string; symbol: string } | undefined>();
  readonly stamps = new Map<string, { name: string; definition: string }>();
  /** A prefix for all ids in it. */
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  /** The content of a `defs` element. */
  definitions(): string {
    let all = '';
    for (const icon of this.icons.values()) all += icon?.symbol ?? '';
    for (const { definition } of this.stamps.values()) all += definition;
    return all;
  }
}

/** State that all parts of one picture share. */
export class Pen {
  /** The attributes that paint each part. */
  readonly as: Painted;
  private readonly stock: Stock;
  /** A key prefix: stamps of a different size or theme are different stamps. */
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

  /** An attribute by which a page finds an element; standalone pictures do not need it. */
  data(name: 'hex' | 'thing' | 'option', value: string | number): string {
    return this.isInPage ? ` data-${name}="${typeof value === 'number' ? value : escapeMarkup(value)}"` : '';
  }

  /** A part of the picture that a page's style rules refer to. */
  layer(name: 'tokens' | 'marks', inside: string): string {
    return this.isInPage && inside !== '' ? `<g class="board-${name}">${inside}</g>` : inside;
  }

  /** The tooltip of an element in a page. */
  title(words: string | undefined): string {
    return this.isInPage && words !== undefined ? `<title>${escapeMarkup(words)}</title>` : '';
  }

  /** Elements that a page finds as a group. */
  group(data: string, inside: string): string {
    return data === '' ? inside : `<g${data}>${inside}</g>`;
  }

  /** The icon of a word in a square around a point, or the word's first letters if it has no icon. */
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
    const text = escapeMarkup(word.charAt(0).toUpperCase() + word.slice(1, 2));
    const scale = tenths(size / 22);
    return `<text transform="translate(${tenths(x)} ${tenths(y + size * 0.24)}) scale(${scale})"${this.as.letters}>${text}</text>`;
  }

  /**
   * A shape that occurs more than once, with its middle at a point.
   * @param key the same for shapes that look the same
   * @param draw draws the shape around (0, 0)
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

  /** A word centred on a point, in the size in which it or its group is painted. */
  word(text: string, x: number, y: number, size: number, painted = ''): string {
    return `<text x="${tenths(x)}" y="${tenths(y + size * BASE_LINE)}"${painted}>${escapeMarkup(text)}</text>`;
  }

  /** A path with a light one below it. */
  lined(d: string, part: string, casePart: string, attributes = ''): string {
    return `<path d="${d}"${casePart}${attributes}/><path d="${d}"${part}${attributes}/>`;
  }
}

/** Makes the parts of one picture of a board in its colours. */
import type { Art, ArtPart, Attributes, Label, Shape } from '../card/art.ts';
import type { Point } from '../card/geometry.ts';
import type { Palette } from '../card/palette.ts';
import type { Icons } from '../drawing/icons.ts';
import { attributesText, escapeXml, SharingBrush } from '../face/ink.ts';
import { type BoardColours, type BoardTheme, boardPalette, coloursFor } from './colours.ts';
import { labelStyles, type StyledLabel, type StyledShape, shapeStyles } from './styles.ts';

/** Rounds to one decimal: anything finer is invisible. */
export const tenths = (length: number): number => Math.round(length * 10) / 10;

/** Draws with the fonts of the picture or its page. */
export class BoardBrush extends SharingBrush {
  label({ text, x, y, size, colour, attributes }: Label): string {
    const place = { x: tenths(x), y: tenths(y), 'font-size': tenths(size), fill: colour };
    return `<text${attributesText({ ...place, ...attributes })}>${escapeXml(text)}</text>`;
  }
}

/** How far the baseline of a line of text is below its middle, as a fraction of the font size. */
const BASE_LINE = 0.34;

/** The colours and styles of one picture. In a page, parts have classes, tooltips, and data that the page finds them by. */
export class Canvas {
  readonly colours: BoardColours;
  readonly palette: Palette;
  private readonly stamps = new Map<string, readonly ArtPart[]>();
  private readonly isInPage: boolean;
  private readonly shapes: Readonly<Record<StyledShape, Omit<Shape, 'd'>>>;
  private readonly labels: Readonly<Record<StyledLabel, Pick<Label, 'size' | 'colour' | 'attributes'>>>;

  constructor(theme: BoardTheme, icons: Icons) {
    this.colours = coloursFor(theme);
    this.palette = boardPalette(this.colours, icons);
    this.isInPage = theme === 'page';
    this.shapes = shapeStyles(this.colours);
    this.labels = labelStyles(this.colours);
  }

  shape(part: StyledShape, d: string, more?: Attributes): Shape {
    const style = this.shapes[part];
    return { ...style, d, attributes: { ...this.named(part), ...style.attributes, ...more } };
  }

  /** A line with a light one below it. */
  lined(part: StyledShape, below: StyledShape, d: string, more?: Attributes): Shape[] {
    return [this.shape(below, d, more), this.shape(part, d, more)];
  }

  /** A word centred on a point. */
  word(part: StyledLabel, text: string, { x, y }: Point, scale = 1): Label {
    const { attributes, ...style } = this.labels[part];
    const size = style.size * scale;
    return {
      ...style,
      text,
      x,
      y: y + size * BASE_LINE,
      size,
      attributes: { ...this.named(part), ...attributes },
    };
  }

  /** The class of a part. */
  named(part: string): Attributes {
    return this.isInPage ? { class: `board-${part}` } : {};
  }

  /** An attribute by which a page finds a part. */
  data(name: 'hex' | 'thing' | 'option', value: string | number): Attributes {
    return this.isInPage ? { [`data-${name}`]: value } : {};
  }

  /** A drawing that occurs more than once, moved to a point; it is the same for the same key. */
  stamp(key: string, { x, y }: Point, draw: () => readonly ArtPart[], attributes: Attributes = {}): Art {
    const parts = this.stamps.get(key) ?? draw();
    this.stamps.set(key, parts);
    return { parts, transform: `translate(${tenths(x)} ${tenths(y)})`, isShared: true, attributes };
  }

  /** Parts that a page finds as one. */
  group(parts: readonly ArtPart[], attributes: Attributes, title?: string): Art {
    if (!this.isInPage) return { parts };
    return { parts, attributes, ...(title !== undefined && { title }) };
  }
}

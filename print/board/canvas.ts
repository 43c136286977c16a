/** Makes the parts of one picture of a board in its colours. */
import type { Art, ArtPart, Attributes, Label, Shape } from '../drawing/art.ts';
import type { Point } from '../drawing/box.ts';
import type { Icons } from '../drawing/icons.ts';
import boardOutlines from '../layout/board-outlines.generated.ts';
import { BOARD_CUT, type Outlines } from '../layout/cuts.ts';
import { attributesText, escapeXml, OutlinesInk, SharingBrush } from '../layout/ink.ts';
import type { Words } from '../wording/language.ts';
import { type BoardColours, type BoardTheme, boardPalette, coloursFor } from './colours.ts';

/** Rounds to one decimal: anything finer is invisible. */
export const tenths = (length: number): number => Math.round(length * 10) / 10;

/** Draws with the fonts of the picture or its page. */
export class BoardBrush extends SharingBrush {
  label({ text, x, y, size, colour, attributes }: Label): string {
    const place = { x: tenths(x), y: tenths(y), 'font-size': tenths(size), fill: colour };
    return `<text${attributesText({ ...place, ...attributes })}>${escapeXml(text)}</text>`;
  }
}

/** Draws letters as outlines, for a picture that stands alone. */
export class OutlineBrush extends OutlinesInk {
  protected override outlinesOf(): Outlines {
    return boardOutlines[BOARD_CUT];
  }

  override label(label: Label): string {
    return super.label({ ...label, anchor: 'middle', weight: 800 });
  }
}

type ShapeStyle = Omit<Shape, 'd'>;
type LabelStyle = Pick<Label, 'size' | 'colour' | 'attributes'>;

const line = (stroke: string, width: number, more: ShapeStyle = {}): ShapeStyle => ({
  stroke,
  width,
  ...more,
});

/** Filled, but transparent, so that clicks inside register; a page washes the option under the pointer. */
const washed = (c: BoardColours, opacity: number): ShapeStyle => ({
  fill: c.wash,
  attributes: { 'fill-opacity': opacity },
});

/** The style of each shape; lengths are pixels. Lines on tiles have a light one below them (`…-case`). */
const shapeStyles = (c: BoardColours) => ({
  disc: { fill: c.token, ...line(c['token-ink'], 1.6) },
  count: { fill: c['token-ink'], ...line(c.token, 1.2) },
  'region-case': line(c.cut, 6.5),
  region: line(c['token-ink'], 3),
  adjacent: line(c['token-ink'], 3, { dash: '8 6' }),
  flag: { fill: c['token-ink'], ...line(c.white, 1.5) },
  'changed-case': line(c.cut, 5.5, { cap: 'round' }),
  changed: line(c['token-ink'], 2.5, { cap: 'round' }),
  'feature-case': line(c.cut, 8),
  feature: line(c.feature, 5),
  'option-case': line(c.white, 6),
  option: line(c.cube, 3, washed(c, 0)),
  pointed: line(c.cube, 4, washed(c, 0.58)),
  place: line(c.cube, 3, { fill: c['cube-wash'], dash: '6 4' }),
  goal: washed(c, 0.53),
  ring: line(c.cube, 2.5, washed(c, 0)),
  'ring-pointed': line(c.cube, 4, washed(c, 0)),
  'arrow-case': line(c.white, 6, { cap: 'round' }),
  arrow: line(c.cube, 2.5),
  'arrow-head': { fill: c.cube },
  coming: line(c.cube, 2.5, { fill: c.white, dash: '5 4', attributes: { 'fill-opacity': 0.75 } }),
  badge: { fill: c.cube, ...line(c.white, 2) },
  'badge-pointed': { fill: c.white, ...line(c.cube, 3) },
  'place-line': line(c['ink-2'], 1.25, { dash: '2 4' }),
  expected: line(c.good, 3),
  got: line(c.bad, 3, { dash: '4 3' }),
  'cross-disc': { fill: c.white, ...line(c.bad, 1.5) },
  cross: line(c.bad, 3, { cap: 'round' }),
});

/** A light edge around things on tiles. */
export const edge = ({ cut }: BoardColours, width: number): Attributes => ({
  stroke: cut,
  'stroke-width': width,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
});

/** The style of each kind of word. */
const labelStyles = (c: BoardColours) =>
  ({
    'count-number': { size: 13, colour: c.token },
    'flag-word': { size: 15, colour: c.white },
    'feature-name': {
      size: 16,
      colour: c.feature,
      attributes: { ...edge(c, 4), 'font-family': c.caps, 'font-variant': 'small-caps' },
    },
    digit: { size: 14, colour: c.white },
    'digit-pointed': { size: 14, colour: c.cube },
    name: { size: 13, colour: c['token-ink'] },
    'place-name': { size: 14, colour: c['ink-2'] },
  }) satisfies Record<string, LabelStyle>;

type StyledShape = keyof ReturnType<typeof shapeStyles>;
type StyledLabel = keyof ReturnType<typeof labelStyles>;

/** How far the baseline of a line of text is below its middle, as a fraction of the font size. */
const BASE_LINE = 0.34;

/** The colours and styles of one picture. In a page, parts have classes, tooltips, and data that the page finds them by. */
export function newCanvas(theme: BoardTheme, icons: Icons, words?: Words) {
  const colours = coloursFor(theme);
  const shapes: Readonly<Record<StyledShape, ShapeStyle>> = shapeStyles(colours);
  const labels: Readonly<Record<StyledLabel, LabelStyle>> = labelStyles(colours);
  const stamps = new Map<string, readonly ArtPart[]>();
  const isInPage = theme === 'page';
  /** The class of a part. */
  const named = (part: string): Attributes => (isInPage ? { class: `board-${part}` } : {});
  const shape = (part: StyledShape, d: string, more?: Attributes): Shape => {
    const style = shapes[part];
    return { ...style, d, attributes: { ...named(part), ...style.attributes, ...more } };
  };
  return {
    colours,
    palette: boardPalette(colours, icons, words),
    named,
    shape,
    /** A line with a light one below it. */
    lined: (part: StyledShape, below: StyledShape, d: string, more?: Attributes): Shape[] => [
      shape(below, d, more),
      shape(part, d, more),
    ],
    /** A word centred on a point. */
    word(part: StyledLabel, text: string, { x, y }: Point, scale = 1): Label {
      const { attributes, ...style } = labels[part];
      const size = style.size * scale;
      const place = { x, y: y + size * BASE_LINE, size };
      return { ...style, text, ...place, attributes: { ...named(part), ...attributes } };
    },
    /** An attribute by which a page finds a part. */
    data: (name: 'hex' | 'thing' | 'option', value: string | number): Attributes =>
      isInPage ? { [`data-${name}`]: value } : {},
    /** A drawing that occurs more than once, moved to a point; it is the same for the same key. */
    stamp(key: string, { x, y }: Point, draw: () => readonly ArtPart[], attributes: Attributes = {}): Art {
      const parts = stamps.get(key) ?? draw();
      stamps.set(key, parts);
      return { parts, transform: `translate(${tenths(x)} ${tenths(y)})`, isShared: true, attributes };
    },
    /** Parts that a page finds as one. */
    group: (parts: readonly ArtPart[], attributes: Attributes, title?: string): Art =>
      isInPage ? { parts, attributes, ...(title !== undefined && { title }) } : { parts },
  };
}

export type Canvas = ReturnType<typeof newCanvas>;

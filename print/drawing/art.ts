/** Drawings as data: outlines, icons and words, which `layout/ink.ts` turns into SVG. Lengths are those of their canvas. */
import type { Box, Point, Size } from './box.ts';
import type { Drawing } from './drawing.ts';

/** Further SVG attributes, as written. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A closed or open line, filled or not. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  cap?: 'round';
  attributes?: Attributes;
}

/** Text whose baseline begins, ends or is centred at a point. */
export interface Label extends Point {
  text: string;
  size: number;
  colour: string;
  anchor?: 'start' | 'middle' | 'end';
  weight?: 500 | 800;
  /** In small capitals. */
  capitals?: boolean;
  /** The space after each letter. */
  spacing?: number;
  /** Only on screens. */
  attributes?: Attributes;
}

/** A drawing of an icon: an SVG transform, its path or else its elements, and its colour. */
export interface Glyph extends Pick<Drawing, 'body' | 'path'> {
  transform: string;
  colour: string;
}

/** A part of a photograph or painting, as large as a box. */
export interface Picture extends Box {
  /** A data URL. */
  href: string;
  /** Its size in pixels, and the part that is shown. */
  pixels: Size;
  part: Box;
}

/** Parts in drawing order; later ones are on top. */
export interface Art {
  transform?: string;
  parts: readonly ArtPart[];
  /** Whether a picture may define it once and refer to it. */
  isShared?: boolean;
  attributes?: Attributes;
  /** The tooltip of a drawing on a screen. */
  title?: string;
}

/** A part of a drawing. */
export type ArtPart = Shape | Glyph | Label | Picture | Art;

/** The middle of a drawing. */
export const ORIGIN: Point = { x: 0, y: 0 };

/** Text centred on a point of its baseline. */
export const centredText = (
  text: string,
  { x, y }: Point,
  size: number,
  colour: string,
  more: Pick<Label, 'weight' | 'capitals' | 'spacing'> = {},
): Label => ({ text, x, y, size, colour, anchor: 'middle', ...more });

/** A list of `count` references to the same value. */
export const copies = <T>(count: number, of: T): T[] => Array<T>(count).fill(of);

/** Rounds to a ten-thousandth of a millimetre. */
export const exact = (length: number): number => Math.round(length * 1e4) / 1e4;

/** A closed line through points. */
export const closedPath = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${exact(x)} ${exact(y)}`).join('L')}Z`;

/** The path of a rectangle, from its upper left corner. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${exact(x)} ${exact(y)}h${exact(width)}v${exact(height)}h${exact(-width)}Z`;

/** Moves a drawing from the origin to a position, upside down if required. */
export const placeArt = (art: Art, { x, y, turned = false }: Point & { turned?: boolean }): Art => ({
  transform: `translate(${exact(x)} ${exact(y)})${turned ? ' rotate(180)' : ''}`,
  parts: [art],
});

/** Mixes two `#RRGGBB` colours; `share` is the fraction of the second. */
export function mixColours(one: string, other: string, share: number): string {
  const channels = (colour: string) => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
  const [a, b] = [channels(one), channels(other)];
  const hex = a.map((value, i) =>
    Math.round(value + (b[i]! - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** Drawings at their positions. */
import type { Glyph } from './art.ts';
import type { Drawing } from './drawing.ts';

/** Rounds to a precision that a printer can show. */
export const round = (value: number) => Math.round(value * 1000) / 1000;

/** Fits a drawing into a square with this middle and side. */
export function glyph(
  { box, body, path }: Drawing,
  x: number,
  y: number,
  side: number,
  colour: string,
): Glyph {
  const [left, top, width, height] = box;
  const scale = side / Math.max(width, height);
  const transform = scaledTo(x - (left + width / 2) * scale, y - (top + height / 2) * scale, scale);
  if (!path) return { transform, body, colour };
  const attributes = path.attributes.replaceAll('currentColor', colour);
  return { transform, body, path: { d: path.d, attributes }, colour };
}

/** The SVG transform that scales a drawing and moves its origin to a point. */
export const scaledTo = (x: number, y: number, scale: number): string =>
  `translate(${round(x)} ${round(y)}) scale(${Math.round(scale * 1e6) / 1e6})`;

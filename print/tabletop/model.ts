/**
 * A flat piece as a model in Wavefront's OBJ format, at its exact size in millimetres, with one unit per inch. The left
 * half of its picture is on top, and the right half at the bottom. The simulator's own tiles and tokens take their size
 * from pixels, so pieces made of them would not fit each other.
 */
import type { Point } from '../drawing/box.ts';
import { MM_PER_INCH } from '../resolutions.ts';
import type { FlatShape } from './piece.ts';

/**
 * The texture mapping of a piece: the position of its middle on the front and on the back, as fractions of the
 * picture's width and height, and the scale.
 */
export interface Mapping {
  front: Point;
  back: Point;
  /** The fraction of the picture's width or height per millimetre. */
  scale: Point;
}

/** Formats a number, rounded to six decimals. */
const short = (value: number) => `${Math.round(value * 1e6) / 1e6}`;

/** The text of a piece's OBJ file, with its middle at the origin and its top upwards. The thickness is in millimetres. */
export function pieceModel(
  { parts, outline }: FlatShape,
  thickness: number,
  { front, back, scale }: Mapping,
): string {
  const lines: string[] = [];
  let count = 0;
  const high = thickness / 2 / MM_PER_INCH;
  /** Adds a vertex, its texture position and its normal, which all get the same index. */
  const vertex = ({ x, y }: Point, up: number, at: Point, normal: readonly [number, number, number]) => {
    const place = [x / MM_PER_INCH, up, y / MM_PER_INCH];
    // Texture positions count from the bottom.
    lines.push(`v ${place.map(short).join(' ')}`, `vt ${short(at.x)} ${short(1 - at.y)}`);
    lines.push(`vn ${normal.map(short).join(' ')}`);
    return ++count;
  };
  const face = (corners: readonly number[]) =>
    lines.push(`f ${corners.map((corner) => `${corner}/${corner}/${corner}`).join(' ')}`);
  const fan = (corners: readonly number[]) =>
    corners.slice(2).forEach((corner, i) => {
      face([corners[0]!, corners[i + 1]!, corner]);
    });
  const onFront = ({ x, y }: Point) => ({ x: front.x + x * scale.x, y: front.y + y * scale.y });
  // Turning the piece over its side swaps left and right.
  const onBack = ({ x, y }: Point) => ({ x: back.x - x * scale.x, y: back.y + y * scale.y });
  for (const part of parts) {
    // Faces are counter-clockwise as seen from outside.
    fan(part.toReversed().map((point) => vertex(point, high, onFront(point), [0, 1, 0])));
    fan(part.map((point) => vertex(point, -high, onBack(point), [0, -1, 0])));
  }
  for (const line of outline) {
    line.forEach((a, i) => {
      const b = line[(i + 1) % line.length]!;
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      const out = [(b.y - a.y) / length, 0, (a.x - b.x) / length] as const;
      const wall = [
        vertex(b, -high, onFront(b), out),
        vertex(a, -high, onFront(a), out),
        vertex(a, high, onFront(a), out),
        vertex(b, high, onFront(b), out),
      ];
      fan(wall);
    });
  }
  return `${lines.join('\n')}\n`;
}

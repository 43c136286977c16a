/**
 * A flat piece as a model in Wavefront's OBJ format: exactly as large as it is in millimetres, one unit an inch, with
 * the left half of its picture on top and the right half below. Tiles and tokens of the simulator itself take their
 * size from pixels, so pieces made of them would not fit each other.
 */
import type { Point } from '../card/geometry.ts';
import { INCH } from '../picture/grid.ts';
import type { FlatShape } from './outline.ts';

/** The position of the middle of a piece on its picture, in parts of its width and height, and the size of a millimetre. */
export interface Mapping {
  front: Point;
  back: Point;
  /** Parts of the picture in a millimetre. */
  scale: Point;
}

/** A number as short as it can be read back to within a ten-thousandth of an inch. */
const short = (value: number) => `${Math.round(value * 1e6) / 1e6}`;

/** The text of the OBJ file of a piece, its thickness in millimetres, its middle at the origin, its top upwards. */
export function modelOf(
  { parts, outline }: FlatShape,
  thickness: number,
  { front, back, scale }: Mapping,
): string {
  const lines: string[] = [];
  let count = 0;
  const high = thickness / 2 / INCH;
  /** Adds a vertex, its place on the picture and its normal, which then have the same number. */
  const vertex = ({ x, y }: Point, up: number, at: Point, normal: readonly [number, number, number]) => {
    const place = [x / INCH, up, y / INCH];
    // Pictures are counted from below.
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
  // Turned over its side, what was on the left is on the right.
  const onBack = ({ x, y }: Point) => ({ x: back.x - x * scale.x, y: back.y + y * scale.y });
  for (const part of parts) {
    // Seen from outside, faces go counter-clockwise.
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

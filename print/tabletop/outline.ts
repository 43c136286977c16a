/** Shapes of flat pieces: convex parts and their common outline, in millimetres from the middle of the piece. */
import type { Hex } from '../../program/index.ts';
import { hexCorners } from '../card/art.ts';
import type { Point } from '../card/geometry.ts';
import { hexMiddle, outlines } from '../pieces/hexes.ts';

/** The shape of a flat piece. */
export interface FlatShape {
  /** Convex, and clockwise as seen on the picture; together they form the shape. */
  parts: readonly (readonly Point[])[];
  /** The outline, clockwise as seen on the picture: each edge that belongs to only one part. */
  outline: readonly (readonly Point[])[];
}

const alone = (points: readonly Point[]): FlatShape => ({ parts: [points], outline: [points] });

/** A connected group of hexes; the middle of hex (0, 0) is the middle of the piece. */
export const hexShape = (hexes: readonly Hex[], side: number): FlatShape => ({
  parts: hexes.map((hex) => hexCorners(hexMiddle(hex, side), side)),
  outline: outlines(hexes, side),
});

/** The number of corners of the polygon that approximates a circle. */
const ROUND = 48;

/** A disc. */
export const discShape = (diameter: number): FlatShape =>
  alone(
    Array.from({ length: ROUND }, (_, i) => {
      const turn = (2 * Math.PI * i) / ROUND;
      return { x: (Math.cos(turn) * diameter) / 2, y: (Math.sin(turn) * diameter) / 2 };
    }),
  );

/** A rectangle. */
export function boardShape(width: number, height: number): FlatShape {
  const [right, bottom] = [width / 2, height / 2];
  const above = [-right, right].map((x) => ({ x, y: -bottom }));
  return alone([...above, ...above.toReversed().map(({ x }) => ({ x, y: bottom }))]);
}

/** A flat piece on a virtual table: its kind, and its shape in millimetres from its middle. */
import type { Hex } from '../../program/index.ts';
import type { PlacedHex } from '../box/places.ts';
import type { PieceKind } from '../box/sheet.ts';
import type { Point } from '../drawing/box.ts';
import { hexCorners, hexMiddle, outlines } from '../drawing/hexes.ts';

/** All pieces of one kind; they look the same. Its key also names its files. */
export interface Piece extends Required<Omit<PieceKind, 'bag'>>, Pick<PieceKind, 'bag'> {
  /** Whether they are drawn from their bag at random. */
  isBlind?: boolean;
  shape: FlatShape;
  /** Thickness in millimetres. */
  thickness: number;
  /** Positions that other pieces snap to, in millimetres from its middle: only on the fixed mat below everything. */
  snaps?: readonly PlacedHex[];
}

/** Thickness of each kind, in millimetres. */
export const THICKNESS_MM = { tile: 2, token: 2, board: 1.5, mat: 1 };

/** Creates a piece; by default its count is one, and both sides are the same. */
export const piece = (
  one: Omit<Piece, 'count' | 'back'> & Partial<Pick<Piece, 'count' | 'back'>>,
): Piece => ({ count: 1, back: one.front, ...one });

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
const DISC_CORNERS = 48;

/** A disc. */
export const discShape = (diameter: number): FlatShape =>
  alone(
    Array.from({ length: DISC_CORNERS }, (_, i) => {
      const turn = (2 * Math.PI * i) / DISC_CORNERS;
      return { x: (Math.cos(turn) * diameter) / 2, y: (Math.sin(turn) * diameter) / 2 };
    }),
  );

/** A rectangle. */
export function boardShape(width: number, height: number): FlatShape {
  const [right, bottom] = [width / 2, height / 2];
  const above = [-right, right].map((x) => ({ x, y: -bottom }));
  return alone([...above, ...above.toReversed().map(({ x }) => ({ x, y: bottom }))]);
}

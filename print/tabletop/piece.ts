/** A piece on a virtual table: its kind and its shape. */
import type { PlacedHex } from '../box/places.ts';
import type { PieceKind } from '../box/sheet.ts';
import type { FlatShape } from './outline.ts';

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

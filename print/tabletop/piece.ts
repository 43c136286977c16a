/** A piece on a virtual table: its name, count, shape and both sides. */
import type { PlacedHex } from '../box/places.ts';
import type { PieceFace } from '../box/sheet.ts';
import type { FlatShape } from './outline.ts';

/** The location of a piece when the game begins: in the bag of this name, on the table, or as the fixed mat below everything. */
export type Home = { bag: string; blind?: true } | 'table' | 'mat';

/** All pieces of one kind; they look the same. */
export interface Piece {
  /** A unique identifier, which also names its files. */
  key: string;
  name: string;
  count: number;
  home: Home;
  shape: FlatShape;
  /** Thickness in millimetres. */
  thickness: number;
  front: PieceFace;
  back: PieceFace;
  /** Positions that other pieces snap to, in millimetres from its middle. */
  snaps?: readonly PlacedHex[];
}

/** Thickness of each kind, in millimetres. */
export const THICKNESS_MM = { tile: 2, token: 2, board: 1.5, mat: 1 };

/** Creates a piece; by default its count is one, and both sides are the same. */
export const piece = (
  one: Omit<Piece, 'count' | 'back'> & Partial<Pick<Piece, 'count' | 'back'>>,
): Piece => ({ count: 1, back: one.front, ...one });

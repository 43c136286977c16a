/** A piece on a virtual table: its name, how many there are, its shape and both sides. */
import type { PlacedHex } from '../box/places.ts';
import type { BoxPage } from '../box/sheet.ts';
import type { FlatShape } from './outline.ts';

/** A side of a piece, drawn around its middle, on a ground of one colour. */
export interface PieceFace extends Pick<BoxPage, 'art' | 'texts'> {
  ground: string;
}

/** A side with these things and words on it. */
export const pieceFace = (ground: string, art: BoxPage['art'], texts: BoxPage['texts'] = []): PieceFace => ({
  ground,
  art,
  texts,
});

/** Where a piece is when the game begins: in a bag of this name, on the table, or as the fixed mat below everything. */
export type Home = { bag: string; blind?: true } | 'table' | 'mat';

/** All pieces of one kind: they look the same. */
export interface Piece {
  /** A unique word, which also names its files. */
  key: string;
  name: string;
  count: number;
  home: Home;
  shape: FlatShape;
  /** Thickness in millimetres. */
  thickness: number;
  front: PieceFace;
  back: PieceFace;
  /** Where other pieces snap to it, in millimetres from its middle. */
  snaps?: readonly PlacedHex[];
}

/** Thickness of each kind, in millimetres. */
export const THICK = { tile: 2, token: 2, board: 1.5, mat: 1 };

/** A piece; by default there is one of it, with the same on both sides. */
export const piece = (
  one: Omit<Piece, 'count' | 'back'> & Partial<Pick<Piece, 'count' | 'back'>>,
): Piece => ({ count: 1, back: one.front, ...one });

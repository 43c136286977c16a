/**
 * The grid for everything in the box. A map tile is a pointy-topped hex; a token is a hex with a third of its side, so
 * that seven fill a tile's middle from edge to edge; an animal's tab, with a third of that again, is in a corner of its
 * token. All lengths are millimetres.
 */
import type { Hex } from '../../program/index.ts';
import type { Box, Point } from '../card/geometry.ts';
import { HALF_WIDTH, middleOf, onGrid, outlineOf } from '../card/outline.ts';

/** Sides of the hexes of map tiles, of tokens, and of the tabs on them. */
export const TILE_SIDE = 27;
export const TOKEN_SIDE = TILE_SIDE / 3;
export const TAB_SIDE = TOKEN_SIDE / 3;

/** Width of a hex from edge to edge, and its height from corner to corner. */
export const hexSize = (side: number) => ({ width: 2 * HALF_WIDTH * side, height: 2 * side });

/** The middle of a hex, relative to the middle of hex (0, 0). */
export const hexMiddle = (hex: Hex, side: number): Point => onGrid(middleOf(hex), side);

/** The outlines of hexes with this side as closed lines, relative to the middle of hex (0, 0); each hole has its own. */
export function outlines(hexes: readonly Hex[], side: number): Point[][] {
  return outlineOf(hexes).map((line) => line.map((spot) => onGrid(spot, side)));
}

/** The bounding box of points. */
export function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

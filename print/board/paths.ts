/** Outlines of hexes with rounded corners. Lengths are in pixels; hexes are pointy-topped. */
import type { Hex } from '../../program/index.ts';
import type { Point } from '../card/geometry.ts';
import { CORNERS, type GridPoint, HALF_WIDTH, middleOf, onGrid, outlineOf } from '../card/outline.ts';

/** Rounds to one decimal: anything finer is invisible. */
export const tenths = (length: number): number => Math.round(length * 10) / 10;

/** The middle of a hex on a grid with hexes of this side. */
export const middle = (hex: Hex, side: number): Point => onGrid(middleOf(hex), side);

/** Moving an edge inwards by 1 moves a corner by this much towards the middle. */
const TO_CORNER = 1 / HALF_WIDTH;

/** The outline of a hex of this side around a point, with corners rounded by a length. */
export function hexPath({ x, y }: Point, side: number, round = 4): string {
  return loopPath(
    CORNERS.map((corner) => {
      const at = onGrid(corner, side);
      return { x: x + at.x, y: y + at.y };
    }),
    round,
  );
}

/**
 * The outline of hexes of this side; each hole has its own outline.
 * @param inset how far the line is moved inwards; negative values move it outwards
 */
export function outlinePath(hexes: readonly Hex[], side: number, inset: number, round = 6): string {
  return outlineOf(hexes)
    .map((corners) => loopPath(movedIn(corners, side, inset), round))
    .join('');
}

/** A closed line along edges of hexes, with all edges moved to their right, which is the inside. */
function movedIn(corners: readonly GridPoint[], side: number, inset: number): Point[] {
  const points = corners.map((corner) => onGrid(corner, side));
  if (inset === 0) return points;
  return points.map((point, i) => {
    const before = points[(i + points.length - 1) % points.length]!;
    const after = points[(i + 1) % points.length]!;
    // Edges turn by 60 degrees at each corner, left or right: the sum of two adjacent unit normals has the length √3.
    const x = before.y - after.y;
    const y = after.x - before.x;
    const by = (inset * TO_CORNER) / Math.hypot(x, y);
    return { x: point.x + x * by, y: point.y + y * by };
  });
}

/** A closed line with rounded corners. */
function loopPath(points: readonly Point[], round: number): string {
  let path = '';
  for (let i = 0; i < points.length; i++) {
    const point = points[i]!;
    const from = towards(point, points[(i + points.length - 1) % points.length]!, round);
    const to = towards(point, points[(i + 1) % points.length]!, round);
    path += `${i === 0 ? 'M' : 'L'}${at(from)}Q${at(point)} ${at(to)}`;
  }
  return path === '' ? '' : `${path}Z`;
}

/** The point at a distance from one point towards another, at most half-way. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(distance / length, 0.5);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const at = ({ x, y }: Point): string => `${tenths(x)} ${tenths(y)}`;

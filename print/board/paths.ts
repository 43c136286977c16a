/** Lines around hexes, with round corners. Lengths are pixels; hexes stand on a corner. */
import type { Hex } from '../../program/index.ts';
import type { Point } from '../card/geometry.ts';
import { CORNERS, type GridPoint, HALF_WIDTH, middleOf, onGrid, outlineOf } from '../card/outline.ts';

/** A decimal is finer than can be seen. */
export const tenths = (length: number): number => Math.round(length * 10) / 10;

/** The middle of a hex, where hexes have this side. */
export const middle = (hex: Hex, side: number): Point => onGrid(middleOf(hex), side);

/** Where an edge that is moved inwards by a length cuts the line from the middle to a corner. */
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
 * The line around some hexes of this side; around each hole another.
 * @param inset by how much it is moved inwards; outwards where it is negative
 */
export function outlinePath(hexes: readonly Hex[], side: number, inset: number, round = 6): string {
  return outlineOf(hexes)
    .map((corners) => loopPath(movedIn(corners, side, inset), round))
    .join('');
}

/** A closed line of edges of hexes, all moved to its right side, which is inside. */
function movedIn(corners: readonly GridPoint[], side: number, inset: number): Point[] {
  const points = corners.map((corner) => onGrid(corner, side));
  if (inset === 0) return points;
  return points.map((point, i) => {
    const before = points[(i + points.length - 1) % points.length]!;
    const after = points[(i + 1) % points.length]!;
    // Edges turn by 60 degrees at each corner, left or right: the normals of two add up to the root of three.
    const x = before.y - after.y;
    const y = after.x - before.x;
    const by = (inset * TO_CORNER) / Math.hypot(x, y);
    return { x: point.x + x * by, y: point.y + y * by };
  });
}

/** A closed line with round corners. */
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

/** The point at a distance from one on the way to another, at most half-way. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(distance / length, 0.5);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const at = ({ x, y }: Point): string => `${tenths(x)} ${tenths(y)}`;

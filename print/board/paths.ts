/** Outlines of hexes, in pixels. */
import type { Hex } from '../../program/index.ts';
import { closedPath } from '../card/art.ts';
import type { Point } from '../card/geometry.ts';
import { HALF_WIDTH } from '../card/outline.ts';
import { outlines } from '../pieces/hexes.ts';

/** The outline of hexes of this side, moved inwards; each hole has its own outline. */
export const outlinePath = (hexes: readonly Hex[], side: number, inset = 0): string =>
  outlines(hexes, side)
    .map((points) => closedPath(movedIn(points, inset)))
    .join('');

/** A closed line along edges of hexes, with all edges moved to their right, which is the inside. */
function movedIn(points: readonly Point[], inset: number): Point[] {
  return points.map((point, i) => {
    const before = points[(i + points.length - 1) % points.length]!;
    const after = points[(i + 1) % points.length]!;
    // Edges turn by 60 degrees at each corner, left or right: the sum of two adjacent unit normals has the length √3.
    const x = before.y - after.y;
    const y = after.x - before.x;
    const by = inset / HALF_WIDTH / Math.hypot(x, y);
    return { x: point.x + x * by, y: point.y + y * by };
  });
}

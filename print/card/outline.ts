/**
 * Hexes on a grid of whole numbers, where middles and corners lie, and the line around some of them: the edges that no
 * two of them share.
 */
import { DIRECTIONS, type Hex } from '../../program/index.ts';
import type { Point } from './geometry.ts';

/** A place on the grid: steps of half a hex's width to the right, and of half its radius down. */
export interface GridPoint {
  x: number;
  y: number;
}

/** Half the width of a hex with a radius of 1. */
export const HALF_WIDTH = Math.sqrt(3) / 2;

/** A place of the grid where hexes have this radius. */
export const onGrid = ({ x, y }: GridPoint, radius: number): Point => ({
  x: x * HALF_WIDTH * radius,
  y: (y * radius) / 2,
});

/** The middle of a hex. */
export const middleOf = ({ q, r }: Hex): GridPoint => ({ x: 2 * q + r, y: 3 * r });

/** The corners of a hex seen from its middle, clockwise from the upper one. */
export const CORNERS: readonly GridPoint[] = [
  { x: 0, y: -2 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: 0, y: 2 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
];
/** The neighbour beyond the edge that leads from the corner with the same index to the next. */
const BEYOND: readonly Hex[] = [...DIRECTIONS.slice(-1), ...DIRECTIONS.slice(0, -1)];

/** The outline of some hexes: closed lines, each as its corners; a hole has its own. */
export function outlineOf(hexes: readonly Hex[]): GridPoint[][] {
  const inside = new Set(hexes.map(({ q, r }) => `${q} ${r}`));
  const edges = new Map<string, { from: GridPoint; to: GridPoint }>();
  for (const hex of hexes) {
    const middle = middleOf(hex);
    const corner = (index: number): GridPoint => {
      const { x, y } = CORNERS[index % CORNERS.length]!;
      return { x: middle.x + x, y: middle.y + y };
    };
    BEYOND.forEach(({ q, r }, i) => {
      if (inside.has(`${hex.q + q} ${hex.r + r}`)) return;
      edges.set(key(corner(i)), { from: corner(i), to: corner(i + 1) });
    });
  }
  return closedLines(edges);
}

const key = ({ x, y }: GridPoint) => `${x} ${y}`;

/** Follows edges, named by where they begin, until each line comes back to where it began. */
function closedLines(edges: Map<string, { from: GridPoint; to: GridPoint }>): GridPoint[][] {
  const lines: GridPoint[][] = [];
  for (const [start] of edges) {
    const corners: GridPoint[] = [];
    for (let edge = edges.get(start); edge; edge = edges.get(key(edge.to))) {
      corners.push(edge.from);
      edges.delete(key(edge.from));
    }
    lines.push(corners);
  }
  return lines;
}

/**
 * Hexes on an integer grid that contains their middles and corners, and the outline of a set of hexes: the edges that
 * no two of them share.
 */
import { DIRECTIONS, type Hex } from '../../program/index.ts';
import type { Point } from './geometry.ts';

/** A point on the grid: x in steps of half a hex's width to the right, y in steps of half its radius downwards. */
export interface GridPoint {
  x: number;
  y: number;
}

/** Half the width of a hex with a radius of 1. */
export const HALF_WIDTH = Math.sqrt(3) / 2;

/** The position of a grid point for hexes of this radius. */
export const onGrid = ({ x, y }: GridPoint, radius: number): Point => ({
  x: x * HALF_WIDTH * radius,
  y: (y * radius) / 2,
});

/** The middle of a hex. */
export const middleOf = ({ q, r }: Hex): GridPoint => ({ x: 2 * q + r, y: 3 * r });

/** The corners of a hex relative to its middle, clockwise from the top one. */
export const CORNERS: readonly GridPoint[] = [
  { x: 0, y: -2 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: 0, y: 2 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
];
/** The neighbour across the edge from the corner with the same index to the next corner. */
const BEYOND: readonly Hex[] = [...DIRECTIONS.slice(-1), ...DIRECTIONS.slice(0, -1)];

/** The outline of hexes: closed lines, each as a list of corners; each hole has its own line. */
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

/** Follows edges, keyed by their start, until each line returns to its start. */
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

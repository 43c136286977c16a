/**
 * Hexes: their middles and corners, their outlines, alone or of several, and the lines to cut along.
 *
 * Everything in the box is on one grid. A map tile is a pointy-topped hex; a token is a hex with a third of its side, so
 * that seven fill a tile's middle from edge to edge; an animal's tab, with a third of that again, is in a corner of its
 * token.
 */
import { DIRECTIONS, type Hex } from '../../program/index.ts';
import { closedPath, exact, ORIGIN } from './art.ts';
import { type Box, boundingBox, type Point } from './box.ts';

/** Sides of the hexes of map tiles and of tokens, in millimetres. */
export const TILE_SIDE = 27;
export const TOKEN_SIDE = TILE_SIDE / 3;

/** Half the width of a hex with a side of 1. */
export const HALF_WIDTH = Math.sqrt(3) / 2;

/** A point on an integer grid with all middles and corners: x in steps of half a hex's width, y in steps of half its side. */
type GridPoint = Point;

const onGrid = ({ x, y }: GridPoint, side: number): Point => ({
  x: x * HALF_WIDTH * side,
  y: (y * side) / 2,
});

const gridMiddle = ({ q, r }: Hex): GridPoint => ({ x: 2 * q + r, y: 3 * r });

/** The corners of a hex relative to its middle, clockwise from the top one. */
const CORNERS: readonly GridPoint[] = [
  { x: 0, y: -2 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: 0, y: 2 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
];
/** The neighbour across the edge from the corner with the same index to the next corner. */
const EDGE_NEIGHBOURS: readonly Hex[] = [...DIRECTIONS.slice(-1), ...DIRECTIONS.slice(0, -1)];

const moved = (point: Point, by: Point): Point => ({ x: point.x + by.x, y: point.y + by.y });

/** The middle of a hex, relative to the middle of hex (0, 0). */
export const hexMiddle = (hex: Hex, side: number): Point => onGrid(gridMiddle(hex), side);

/** The corners of the hex with this middle, clockwise from the top one. */
export const hexCorners = (middle: Point, side: number): Point[] =>
  CORNERS.map((corner) => moved(middle, onGrid(corner, side)));

/** The outline of a hex. */
export const hexagon = (side: number, middle = ORIGIN): string => closedPath(hexCorners(middle, side));

/** Width of a hex from edge to edge, and its height from corner to corner. */
export const hexSize = (side: number) => ({ width: 2 * HALF_WIDTH * side, height: 2 * side });

/** The bounding box of hexes with a side of 1. */
export const hexBounds = (hexes: readonly Hex[]): Box =>
  boundingBox(hexes.flatMap((hex) => hexCorners(hexMiddle(hex, 1), 1)));

/** The outline of hexes: closed lines, clockwise, each as a list of corners; each hole has its own line. */
export function outlines(hexes: readonly Hex[], side: number): Point[][] {
  const inside = new Set(hexes.map(({ q, r }) => `${q} ${r}`));
  const edges = new Map<string, { from: GridPoint; to: GridPoint }>();
  for (const hex of hexes) {
    const corner = (index: number) => moved(gridMiddle(hex), CORNERS[index % CORNERS.length]!);
    EDGE_NEIGHBOURS.forEach(({ q, r }, i) => {
      if (inside.has(`${hex.q + q} ${hex.r + r}`)) return;
      edges.set(key(corner(i)), { from: corner(i), to: corner(i + 1) });
    });
  }
  return closedLines(edges).map((line) => line.map((point) => onGrid(point, side)));
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

/** The outline of hexes as a path, with the middle of hex (0, 0) at a point, and moved inwards. */
export const outlinePath = (hexes: readonly Hex[], side: number, { inset = 0, zero = ORIGIN } = {}): string =>
  outlines(hexes, side)
    .map((line) => closedPath(movedIn(line, inset).map((point) => moved(zero, point))))
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

/** Every edge of the hexes once, so that adjacent hexes share one cut. */
export function hexCuts(places: readonly Point[], side: number): string {
  const edges = new Set<string>();
  for (const place of places) {
    const corners = hexCorners(place, side).map(({ x, y }) => `${exact(x)} ${exact(y)}`);
    corners.forEach((corner, i) => {
      const [from, to] = [corner, corners[(i + 1) % corners.length]!].toSorted();
      edges.add(`M${from}L${to}`);
    });
  }
  return [...edges].join('');
}

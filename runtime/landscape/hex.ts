/**
 * Hexes as integers.
 *
 * A *cell* is the number of a hex in a spiral around the origin: 0 is the middle, 1 to 6 the ring around it, and so
 * on. Numbers never change, so a landscape that grows only needs longer arrays, and nothing has to be remapped.
 * Coordinates are axial: `q` to the right, `r` down and half a hex to the right (pointy-topped hexes).
 */
import { DIRECTIONS, type Hex, hexRing } from '../../program/index.ts';

/**
 * The grid of all cells up to `radius`, with six neighbours per cell. Grows on demand; a cell's neighbours never
 * change.
 */
export const HEXES = {
  radius: -1,
  q: new Int16Array(0),
  r: new Int16Array(0),
  neighbours: new Int32Array(0),
  /** Every cell together with its neighbours in ascending order, seven entries per cell. */
  around: [] as number[],
  /** Cells by coordinates, at index `(q + radius) * (2 * radius + 1) + r + radius`. Hexes outside the rings are -1. */
  grid: new Int32Array(0),
};

/** The number of cells in the rings 0 to `radius`. */
export function cellsWithin(radius: number): number {
  return 3 * radius * (radius + 1) + 1;
}

/** The cell at these axial coordinates. */
export function hexCell(q: number, r: number): number {
  const { radius, grid } = HEXES;
  if (q < -radius || q > radius || r < -radius || r > radius) return countedCell(q, r);
  const cell = grid[(q + radius) * (2 * radius + 1) + r + radius];
  return cell < 0 ? countedCell(q, r) : cell;
}

/** Like `hexCell`, counted along the spiral. */
function countedCell(q: number, r: number): number {
  const ring = hexRing(q, r);
  if (ring === 0) return 0;
  const s = -q - r;
  // A ring has six sides of `ring` cells each. A corner belongs to the side that begins there.
  let side: number;
  let step: number;
  if (q === ring && r < 0) [side, step] = [5, ring + r];
  else if (s === -ring && r >= 0 && q > 0) [side, step] = [0, r];
  else if (r === ring && q <= 0 && q > -ring) [side, step] = [1, -q];
  else if (q === -ring && r > 0) [side, step] = [2, ring - r];
  else if (s === ring && r <= 0 && q < 0) [side, step] = [3, -r];
  else [side, step] = [4, q];
  return cellsWithin(ring - 1) + side * ring + step;
}

/** Axial coordinates of a cell. */
export function cellHex(cell: number): Hex {
  const ring = ringOfCell(cell);
  if (ring === 0) return { q: 0, r: 0 };
  const index = cell - cellsWithin(ring - 1);
  const side = Math.floor(index / ring);
  const step = index % ring;
  // Side 0 begins at the right corner (ring, 0) and runs down and left; the other sides follow clockwise.
  const corner = DIRECTIONS[side];
  const walk = DIRECTIONS[(side + 2) % 6];
  return { q: corner.q * ring + walk.q * step, r: corner.r * ring + walk.r * step };
}

/** The ring of a cell. */
export function ringOfCell(cell: number): number {
  return cell === 0 ? 0 : Math.ceil((Math.sqrt(12 * cell + 9) - 3) / 6);
}

/**
 * Makes `HEXES` cover all cells of the rings 0 to `radius`. Call it before using a landscape that may come from another
 * thread, because that thread may have covered more rings than this one.
 */
export function coverRings(radius: number): void {
  if (radius > HEXES.radius) cover(radius);
}

function cover(radius: number): void {
  const cells = cellsWithin(radius);
  const q = new Int16Array(cells);
  const r = new Int16Array(cells);
  const neighbours = new Int32Array(cells * 6);
  const around: number[] = [];
  const side = 2 * radius + 1;
  const grid = new Int32Array(side * side).fill(-1);
  for (let cell = 0; cell < cells; cell++) {
    const hex = cellHex(cell);
    q[cell] = hex.q;
    r[cell] = hex.r;
    grid[(hex.q + radius) * side + hex.r + radius] = cell;
    DIRECTIONS.forEach((d, i) => {
      neighbours[cell * 6 + i] = hexCell(hex.q + d.q, hex.r + d.r);
    });
    around.push(...[cell, ...neighbours.subarray(cell * 6, cell * 6 + 6)].sort((a, b) => a - b));
  }
  Object.assign(HEXES, {
    radius,
    q,
    r,
    neighbours,
    around,
    grid,
  });
}

coverRings(12);

/** Positions of tokens on a tile, as fractions of the tile's side; y grows downwards. */
import type { Point } from '../drawing/box.ts';

/** The centre of a disc, and its radius. */
export interface DiscPlace extends Point {
  radius: number;
}

const row = (y: number, radius: number, ...xs: readonly number[]): DiscPlace[] =>
  xs.map((x) => ({ x, y, radius }));

/** Disc positions by number of discs. */
const BARE_ROWS: readonly (readonly DiscPlace[])[] = [
  [],
  row(0, 0.46, 0),
  row(0, 0.36, -0.4, 0.4),
  [...row(-0.4, 0.33, 0), ...row(0.27, 0.33, -0.38, 0.38)],
  [...row(-0.34, 0.31, -0.36, 0.36), ...row(0.36, 0.31, -0.36, 0.36)],
  [...row(-0.32, 0.27, -0.56, 0, 0.56), ...row(0.32, 0.27, -0.3, 0.3)],
  [...row(-0.32, 0.27, -0.56, 0, 0.56), ...row(0.32, 0.27, -0.56, 0, 0.56)],
];

/** Disc positions below a mountain or forest, by number of discs. */
const LOWER_ROWS: readonly (readonly DiscPlace[])[] = [
  [],
  row(0.38, 0.37, 0),
  row(0.36, 0.33, -0.36, 0.36),
  row(0.34, 0.28, -0.58, 0, 0.58),
  [...row(0.22, 0.25, -0.58, 0, 0.58), ...row(0.64, 0.25, 0)],
  [...row(0.22, 0.25, -0.58, 0, 0.58), ...row(0.64, 0.25, -0.26, 0.26)],
];

/** The positions of a tile's discs. */
export function discPlaces(count: number, hasSilhouette: boolean): readonly DiscPlace[] {
  const known = (hasSilhouette ? LOWER_ROWS : BARE_ROWS)[count];
  return known ?? rowsOf(count, hasSilhouette);
}

/** Positions for more discs than the tables cover: rows that fill the tile, or its lower half. */
function rowsOf(count: number, hasSilhouette: boolean): DiscPlace[] {
  const height = hasSilhouette ? 0.72 : 1.2;
  const width = 1.4;
  const rows = Math.ceil(Math.sqrt((count * height) / width));
  const columns = Math.ceil(count / rows);
  const pitch = Math.min(width / columns, height / rows);
  const middle = hasSilhouette ? 0.42 : 0;
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / columns);
    const inLine = Math.min(columns, count - line * columns);
    return {
      x: ((i % columns) - (inLine - 1) / 2) * pitch,
      y: middle + (line - (rows - 1) / 2) * pitch,
      radius: pitch * 0.47,
    };
  });
}

/** The y of mountains and forests above discs. */
const UPPER_Y = -0.34;
/** The scale of mountains and forests without discs. */
const BARE_SCALE = 1.2;

/**
 * The centres of silhouettes, and the sides of their squares: one for all mountains; one for all forests, or two for exactly two
 * forests.
 */
export function silhouettePlaces(mountains: number, forests: number, hasDiscs: boolean) {
  const places = silhouetteRow(mountains, forests);
  const y = hasDiscs ? UPPER_Y : 0;
  const by = hasDiscs ? 1 : BARE_SCALE;
  return places.map(({ thing, x, size }) => ({ thing, x: x * by, y, size: size * by }));
}

function silhouetteRow(mountains: number, forests: number) {
  const trees = (size: number, ...xs: number[]) => xs.map((x) => ({ thing: 'forest' as const, x, size }));
  const mountain = (size: number, x: number) => ({ thing: 'mountain' as const, x, size });
  if (mountains === 0) {
    if (forests === 0) return [];
    return forests === 2 ? trees(0.68, -0.3, 0.3) : trees(0.78, 0);
  }
  if (forests === 0) return [mountain(1, 0)];
  if (forests === 2) return [mountain(0.88, 0), ...trees(0.6, -0.52, 0.52)];
  return [mountain(0.92, -0.18), ...trees(0.66, 0.42)];
}

/** Lays things out on the table, in the simulator's inches: rows in front of and behind the middle. */

/** The size of a thing; `put` makes it with its middle at a place. */
export interface Laid<T> {
  width: number;
  depth: number;
  put: (at: { x: number; z: number }) => T[];
}

/** Room between two things, and between two rows. */
const GAP = 0.6;

/** Lays rows next to each other, from `z` on towards the player (-1) or away (1); each in the middle of the table. */
export function laidRows<T>(rows: readonly (readonly Laid<T>[])[], z: number, way: -1 | 1): T[] {
  let near = z;
  return rows.flatMap((row) => {
    if (row.length === 0) return [];
    const depth = Math.max(...row.map((one) => one.depth));
    const middle = near + way * (GAP + depth / 2);
    near += way * (GAP + depth);
    let left = -(row.reduce((sum, { width }) => sum + width, 0) + GAP * (row.length - 1)) / 2;
    return row.flatMap(({ width, put }) => {
      const x = left + width / 2;
      left += width + GAP;
      return put({ x, z: middle });
    });
  });
}

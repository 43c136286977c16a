/** Hexes of layouts and patterns: how far out they are, and whether they hang together. */

import { repeated } from './consistency.ts';

interface Hex {
  q: number;
  r: number;
}

/** Hexes from the middle of a sketch to its farthest: all between are kept, whether there is a tile or not. */
export const FARTHEST = 300;

const distance = (q: number, r: number) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** Whether a hex is farther from (0, 0) than that. */
export function isFar({ q, r }: Hex): boolean {
  return distance(q, r) > FARTHEST;
}

/** A hex that no way over neighbouring ones joins with the first one. */
export function apart<T extends Hex>(hexes: readonly T[]): T | undefined {
  const left = new Map(hexes.map((hex) => [keyOf(hex.q, hex.r), hex]));
  const next = hexes.slice(0, 1);
  for (let hex = next.pop(); hex; hex = next.pop()) {
    left.delete(keyOf(hex.q, hex.r));
    for (const [q, r] of NEIGHBOURS) {
      const other = left.get(keyOf(hex.q + q, hex.r + r));
      if (other) next.push(other);
    }
  }
  const [found] = left.values();
  return found;
}

const NEIGHBOURS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

const keyOf = (q: number, r: number) => `${q} ${r}`;

/** Index of the first hex that is listed before, or -1. */
export function repeatedHex(hexes: readonly Hex[]): number {
  return repeated(hexes.map(({ q, r }) => keyOf(q, r)));
}

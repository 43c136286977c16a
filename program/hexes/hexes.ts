/**
 * Hexes at axial coordinates: `q` grows to the right, `r` downwards and half a hex to the right (pointy-topped hexes). The hex
 * maths that all rooms share.
 */
import { repeatedIndex } from '../checks/consistency.ts';
import { MAX_DISTANCE } from '../limits.ts';

/** Axial coordinates of a hex. */
export interface Hex {
  q: number;
  r: number;
}

/** Offsets of the six neighbours, clockwise from the right. */
export const DIRECTIONS = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
] as const;

/** The distance from (0, 0) to a hex, which is the number of its ring. Takes plain numbers because the engine calls it often. */
export function hexRing(q: number, r: number): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The six neighbours, clockwise from the right. */
export function neighbours({ q, r }: Hex): Hex[] {
  return DIRECTIONS.map((step) => ({ q: q + step.q, r: r + step.r }));
}

/** A hex, with its other properties, rotated clockwise around (0, 0) by sixths of a full turn, from 0. */
export function rotateHex<T extends Hex>(hex: T, sixths: number): T {
  // `0 - r` instead of `-r`, to avoid negative zero.
  return sixths === 0 ? hex : rotateHex({ ...hex, q: 0 - hex.r, r: hex.q + hex.r }, sixths - 1);
}

/** All hexes of the rings 0 to `rings` around (0, 0), column by column. */
export function hexesWithin(rings: number): Hex[] {
  const hexes: Hex[] = [];
  for (let q = -rings; q <= rings; q++) {
    for (let r = Math.max(-rings, -q - rings); r <= Math.min(rings, -q + rings); r++) hexes.push({ q, r });
  }
  return hexes;
}

/** A hex as the key of a map or set. */
export function hexKey({ q, r }: Hex): string {
  return `${q} ${r}`;
}

/** Each hex once, without its other properties. */
export function uniqueHexes(hexes: readonly Hex[]): Hex[] {
  return [...new Map(hexes.map(({ q, r }) => [hexKey({ q, r }), { q, r }])).values()];
}

/** Whether a hex of a layout or pattern is farther than `MAX_DISTANCE` from (0, 0). */
export function isFar({ q, r }: Hex): boolean {
  return hexRing(q, r) > MAX_DISTANCE;
}

/** A hex that is not connected to the first one through neighbours in the list; undefined if all are connected. */
export function disconnectedHex<T extends Hex>(hexes: readonly T[]): T | undefined {
  const left = new Map(hexes.map((hex) => [hexKey(hex), hex]));
  const next: Hex[] = hexes.slice(0, 1);
  for (let hex = next.pop(); hex; hex = next.pop()) {
    if (left.delete(hexKey(hex))) next.push(...neighbours(hex));
  }
  return left.values().next().value;
}

/** Index of the first hex that already occurred earlier in the list, or -1. */
export function repeatedHex(hexes: readonly Hex[]): number {
  return repeatedIndex(hexes.map(hexKey));
}

/** The tokens that differ between two landscapes. */
import { type Hex, hexKey } from '../../program/index.ts';
import type { TileView } from '../../runtime/index.ts';

/**
 * The kinds of tokens that disappeared or appeared, by name, and at which hexes. With one of each, the token moved.
 * @param namesOn the tokens on a tile
 */
export function tokenChanges(
  before: readonly TileView[],
  now: readonly TileView[],
  namesOn: (tile: TileView) => readonly string[],
) {
  const hexesOf = (tiles: readonly TileView[], name: string): Hex[] =>
    tiles.flatMap((tile) => namesOn(tile).flatMap((one) => (one === name ? tile : [])));
  const names = new Set([...before, ...now].flatMap(namesOn));
  return [...names].sort().flatMap((name) => {
    const [old, present] = [hexesOf(before, name), hexesOf(now, name)];
    const [from, to] = [added(present, old, hexKey), added(old, present, hexKey)];
    return from.length + to.length > 0 ? { name, from, to } : [];
  });
}

/** The mountains, forests and markers on a tile. */
export const piecesOn = ({ mountains, forests, markers = [] }: TileView): string[] => [
  ...Array<string>(mountains).fill('mountain'),
  ...Array<string>(forests).fill('forest'),
  ...markers,
];

/** The items of `now` that `before` lacks, counting duplicates. */
export function added<T>(
  before: readonly T[],
  now: readonly T[],
  keyOf: (item: T) => unknown = (item) => item,
): T[] {
  const left = before.map(keyOf);
  return now.filter((item) => {
    const at = left.indexOf(keyOf(item));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

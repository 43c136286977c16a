/** What counts give, as plainly as the rules say it; beside `where.ts`, and as independent of the engine. */
import { countIn, countOn, groupsOf, isEdge, type Land, neighbours, SPECIES, type Tile } from './model.ts';
import { allThings, countWhere, covers, isWhere, partsOf, type Thing } from './where.ts';

/** Every way to say which of several largest groups is meant (L18): the `where`, with a number for each. */
function alternatives(land: Land, where: string, self: Thing): string[] {
  if (!where.includes('the largest') || / [&|] |^not /.test(where)) return [where];
  const regions = where.slice('in '.length).split(' or ');
  const ways = regions.map((region) => {
    if (!region.startsWith('the largest')) return [region];
    const ties = Math.max(1, partsOf(land, region, self).length);
    return Array.from({ length: ties }, (_, nth) => region.replace('largest', `largest#${nth}`));
  });
  const [first, second = ['']] = ways;
  return first.flatMap((one) => second.map((other) => `in ${[one, other].filter(Boolean).join(' or ')}`));
}

/** How many things of a kind there are; of several largest groups the ones that give most (L18). */
export function countThings(land: Land, kind: string, where: string, self: Thing): number {
  const counts = alternatives(land, where, self).map((one) =>
    allThings(land)
      .filter((thing) => covers(kind, thing.what))
      .reduce((sum, thing) => sum + countWhere(land, one, self, thing), 0),
  );
  return Math.max(...counts);
}

/** How many species or kinds of tile. */
export function countKinds(land: Land, kind: string, where: string, self: Thing): number {
  const counts = alternatives(land, where, self).map((one) => {
    const there = allThings(land).filter((t) => covers(kind, t.what) && isWhere(land, one, self, t));
    return new Set(there.map(({ what }) => what)).size;
  });
  return Math.max(...counts);
}

/** A group a count speaks of: `forest habitat`, `animal community`, `landmass`. */
function groupsNamed(land: Land, group: string): { of: string; tiles: Tile[] }[] {
  const [word] = group.split(' ');
  const kinds = word === 'animal' ? Object.keys(SPECIES) : [word === 'landmass' ? 'land' : word];
  return kinds.flatMap((of) => groupsOf(land, of).map((tiles) => ({ of, tiles })));
}

/** The number of groups with at least this many of a thing and a member where the count looks. */
export function countGroups(
  land: Land,
  group: string,
  held: { amount: number; what: string },
  where: string,
  self: Thing,
): number {
  const counts = alternatives(land, where, self).map((one) => {
    const there = groupsNamed(land, group).filter(({ of, tiles }) => {
      // In a community are only its own tokens (L17).
      const inside =
        of in SPECIES ? (covers(held.what, of) ? countIn(tiles, of) : 0) : countIn(tiles, held.what);
      if (inside < held.amount) return false;
      if (where === 'adjacent to this') return isBeside(land, of, tiles, self);
      if (where === 'on the edge') return tiles.some((tile) => isEdge(land, tile));
      return tiles.some((tile) => {
        const what = of === 'land' ? tile.terrain : of;
        return isWhere(land, one, self, { what, tile, amount: countOn(tile, what) });
      });
    });
    return there.length;
  });
  return Math.max(...counts);
}

/** True if the group is next to this and not the one this belongs to (L15). */
function isBeside(land: Land, of: string, tiles: readonly Tile[], self: Thing): boolean {
  if (tiles.includes(self.tile)) return !covers(of, self.what);
  return tiles.some((tile) => neighbours(land, tile).includes(self.tile));
}

/** How many of a thing each part of a region has; of several largest groups only the one with most (L18). */
export function heldIn(land: Land, region: string, what: string, self: Thing): number[] {
  const counts = partsOf(land, region, self).map(({ tiles, of }) => {
    if (!(of in SPECIES)) return countIn(tiles, what);
    return covers(what, of) ? countIn(tiles, of) : 0;
  });
  return region === 'an adjacent habitat' ? counts : [Math.max(0, ...counts)];
}

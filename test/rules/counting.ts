/** The results of counts, as plainly as the rules state them. Like `where.ts`, independent of the engine. */
import { groupsOf, type Land, SPECIES, type Tile } from './model.ts';
import {
  allThings,
  countWhere,
  fits,
  holdsOfGroup,
  isExtreme,
  isWhere,
  type Meant,
  partsOf,
} from './where.ts';

/** Every way to choose among several largest groups (L18): the `where`, with a number for each group. */
export function alternatives(land: Land, where: string): string[] {
  if (!/the (?:larg|small)est/.test(where) || / [&|] |^not /.test(where)) return [where];
  const regions = where.slice('in '.length).split(' or ');
  const ways = regions.map((region) => {
    if (!isExtreme(region)) return [region];
    const ties = Math.max(1, partsOf(land, region, { self: null, home: null }).length);
    return Array.from({ length: ties }, (_, nth) => region.replace(/(?:larg|small)est/, `$&#${nth}`));
  });
  const [first, second = ['']] = ways;
  return first.flatMap((one) => second.map((other) => `in ${[one, other].filter(Boolean).join(' or ')}`));
}

/** The number of things of a kind; among several largest groups, those that give the most (L18). */
export function countThings(land: Land, kind: string, where: string, meant: Meant): number {
  const counts = alternatives(land, where).map((one) =>
    allThings(land)
      .filter((thing) => fits(kind, thing))
      .reduce((sum, thing) => sum + countWhere(land, one, meant, thing), 0),
  );
  return Math.max(...counts);
}

/** The number of different species or kinds of tile. */
export function countKinds(land: Land, kind: string, where: string, meant: Meant): number {
  const counts = alternatives(land, where).map((one) => {
    const there = allThings(land).filter((t) => fits(kind, t) && isWhere(land, one, meant, t));
    return new Set(there.map(({ what }) => what)).size;
  });
  return Math.max(...counts);
}

/** The groups that a count names: `forest habitat`, `animal community`, `landmass`. */
function groupsNamed(land: Land, group: string): { of: string; tiles: Tile[] }[] {
  const [word] = group.split(' ');
  const kinds = word === 'animal' ? Object.keys(SPECIES) : [word === 'landmass' ? 'land' : word];
  return kinds.flatMap((of) => groupsOf(land, of).map((tiles) => ({ of, tiles })));
}

/** The number of groups with at least this many of a thing and a member that matches the count's `where`. */
export function countGroups(
  land: Land,
  group: string,
  held: { amount: number; what: string },
  where: string,
  meant: Meant,
): number {
  const counts = alternatives(land, where).map((one) => {
    const there = groupsNamed(land, group).filter(({ of, tiles }) => {
      if (countInside(tiles, of, held.what) < held.amount) return false;
      return where === '' || holdsOfGroup(land, one, meant, { of, tiles });
    });
    return there.length;
  });
  return Math.max(...counts);
}

/** The number of a thing in a group; in a community only its own tokens count (L17). */
function countInside(tiles: readonly Tile[], of: string, what: string): number {
  const there = allThings(new Map(tiles.map((tile, i) => [`${i}`, tile])));
  return there
    .filter((thing) => fits(what, thing) && (!(of in SPECIES) || thing.what === of))
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** The number of a thing in each part of a region; among several largest groups only the highest (L18). */
export function heldAmounts(land: Land, region: string, what: string, meant: Meant): number[] {
  const counts = partsOf(land, region, meant).map(({ tiles, of }) => countInside(tiles, of, what));
  return region === 'an adjacent habitat' ? counts : [Math.max(0, ...counts)];
}

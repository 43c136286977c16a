/**
 * Where things are, as plainly as the rules say it: each `where` of a step answered by looking at every thing of the
 * landscape. Like `model.ts` it shares nothing with the engine.
 */
import {
  countIn,
  countOn,
  groupAt,
  groupsOf,
  isEdge,
  key,
  type Land,
  MARKERS,
  neighbours,
  openPlaces,
  type Place,
  SPECIES,
  TERRAINS,
  type Tile,
  tilesFor,
} from './model.ts';

/** One thing: its kind and its tile. */
export interface Thing {
  what: string;
  tile: Tile;
}

/** True if a word for things covers this one: a tile is a desert. */
export function covers(word: string, what: string): boolean {
  if (word === what) return true;
  if (word === 'tile') return TERRAINS.some((terrain) => terrain === what);
  if (word === 'land') return what === 'desert' || what === 'grassland';
  return word === 'animal' && what in SPECIES;
}

/** Every thing of the landscape, equal ones on a tile once with their number. */
export function allThings(land: Land): (Thing & { amount: number })[] {
  return [...land.values()].flatMap((tile) =>
    [tile.terrain, 'mountain', 'forest', ...Object.keys(SPECIES), ...Object.keys(MARKERS)]
      .map((what) => ({ what, tile, amount: countOn(tile, what) }))
      .filter(({ amount }) => amount > 0),
  );
}

function isNear(land: Land, a: Place, b: Place): boolean {
  return key(a) === key(b) || neighbours(land, a).some((tile) => key(tile) === key(b));
}

/** A part of the landscape: its tiles, and the species whose tokens alone belong to it (L17). */
interface Part {
  tiles: readonly Tile[];
  of: string;
}

/** What "this habitat" is made of: for an animal its tile's terrain (R11.5). */
function habitatKind({ what, tile }: Thing): string {
  return what in SPECIES ? tile.terrain : what;
}

/** Terrain habitats next to that of the tile (L16). */
export function habitatsNear(land: Land, tile: Tile): Tile[][] {
  const home = groupAt(land, tile, tile.terrain);
  return TERRAINS.flatMap((terrain) => groupsOf(land, terrain)).filter(
    (group) => !group.includes(tile) && group.some((t) => neighbours(land, t).some((n) => home.includes(n))),
  );
}

/** The parts a region is, with "this"; "the largest" gives every one that is as large. */
export function partsOf(land: Land, region: string, self: Thing): Part[] {
  const part = (tiles: readonly Tile[], of: string): Part => ({ tiles, of });
  switch (region) {
    case 'the landscape':
      return [part([...land.values()], 'tile')];
    case 'this habitat':
      return [part(groupAt(land, self.tile, habitatKind(self)), habitatKind(self))];
    case 'this landmass':
      return [part(groupAt(land, self.tile, 'land'), 'land')];
    case 'this community':
      return self.what in SPECIES ? [part(groupAt(land, self.tile, self.what), self.what)] : [];
    case 'an adjacent habitat':
      return habitatsNear(land, self.tile).map((tiles) => part(tiles, tiles[0].terrain));
  }
  // `the largest#2 …` is one of them.
  const [, nth, of] = /^the largest(?:#(\d+))? (\S+)(?: habitat| community)?$/.exec(region) ?? [];
  const kinds = of === 'animal' ? Object.keys(SPECIES) : [of === 'landmass' ? 'land' : of];
  const groups = kinds.flatMap((kind) => groupsOf(land, kind).map((tiles) => part(tiles, kind)));
  const size = Math.max(0, ...groups.map(({ tiles, of: kind }) => countIn(tiles, kind)));
  const largest = groups.filter(({ tiles, of: kind }) => countIn(tiles, kind) === size);
  return nth === undefined ? largest : largest.slice(Number(nth), Number(nth) + 1);
}

/** Regions joined by "or". */
function regionsOf(land: Land, where: string, self: Thing): Part[] {
  return where
    .slice('in '.length)
    .split(' or ')
    .flatMap((region) => partsOf(land, region, self));
}

/** How many things of a kind are within one space of a place, without the thing itself if it is of the kind. */
function countNear(land: Land, place: Place, kind: string, what?: string): number {
  const tiles = [...land.values()].filter((tile) => isNear(land, place, tile));
  return countIn(tiles, kind) - (what !== undefined && covers(kind, what) ? 1 : 0);
}

/** True if one of the equal things on this tile, as `sought` says them, is where the step looks. */
export function isWhere(land: Land, where: string, self: Thing, sought: Thing & { amount: number }): boolean {
  const { what, tile, amount } = sought;
  const isTile = TERRAINS.some((terrain) => terrain === what);
  const isHere = key(tile) === key(self.tile);
  // What is adjacent to this is not this itself, but may be its like on the same tile (R11.1).
  const isAnother = amount > 1 || what !== self.what || !isHere;
  if (where === '') return true;
  if (where === 'on the edge') return isEdge(land, tile);
  if (where === 'adjacent to this') return isAnother && isNear(land, tile, self.tile);
  if (where === 'adjacent to this tile') return !(isTile && isHere) && isNear(land, tile, self.tile);
  if (where === 'on this') return isHere;
  // No tile is on a tile.
  if (where === 'on this tile') return isHere && !isTile;
  const near = /^adjacent to an? (\S+)$/.exec(where);
  if (near) return countNear(land, tile, near[1], what) > 0;
  const on = /^on an? (\S+)$/.exec(where);
  if (on) return countOn(tile, on[1]) - (covers(on[1], what) ? 1 : 0) > 0;
  return regionsOf(land, where, self).some(
    ({ tiles, of }) => tiles.includes(tile) && (!(of in SPECIES) || of === what),
  );
}

/** Places where a tile may be laid (R7.1, L17, L20). */
export function placesForTile(land: Land, kind: string, where: string, self: Thing): Place[] {
  return openPlaces(land).filter((place) => {
    if (where === '') return true;
    if (where === 'on the edge') return isEdge(land, place);
    if (where === 'adjacent to this' || where === 'adjacent to this tile')
      return isNear(land, place, self.tile);
    const near = /^adjacent to an? (\S+)$/.exec(where);
    if (near) return countNear(land, place, near[1]) > 0;
    if (where.startsWith('on ')) return false;
    return regionsOf(land, where, self).some(
      ({ tiles, of }) =>
        of === 'tile' || (covers(of, kind) && tiles.some((tile) => isNear(land, place, tile))),
    );
  });
}

/** Places where a mountain, forest or animal may be put (R7.2, R7.3, R8, L14, L21). */
export function placesForToken(land: Land, kind: string, where: string, self: Thing): Tile[] {
  const among = [...land.values()].filter((tile) => {
    if (where === '') return true;
    if (where === 'on the edge') return isEdge(land, tile);
    if (where === 'adjacent to this' || where === 'adjacent to this tile')
      return isNear(land, tile, self.tile);
    if (where === 'on this' || where === 'on this tile') return key(tile) === key(self.tile);
    const near = /^adjacent to an? (\S+)$/.exec(where);
    if (near) return countNear(land, tile, near[1]) > 0;
    const on = /^on an? (\S+)$/.exec(where);
    if (on) return countOn(tile, on[1]) > 0;
    return regionsOf(land, where, self).some(({ tiles, of }) =>
      of in SPECIES
        ? of === kind && tiles.some((member) => isNear(land, tile, member))
        : tiles.includes(tile),
    );
  });
  return tilesFor(kind, among, land.values());
}

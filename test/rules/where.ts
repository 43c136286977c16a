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

/** How many steps over tiles a place is from another; one without a tile is one step from its neighbours (L28). */
export function distance(land: Land, from: Place, to: Place): number {
  let reached: Place[] = [from];
  for (let steps = 0; ; steps++) {
    if (reached.some((place) => key(place) === key(to))) return steps;
    const known = new Set(reached.map(key));
    const onward = reached.flatMap((place) => neighbours(land, place)).filter((t) => !known.has(key(t)));
    if (onward.length === 0) return Number.POSITIVE_INFINITY;
    reached = [...reached, ...new Set(onward)];
  }
}

/** What a site is said of: a thing, one of so many equal ones on its tile, or a thing to be put on a place. */
interface Said {
  what: string;
  place: Place;
  /** How many equal things are there; 0 for one that is not there yet. */
  amount: number;
  /** Whether it is "this" itself. */
  isThis: boolean;
}

/** How many things of some kinds are at most so far from a place, without the thing itself (L27). */
function countNear(
  land: Land,
  { what, place, amount }: Said,
  kinds: readonly string[],
  spaces: number,
): number {
  const tiles = [...land.values()].filter((tile) => distance(land, place, tile) <= spaces);
  const there = tiles.flatMap((tile) => allThings(new Map([[key(tile), tile]])));
  const counted = there.filter((thing) => kinds.some((kind) => covers(kind, thing.what)));
  const itself = amount > 0 && kinds.some((kind) => covers(kind, what)) ? 1 : 0;
  return counted.reduce((sum, thing) => sum + thing.amount, -itself);
}

/** `exactly 2`, `a`, `no` … and what is counted. */
const AMOUNT = /^(?:(at least|at most|exactly) )?(\d+|an?|no) (.+)$/;

function isAmount(words: string, count: (kinds: string[]) => number): boolean {
  const [, is = 'at least', number, kinds] = AMOUNT.exec(words)!;
  const n = count(kinds.split(' or '));
  if (number === 'no') return n === 0;
  const amount = /^an?$/.test(number) ? 1 : Number(number);
  return is === 'at least' ? n >= amount : is === 'at most' ? n <= amount : n === amount;
}

/** Whether one site holds, without its `not`. */
function holdsSite(land: Land, site: string, self: Thing, said: Said): boolean {
  const { what, place, amount, isThis } = said;
  const isTile = amount > 0 && TERRAINS.some((terrain) => terrain === what);
  if (site === 'on the edge') return isEdge(land, place);
  const [, spaces = /^adjacent/.test(site) ? '1' : '0', spot = site.replace(/^(?:adjacent to|on) /, '')] =
    /^within (\d+) spaces? of (.+)$/.exec(site) ?? [];
  const isNearSelf = distance(land, place, self.tile) <= Number(spaces);
  if (site === 'on this') return isNearSelf;
  // Nothing is near itself, and no tile is on a tile.
  if (spot === 'this') return isNearSelf && !isThis;
  if (spot === 'this tile') {
    return isNearSelf && !(isTile && (spaces === '0' || key(place) === key(self.tile)));
  }
  if (site.startsWith('in ')) {
    return regionsOf(land, site, self).some(({ tiles, of }) => {
      if (tiles.some((tile) => key(tile) === key(place))) return !(of in SPECIES) || of === what;
      const joins = amount === 0 && (TERRAINS.some((t) => t === what) || what in SPECIES);
      if (!joins || (of === 'tile' && what in SPECIES)) return false;
      return (of === 'tile' || covers(of, what)) && tiles.some((tile) => isNear(land, place, tile));
    });
  }
  return isAmount(spot, (kinds) => countNear(land, said, kinds, Number(spaces)));
}

/** Whether a place with several sites holds, as it is written: `A B`, `either A or B`, `not A` (L26). */
function holdsAll(land: Land, where: string, self: Thing, said: Said): boolean {
  const one = (site: string): boolean => {
    const not = site.startsWith('not ');
    return holdsSite(land, not ? site.slice(4) : site, self, said) !== not;
  };
  // `A | B` is `either A or B`, `A & B` both.
  return where.split(' & ').every((site) => site.split(' | ').some(one));
}

/** True where tiles are looked for and a site is on nothing but a tile: the compiler refuses it. */
export function isTileOnTile(kind: string, where: string): boolean {
  const isGround = (word: string): boolean => ['tile', 'land', ...TERRAINS].includes(word);
  const onTile = (site: string): boolean => {
    const [, words] = /^(?:not )?on (?!the edge|this$)(.+)$/.exec(site) ?? [];
    if (words === undefined) return false;
    return words === 'this tile' || AMOUNT.exec(words)![3].split(' or ').every(isGround);
  };
  return isGround(kind) && where.split(/ [&|] /).some(onTile);
}

/** The sites of a test are written `A & B` and `A | B`; this is how a card says them. */
export function saidWhere(where: string): string {
  return where
    .split(' & ')
    .map((site) => (site.includes(' | ') ? `either ${site.replaceAll(' | ', ' or ')}` : site))
    .join(' ');
}

/** True if one of the equal things on this tile, as `sought` says them, is where the step looks. */
export function isWhere(land: Land, where: string, self: Thing, sought: Thing & { amount: number }): boolean {
  return countWhere(land, where, self, sought) > 0;
}

/** How many of the equal things on this tile are where the step looks. */
export function countWhere(
  land: Land,
  where: string,
  self: Thing,
  { what, tile, amount }: Thing & { amount: number },
): number {
  if (where === '') return amount;
  const said = { what, place: tile, amount };
  const hasThis = what === self.what && key(tile) === key(self.tile);
  const others = amount - (hasThis ? 1 : 0);
  const count = others > 0 && holdsAll(land, where, self, { ...said, isThis: false }) ? others : 0;
  return count + (hasThis && holdsAll(land, where, self, { ...said, isThis: true }) ? 1 : 0);
}

/** Places where a tile may be laid (R7.1, L17, L20). */
export function placesForTile(land: Land, kind: string, where: string, self: Thing): Place[] {
  if (where === '') return openPlaces(land);
  // No tile is laid on anything.
  if (
    where.split(' & ').some((site) => site.split(' | ').every((one) => /^(?:not )?on (?!the edge)/.test(one)))
  )
    return [];
  return openPlaces(land).filter((place) =>
    holdsAll(land, where, self, { what: kind, place, amount: 0, isThis: false }),
  );
}

/** Places where a mountain, forest or animal may be put (R7.2, R7.3, R8, L14, L21). */
export function placesForToken(land: Land, kind: string, where: string, self: Thing): Tile[] {
  const among = [...land.values()].filter(
    (tile) =>
      where === '' || holdsAll(land, where, self, { what: kind, place: tile, amount: 0, isThis: false }),
  );
  return tilesFor(kind, among, land.values());
}

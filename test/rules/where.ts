/**
 * Where things are, as plainly as the rules state it: answers each `where` of a step by looking at every thing of the
 * landscape. Like `model.ts`, it shares no code with the engine.
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

/** A thing: its kind and its tile. */
export interface Thing {
  what: string;
  tile: Tile;
}

/** What "this" and the name `home` stand for; null for nothing (L29). */
export interface Meant {
  self: Thing | null;
  home: Thing | null;
}

/** Whether a word for things includes this kind: `tile` includes desert. */
export function covers(word: string, what: string): boolean {
  if (word === what) return true;
  if (word === 'tile') return TERRAINS.some((terrain) => terrain === what);
  if (word === 'land') return what === 'desert' || what === 'grassland';
  return word === 'animal' && what in SPECIES;
}

/** The notation of the model for a ground with things on it: `desert<2 lion/rhino+no forest>` (L30). */
const HELD = /^(\w+)<(.+)>$/;

/** How many things are of any of these kinds. */
function amountOf(things: readonly (Thing & { amount: number })[], kinds: readonly string[]): number {
  return things
    .filter(({ what }) => kinds.some((kind) => covers(kind, what)))
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Whether a word for things, or for a ground with things on it, describes this thing (L30). */
export function fits(word: string, { what, tile }: Thing): boolean {
  const [, ground, held] = HELD.exec(word) ?? [];
  if (ground === undefined) return covers(word, what);
  const here = allThings(new Map([[key(tile), tile]]));
  const holds = (one: string): boolean => isAmount(one, (kinds) => amountOf(here, kinds), '/');
  return covers(ground, what) && held.split('+').every(holds);
}

/** A thing of the model's notation, in the language. */
export function thingSource(word: string): string {
  return word.replaceAll(/(\w+)<([^>]+)>/g, (_, ground: string, held: string) => {
    return `${ground} with ${held.replaceAll('+', ' and ').replaceAll('/', ' or ')}`;
  });
}

/** Every thing of the landscape; equal things on a tile are one entry with their number. */
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

/** A part of the landscape: its tiles, and for a community the species whose tokens alone belong to it (L17). */
interface Part {
  tiles: readonly Tile[];
  of: string;
}

/** The kind of "this habitat": for an animal, its tile's terrain (R11.5). */
function habitatKind({ what, tile }: Thing): string {
  return what in SPECIES ? tile.terrain : what;
}

/** The terrain habitats adjacent to the tile's own (L16). */
export function habitatsNear(land: Land, tile: Tile): Tile[][] {
  const home = groupAt(land, tile, tile.terrain);
  return TERRAINS.flatMap((terrain) => groupsOf(land, terrain)).filter(
    (group) => !group.includes(tile) && group.some((t) => neighbours(land, t).some((n) => home.includes(n))),
  );
}

/** The parts of a region, given "this". For "the largest", all groups of the largest size. */
export function partsOf(land: Land, region: string, { self, home }: Meant): Part[] {
  const [, ofHome] = OF_HOME.exec(region) ?? [];
  if (ofHome !== undefined) return partsOf(land, `this ${ofHome}`, { self: home, home });
  const part = (tiles: readonly Tile[], of: string): Part => ({ tiles, of });
  if (region === 'the landscape') return [part([...land.values()], 'tile')];
  if (isExtreme(region)) return extremesOf(land, region);
  if (!self) return [];
  switch (region) {
    case 'this habitat':
      return [part(groupAt(land, self.tile, habitatKind(self)), habitatKind(self))];
    case 'this landmass':
      return [part(groupAt(land, self.tile, 'land'), 'land')];
    case 'this community':
      return self.what in SPECIES ? [part(groupAt(land, self.tile, self.what), self.what)] : [];
    case 'an adjacent habitat':
      return habitatsNear(land, self.tile).map((tiles) => part(tiles, tiles[0].terrain));
    default:
      // "This tile" is one part.
      return [part([self.tile], 'this tile')];
  }
}

/** `the habitat of home`: what `this habitat` would be if that were "this" (L55). */
const OF_HOME = /^the (\w+) of home$/;

/** `the largest …`, `the smallest …`; in `the largest#2 …`, the number chooses among several. */
const EXTREME = /^the (largest|smallest)(?:#(\d+))? (enclosed )?(\S+)(?: habitat| community)?$/;
export const isExtreme = (region: string): boolean => EXTREME.test(region);

function extremesOf(land: Land, region: string): Part[] {
  const [, which, nth, enclosed, of] = EXTREME.exec(region)!;
  const kinds = of === 'animal' ? Object.keys(SPECIES) : [of === 'landmass' ? 'land' : of];
  const all = kinds.flatMap((kind) => groupsOf(land, kind).map((tiles) => ({ tiles, of: kind })));
  // Of which no tile is on the edge (L54).
  const groups = enclosed ? all.filter(({ tiles }) => !tiles.some((tile) => isEdge(land, tile))) : all;
  const sizes = groups.map(({ tiles, of: kind }) => countIn(tiles, kind));
  const size = which === 'largest' ? Math.max(...sizes) : Math.min(...sizes);
  const extreme = groups.filter((_, i) => sizes[i] === size);
  return nth === undefined ? extreme : extreme.slice(Number(nth), Number(nth) + 1);
}

const regionWords = (site: string): string[] => site.slice('in '.length).split(' or ');

/** Whether a site mentions a "this" or a name that stands for nothing (L29). */
function isUnanswered(site: string, { self, home }: Meant): boolean {
  if (/^(?!in ).*(?:adjacent to|on|of) home$/.test(site)) return home === null;
  if (/(?:adjacent to|on|of) this(?: tile)?$/.test(site)) return self === null;
  if (!site.startsWith('in ')) return false;
  const answers = (region: string): boolean =>
    region === 'the landscape' ||
    isExtreme(region) ||
    (OF_HOME.test(region) && home !== null && (!/community/.test(region) || home.what in SPECIES)) ||
    (!OF_HOME.test(region) && self !== null && (region !== 'this community' || self.what in SPECIES));
  return !regionWords(site).some(answers);
}

/** The number of steps over tiles between two positions; one without a tile is one step from its neighbours (L28). */
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

/** The subject of a site: a thing, one of several equal things on its tile, or a thing to be put on a position. */
interface Subject {
  what: string;
  place: Place;
  /** How many equal things are there; 0 for a thing not there yet. */
  amount: number;
  /** Whether it is "this" itself, or what the name stands for. */
  isThis: boolean;
  isHome: boolean;
}

/** How many things of some kinds are at most this far from a position, without the thing itself (L27). */
function countNear(
  land: Land,
  { what, place, amount }: Subject,
  kinds: readonly string[],
  spaces: number,
): number {
  const tiles = [...land.values()].filter((tile) => distance(land, place, tile) <= spaces);
  const there = tiles.flatMap((tile) => allThings(new Map([[key(tile), tile]])));
  const counted = there.filter((thing) => kinds.some((kind) => fits(kind, thing)));
  const tile = land.get(key(place));
  const itself = amount > 0 && tile && kinds.some((kind) => fits(kind, { what, tile })) ? 1 : 0;
  return counted.reduce((sum, thing) => sum + thing.amount, -itself);
}

/** An amount such as `exactly 2`, `a` or `no`, and the kind that is counted. */
const AMOUNT = /^(?:(at least|at most|exactly) )?(\d+|an?|no) (.+)$/;

function isAmount(words: string, count: (kinds: string[]) => number, joint = ' or '): boolean {
  const [, is = 'at least', number, kinds] = AMOUNT.exec(words)!;
  const n = count(kinds.split(joint));
  if (number === 'no') return n === 0;
  const amount = /^an?$/.test(number) ? 1 : Number(number);
  return is === 'at least' ? n >= amount : is === 'at most' ? n <= amount : n === amount;
}

/** The maximum distance of a site, and what it is measured from. */
function reachOf(site: string): { spaces: number; spot: string } {
  const [, spaces, spot] = /^within (\d+) spaces? of (.+)$/.exec(site) ?? [];
  if (spot !== undefined) return { spaces: Number(spaces), spot };
  return { spaces: site.startsWith('adjacent') ? 1 : 0, spot: site.replace(/^(?:adjacent to|on) /, '') };
}

/** Whether one site holds, ignoring its `not`. */
function holdsSite(land: Land, site: string, meant: Meant, subject: Subject): boolean {
  const { what, place, amount, isThis, isHome } = subject;
  const { self, home } = meant;
  const isTile = amount > 0 && TERRAINS.some((terrain) => terrain === what);
  if (site === 'on the edge') return isEdge(land, place);
  if (site.startsWith('in ')) {
    const parts = regionWords(site).flatMap((region) => partsOf(land, region, meant));
    return parts.some(({ tiles, of }) => {
      if (tiles.some((tile) => key(tile) === key(place))) return !(of in SPECIES) || of === what;
      const joins = amount === 0 && (TERRAINS.some((t) => t === what) || what in SPECIES);
      if (!joins || (of === 'tile' && what in SPECIES)) return false;
      return (of === 'tile' || covers(of, what)) && tiles.some((tile) => isNear(land, place, tile));
    });
  }
  const { spaces, spot } = reachOf(site);
  const isNearTo = (thing: Thing | null): boolean =>
    thing !== null && distance(land, place, thing.tile) <= spaces;
  if (site === 'on this') return isNearTo(self);
  if (site === 'on home') return isNearTo(home);
  // Nothing is adjacent to itself, and no tile is on a tile.
  if (spot === 'this') return isNearTo(self) && !isThis;
  if (spot === 'home') return isNearTo(home) && !isHome;
  if (spot === 'this tile') {
    return isNearTo(self) && !(isTile && (spaces === 0 || key(place) === key(self!.tile)));
  }
  return isAmount(spot, (kinds) => countNear(land, subject, kinds, spaces));
}

/**
 * Whether sites hold in the model's notation: `A & B` for both, `A | B` for `either A or B`, `not A` (L26). A site that
 * mentions nothing is false (L29).
 */
function holdsEach(where: string, meant: Meant, holds: (site: string, not: boolean) => boolean): boolean {
  const one = (site: string): boolean => {
    const not = site.startsWith('not ');
    const plain = not ? site.slice(4) : site;
    return !isUnanswered(plain, meant) && holds(plain, not);
  };
  return where.split(' & ').every((site) => site.split(' | ').some(one));
}

/** Whether a `where` holds for a thing. */
export function holdsAll(land: Land, where: string, meant: Meant, subject: Subject): boolean {
  return holdsEach(where, meant, (site, not) => holdsSite(land, site, meant, subject) !== not);
}

/** A group, and the kind of its members. */
interface Group {
  of: string;
  tiles: readonly Tile[];
}

/** Whether a `where` holds for a group: each site for at least one member, or with `not` for none (L15, L27). */
export function holdsOfGroup(land: Land, where: string, meant: Meant, group: Group): boolean {
  return holdsEach(where, meant, (site, not) => isGroupAt(land, site, meant, group) !== not);
}

function isGroupAt(land: Land, site: string, meant: Meant, group: Group): boolean {
  const { of, tiles } = group;
  if (site === 'on the edge') return tiles.some((tile) => isEdge(land, tile));
  if (site.startsWith('in ')) {
    const parts = regionWords(site).flatMap((region) => partsOf(land, region, meant));
    return parts.some((part) =>
      tiles.some((tile) => part.tiles.includes(tile) && (!(part.of in SPECIES) || part.of === of)),
    );
  }
  const { spaces, spot } = reachOf(site);
  const named = { this: meant.self, home: meant.home, 'this tile': tileOf(meant.self) }[spot];
  if (named === undefined) return isAmount(spot, (kinds) => countNearGroup(land, group, kinds, spaces));
  if (named === null) return false;
  // A group is never near its own member.
  if (spaces > 0 && tiles.includes(named.tile)) return !covers(of, named.what);
  return tiles.some((tile) => distance(land, named.tile, tile) <= spaces);
}

const tileOf = (thing: Thing | null): Thing | null => thing && { what: thing.tile.terrain, tile: thing.tile };

/** How many things of some kinds are at most this far from another member of a group; each counts once (L27). */
function countNearGroup(land: Land, { of, tiles }: Group, kinds: readonly string[], spaces: number): number {
  return allThings(land)
    .filter((thing) => kinds.some((kind) => fits(kind, thing)))
    .filter(({ what, tile, amount }) => {
      const isAlone = covers(of, what) && tiles.includes(tile) && amount === 1;
      return tiles.some((near) => distance(land, near, tile) <= spaces && !(isAlone && near === tile));
    })
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Whether a tile is looked for `on` nothing but tiles, which the compiler refuses. */
export function isTileOnTile(kind: string, where: string): boolean {
  const isGround = (word: string): boolean =>
    ['tile', 'land', ...TERRAINS].includes(word.replace(HELD, '$1'));
  const onTile = (site: string): boolean => {
    const [, words] = /^(?:not )?on (?!the edge|this$|home$)(.+)$/.exec(site) ?? [];
    if (words === undefined) return false;
    return words === 'this tile' || AMOUNT.exec(words)![3].split(' or ').every(isGround);
  };
  return isGround(kind) && where.split(/ [&|] /).some(onTile);
}

/** A `where` in the language; the model writes `A & B` and `A | B`. */
export function whereSource(where: string): string {
  return thingSource(
    where
      .split(' & ')
      .map((site) => (site.includes(' | ') ? `either ${site.replaceAll(' | ', ' or ')}` : site))
      .join(' '),
  );
}

/** Whether at least one of the equal things on this tile is where the step looks. */
export function isWhere(
  land: Land,
  where: string,
  meant: Meant,
  sought: Thing & { amount: number },
): boolean {
  return countWhere(land, where, meant, sought) > 0;
}

/** How many of the equal things on this tile are where the step looks. */
export function countWhere(
  land: Land,
  where: string,
  meant: Meant,
  { what, tile, amount }: Thing & { amount: number },
): number {
  if (where === '') return amount;
  const subject = { what, place: tile, amount };
  const isIt = (thing: Thing | null): boolean =>
    thing !== null && what === thing.what && key(tile) === key(thing.tile);
  const [isThis, isHome] = [isIt(meant.self), isIt(meant.home)];
  const apart = [
    { isThis, isHome: false },
    { isThis: false, isHome },
  ].filter((one) => one.isThis || one.isHome);
  // If there is only one, "this" and `home` are the same thing.
  const ones = apart.length > amount ? [{ isThis, isHome }] : apart;
  const others = amount - ones.length;
  const count =
    others > 0 && holdsAll(land, where, meant, { ...subject, isThis: false, isHome: false }) ? others : 0;
  return count + ones.filter((one) => holdsAll(land, where, meant, { ...subject, ...one })).length;
}

const YET_TO_COME = { amount: 0, isThis: false, isHome: false };

/** Positions where a tile may be laid (R7.1, L17, L20). */
export function placesForTile(land: Land, kind: string, where: string, meant: Meant): Place[] {
  if (where === '') return openPlaces(land);
  // A tile is never laid on anything.
  if (
    where.split(' & ').some((site) => site.split(' | ').every((one) => /^(?:not )?on (?!the edge)/.test(one)))
  )
    return [];
  return openPlaces(land).filter((place) =>
    holdsAll(land, where, meant, { what: kind, place, ...YET_TO_COME }),
  );
}

/** Tiles where a mountain, forest or animal may be put (R7.2, R7.3, R8, L14, L21). */
export function placesForToken(land: Land, kind: string, where: string, meant: Meant): Tile[] {
  const among = [...land.values()].filter(
    (tile) => where === '' || holdsAll(land, where, meant, { what: kind, place: tile, ...YET_TO_COME }),
  );
  return tilesFor(kind, among, land.values());
}

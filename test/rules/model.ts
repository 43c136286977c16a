/**
 * A second model of the landscape, as plainly as the rules state it: a map of tiles, searched completely for every
 * question.
 *
 * Written from docs/rules.md alone. It shares no code with the engine, which keeps numbers in arrays and flood-fills
 * them; tests compare the two on thousands of random boards.
 */
export type Terrain = 'desert' | 'grassland' | 'water';
export interface Place {
  q: number;
  r: number;
}

/** A tile and the things on it. */
export interface Tile extends Place {
  terrain: Terrain;
  mountains: number;
  forests: number;
  animals: readonly { species: string; amount: number }[];
  markers?: readonly { marker: string; amount: number }[];
}

/** Tiles by `key`. */
export type Land = ReadonlyMap<string, Tile>;

export const TERRAINS: readonly Terrain[] = ['desert', 'grassland', 'water'];

/** Some species of the base game, by where they may be placed (R8.1). */
export const SPECIES: Readonly<Record<string, readonly Terrain[] | 'mountain' | 'forest'>> = {
  lion: ['desert', 'grassland'],
  rhino: ['desert'],
  stork: ['water', 'grassland'],
  fish: ['water'],
  leopard: 'mountain',
  gorilla: 'forest',
  penguin: ['desert'],
};

/** What an adjacent tile must be, by species (§10 of the second edition). */
const BESIDE: Readonly<Record<string, string>> = { penguin: 'water' };

/** Markers: what a tile must be or have, how many it can hold, and what they keep out of it (L69). */
export const MARKERS: Readonly<Record<string, { on: readonly string[]; most: number; out?: string }>> = {
  glacier: { on: ['desert', 'mountain'], most: 1 },
  reed: { on: ['water', 'forest'], most: 2 },
  ice: { on: ['desert', 'water'], most: 1, out: 'animals' },
  ash: { on: ['grassland'], most: 1, out: 'tokens' },
};

export const DIRECTIONS: readonly Place[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export function key(place: Place): string {
  return `${place.q},${place.r}`;
}

function nextTo(place: Place): Place[] {
  return DIRECTIONS.map((d) => ({ q: place.q + d.q, r: place.r + d.r }));
}

/** The tiles adjacent to a position. */
export function neighbours(land: Land, place: Place): Tile[] {
  return nextTo(place).flatMap((near) => land.get(key(near)) ?? []);
}

/** Positions without a tile that are adjacent to a tile (R7.1). */
export function openPlaces(land: Land): Place[] {
  const open = new Map<string, Place>();
  for (const tile of land.values()) {
    for (const place of nextTo(tile)) if (!land.has(key(place))) open.set(key(place), place);
  }
  return [...open.values()];
}

/** Whether a tile there has fewer than six neighbours (R11.6). */
export function isEdge(land: Land, place: Place): boolean {
  return neighbours(land, place).length < 6;
}

/** How many of a thing are on a tile; 1 if the tile itself is one. */
export function countOn(tile: Tile, thing: string): number {
  switch (thing) {
    case 'tile':
      return 1;
    case 'land':
      return tile.terrain === 'water' ? 0 : 1;
    case 'mountain':
      return tile.mountains;
    case 'forest':
      return tile.forests;
    case 'animal':
      return tile.animals.reduce((sum, animal) => sum + animal.amount, 0);
    default:
      if (TERRAINS.some((terrain) => terrain === thing)) return tile.terrain === thing ? 1 : 0;
      if (thing in MARKERS) return tile.markers?.find(({ marker }) => marker === thing)?.amount ?? 0;
      return tile.animals.find((animal) => animal.species === thing)?.amount ?? 0;
  }
}

export function countIn(tiles: Iterable<Tile>, thing: string): number {
  let sum = 0;
  for (const tile of tiles) sum += countOn(tile, thing);
  return sum;
}

/** Connected groups of tiles that have the thing: habitats, landmasses, communities of a species (R11.2 to R11.4). */
export function groupsOf(land: Land, thing: string): Tile[][] {
  const groups: Tile[][] = [];
  for (const tile of land.values()) {
    if (countOn(tile, thing) === 0 || groups.some((group) => group.includes(tile))) continue;
    const group = [tile];
    for (const member of group) {
      for (const near of neighbours(land, member)) {
        if (countOn(near, thing) > 0 && !group.includes(near)) group.push(near);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** The tile's group of the thing; empty if the tile has none of it. */
export function groupAt(land: Land, tile: Tile, thing: string): Tile[] {
  return groupsOf(land, thing).find((group) => group.includes(tile)) ?? [];
}

/** The number of forests that a tile can hold (R7.3). */
export function forestRoom(tile: Tile): number {
  if (tile.terrain === 'water') return 0;
  return (tile.terrain === 'grassland' ? 1 : 0) + tile.mountains;
}

/** Whether the tile is or has what the marker needs, ignoring markers already there. */
function bears(tile: Tile, marker: string): boolean {
  return MARKERS[marker].on.some((thing) => countOn(tile, thing) > 0);
}

/** Whether a marker on the tile keeps a mountain, a forest or an animal out (L69). */
export function isOpen(tile: Tile, kind: string): boolean {
  const out = tile.markers?.filter(({ amount }) => amount > 0).map(({ marker }) => MARKERS[marker].out) ?? [];
  return !out.includes('tokens') && !(kind in SPECIES && out.includes('animals'));
}

/**
 * Of these tiles, those where a mountain, forest, marker or animal may be put (R7.2, R7.3, R8).
 * @param all every tile of the landscape
 */
export function tilesFor(kind: string, tiles: readonly Tile[], all: Iterable<Tile> = tiles): Tile[] {
  if (kind in MARKERS) return tiles.filter((t) => bears(t, kind) && countOn(t, kind) < MARKERS[kind].most);
  if (kind === 'mountain')
    return tiles.filter((t) => isOpen(t, kind) && t.terrain !== 'water' && t.mountains === 0);
  if (kind === 'forest') return tiles.filter((t) => isOpen(t, kind) && t.forests < forestRoom(t));
  const land = new Map([...all].map((t) => [key(t), t]));
  const fitting = tiles.filter((t) => suits(land, kind, t));
  const empty = fitting.filter((t) => t.animals.length === 0);
  return empty.length > 0 ? empty : fitting;
}

/** Whether an animal may be placed on a tile, by what the tile is and has, and by its neighbours (R8.1). */
export function suits(land: Land, species: string, tile: Tile): boolean {
  const on = SPECIES[species];
  const isBeside = !(species in BESIDE) || countIn(neighbours(land, tile), BESIDE[species]) > 0;
  return (
    isOpen(tile, species) &&
    isBeside &&
    (typeof on === 'string' ? countOn(tile, on) > 0 : on.includes(tile.terrain))
  );
}

/** Whether an animal of this species may be on a terrain, however it got there (R9.2). */
export function mayEnter(species: string, terrain: Terrain): boolean {
  const on = SPECIES[species];
  const tabs: readonly Terrain[] = typeof on === 'string' ? ['desert'] : on;
  return terrain === 'water' ? tabs.includes('water') : tabs.some((tab) => tab !== 'water');
}

/** The tiles on which an animal of this species can end within a number of spaces (R9). */
export function reachOf(land: Land, species: string, from: Tile, spaces: number): Tile[] {
  let reached = [from];
  for (let step = 0; step < spaces; step++) {
    const onward = reached.flatMap((tile) =>
      neighbours(land, tile).filter((near) => mayEnter(species, near.terrain)),
    );
    reached = [...new Set([...reached, ...onward])];
  }
  return reached.filter((tile) => tile !== from && isOpen(tile, species));
}

/** The tile after its terrain is replaced, with what may stay on it (R10.1). */
export function replaced(tile: Tile, terrain: Terrain): Tile {
  const floods = terrain === 'water' && tile.terrain !== 'water';
  const dries = terrain !== 'water' && tile.terrain === 'water';
  const animals = tile.animals.filter(({ species }) => !(floods || dries) || mayEnter(species, terrain));
  const left = trimmed({ ...tile, terrain, mountains: floods ? 0 : tile.mountains, animals });
  return { ...left, markers: left.markers?.filter(({ marker }) => bears(left, marker)) ?? [] };
}

/** The tile without the forests that it can no longer hold (R10.1, R10.3). */
export function trimmed(tile: Tile): Tile {
  return { ...tile, forests: Math.min(tile.forests, forestRoom(tile)) };
}

/** The tile with one of these things removed. */
export function without(tile: Tile, thing: string): Tile {
  const animals = tile.animals
    .map((animal) => (animal.species === thing ? { ...animal, amount: animal.amount - 1 } : animal))
    .filter((animal) => animal.amount > 0);
  const mountains = tile.mountains - (thing === 'mountain' ? 1 : 0);
  const forests = tile.forests - (thing === 'forest' ? 1 : 0);
  const markers = (tile.markers ?? [])
    .map((one) => (one.marker === thing ? { ...one, amount: one.amount - 1 } : one))
    .filter(({ amount }) => amount > 0);
  return { ...tile, mountains, forests, animals, markers };
}

/**
 * Placement: where a tile or token may be put (R7, R8), and what may be taken up when its supply is empty (R7.4).
 */
import { FOREST, LAND, MOUNTAIN, SPECIES, WATER, type WhereCode } from './code.ts';
import type { EffectFrame } from './frames.ts';
import { closeParts, hasCell, openParts, type Part, touches } from './groups.ts';
import {
  animalItem,
  forestItem,
  hasThing,
  mountainItem,
  NO_ITEM,
  secondForestItem,
  thingOf,
  tokenOf,
} from './items.ts';
import {
  enterCell,
  forestCapacity,
  isLand,
  type Landscape,
  leaveCell,
  putForest,
  putMountain,
  takeForest,
  takeMountain,
  tileSupply,
} from './landscape.ts';
import { countAround, isEdge, isWithinOne, type Place, readPlace } from './places.ts';
import { isUnanswered } from './regions.ts';
import type { Game } from './state.ts';
import { type Species, SUPPLY_FOREST, SUPPLY_MOUNTAIN, SUPPLY_SPECIES, TAB_DESERT } from './tables.ts';

/** True for the three terrains. */
export function isTerrain(kind: number): boolean {
  return kind <= WATER;
}

/** Index of the supply a kind comes from; `LAND` is the stack both kinds of land share. */
export function supplyOf(kind: number): number {
  if (kind <= LAND) return tileSupply(kind);
  if (kind === MOUNTAIN) return SUPPLY_MOUNTAIN;
  if (kind === FOREST) return SUPPLY_FOREST;
  return SUPPLY_SPECIES + kind - SPECIES;
}

/** True if an animal of the species may be put on the tile by its tabs or token (R8.1). */
export function suits(land: Landscape, species: Species, cell: number): boolean {
  const terrain = land.terrain[cell];
  if (terrain === 0) return false;
  if (species.token > 0) return hasThing(land, cell, species.token);
  return (species.tabs & (TAB_DESERT << (terrain - 1))) !== 0;
}

/**
 * Cells where one of the kind may be put, by its normal rules and the step's `where`; the supply is not looked at.
 * @param gone an item that was taken up: nothing answers to it (L9)
 */
export function spotsFor(
  game: Game,
  frame: EffectFrame,
  kind: number,
  where: WhereCode | null,
  gone = NO_ITEM,
): number[] {
  // What a name or "this" stands for may be what was taken up.
  if (where && gone !== NO_ITEM && where.from >= 0 && frame.slots[where.from] === gone) return [];
  const left = gone !== NO_ITEM && frame.self === gone ? { ...frame, self: NO_ITEM } : frame;
  if (left !== frame && isUnanswered(left, where)) return [];
  const level = openParts();
  const place = readPlace(game, left, where);
  const land = game.landscape;
  const cells = isTerrain(kind) ? tileSpots(land, kind, place) : tokenSpots(game, kind, place);
  closeParts(level);
  return cells;
}

/** Items of the kind that may be taken up because its supply is empty, so that there is a place for it (R7.4, L9). */
export function takeUps(game: Game, frame: EffectFrame, kind: number, where: WhereCode | null): number[] {
  const land = game.landscape;
  const items: number[] = [];
  for (let cell = 0; cell < land.terrain.length; cell++) {
    if (land.terrain[cell] === 0 || !hasThing(land, cell, kind)) continue;
    if (kind === MOUNTAIN && land.fixed[cell] > 0) continue;
    const item = itemToTake(game, kind, cell);
    const back = takeUp(land, item, cell);
    if (spotsFor(game, frame, kind, where, item).length > 0) items.push(item);
    back();
  }
  return items;
}

/** True if at least one of the kind can be put somewhere now. */
export function canPlace(game: Game, frame: EffectFrame, kind: number, where: WhereCode | null): boolean {
  if (isUnanswered(frame, where)) return false;
  if (game.landscape.supply[supplyOf(kind)] > 0) return spotsFor(game, frame, kind, where).length > 0;
  return !isTerrain(kind) && takeUps(game, frame, kind, where).length > 0;
}

/** The item that stands for the equal ones on a tile: one nothing answers to, if there is one (L2). */
export function itemToTake(game: Game, kind: number, cell: number): number {
  if (kind === MOUNTAIN) return mountainItem(cell);
  const { landscape: land } = game;
  if (kind === FOREST) {
    const [first, second] = [forestItem(cell), secondForestItem(cell)];
    return land.forests[cell] > 1 && rankOf(game, second) < rankOf(game, first) ? second : first;
  }
  let best = NO_ITEM;
  let bestRank = 3;
  for (let t = land.firstAnimal[cell]; t > 0; t = land.nextAnimal[t - 1]) {
    if (SPECIES + land.tokenSpecies[t - 1] !== kind) continue;
    const rank = rankOf(game, animalItem(t - 1));
    if (rank >= bestRank) continue;
    bestRank = rank;
    best = animalItem(t - 1);
  }
  return best;
}

/** 0: nothing speaks of the item; 1: a name does; 2: it is "this" of an effect. */
export function rankOf(game: Game, item: number): number {
  let rank = 0;
  for (const frame of game.stack) {
    if (frame.task !== 'effect') continue;
    if (frame.self === item) return 2;
    const code = frame.card >= 0 ? game.tables.cards[frame.card].code : game.tables.effects[frame.effect];
    if (code.names.some((slot) => frame.slots[slot] === item)) rank = 1;
  }
  return rank;
}

/** Lifts a token off its tile for a moment; the function it gives puts it back. */
function takeUp(land: Landscape, item: number, cell: number): () => void {
  if (item === mountainItem(cell)) {
    takeMountain(land, cell);
    return () => putMountain(land, cell);
  }
  if (thingOf(land, item) === FOREST) {
    takeForest(land, cell);
    return () => putForest(land, cell);
  }
  const token = tokenOf(item);
  leaveCell(land, token);
  return () => enterCell(land, token, cell);
}

/** Empty cells next to a tile (R7.1) in the place. */
function tileSpots(land: Landscape, terrain: number, place: Place): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < land.terrain.length; cell++) {
    if (land.terrain[cell] === 0 && land.near[cell] > 0 && isTileThere(land, place, cell, terrain))
      cells.push(cell);
  }
  return cells;
}

/** A tile laid in a region joins it and must be of its kind; only terrain has such regions (L17). */
function isTileThere(land: Landscape, place: Place, cell: number, terrain: number): boolean {
  switch (place.place) {
    case 'anywhere':
      return true;
    case 'edge':
      return isEdge(land, cell);
    case 'around':
      return isWithinOne(place.cell, cell);
    case 'near-thing':
      return countAround(land, cell, place.thing) > 0;
    case 'cell':
    case 'on-thing':
      return false;
    case 'parts':
      return place.parts.some((part) => joinsTile(part, cell, terrain));
  }
}

function joinsTile(part: Part, cell: number, terrain: number): boolean {
  if (part.of === 0) return true;
  const isOfKind = part.of === terrain || (part.of === LAND && isLand(terrain));
  return isOfKind && touches(part, cell);
}

function tokenSpots(game: Game, kind: number, place: Place): number[] {
  const { landscape: land, tables } = game;
  const cells: number[] = [];
  const species = kind >= SPECIES ? tables.species[kind - SPECIES] : null;
  for (let cell = 0; cell < land.terrain.length; cell++) {
    const terrain = land.terrain[cell];
    if (terrain === 0) continue;
    const fits = species
      ? suits(land, species, cell)
      : kind === MOUNTAIN
        ? isLand(terrain) && land.mountains[cell] === 0
        : land.forests[cell] < forestCapacity(land, cell);
    if (fits && isTokenThere(land, place, cell, kind)) cells.push(cell);
  }
  if (!species) return cells;
  // R8.2, R8.3: an empty tile first, among the tiles of the place only (L21).
  const empty = cells.filter((cell) => land.firstAnimal[cell] === 0);
  return empty.length > 0 ? empty : cells;
}

/** Where a token may go by the step's words: near and on count from its tile-to-be (L14). */
function isTokenThere(land: Landscape, place: Place, cell: number, kind: number): boolean {
  switch (place.place) {
    case 'anywhere':
      return true;
    case 'edge':
      return isEdge(land, cell);
    case 'cell':
      return cell === place.cell;
    case 'around':
      return isWithinOne(place.cell, cell);
    case 'near-thing':
      return countAround(land, cell, place.thing) > 0;
    case 'on-thing':
      return hasThing(land, cell, place.thing);
    case 'parts':
      return place.parts.some((part) => joinsToken(part, cell, kind));
  }
}

/** A token goes on the tiles of a habitat or landmass; it joins a community by being next to one of its tokens. */
function joinsToken(part: Part, cell: number, kind: number): boolean {
  if (part.of < SPECIES) return hasCell(part, cell);
  return part.of === kind && (hasCell(part, cell) || touches(part, cell));
}

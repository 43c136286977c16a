/**
 * Placement: where a tile or token may be put (R7, R8), and what may be taken up when its supply is empty (R7.4).
 */
import { FOREST, LAND, MOUNTAIN, SPECIES, WATER, type WhereCode } from './code.ts';
import type { EffectFrame } from './frames.ts';
import { closeParts, hasCell, openParts, type Part, touches } from './groups.ts';
import { HEXES } from './hex.ts';
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
import { codeOf } from './things.ts';

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
  const cells: number[] = [];
  const left = without(frame, where, gone);
  if (!left) return cells;
  const level = openParts();
  const place = readPlace(game, left, where);
  if (isTerrain(kind)) addTileSpots(cells, game.landscape, kind, place);
  else if (kind < SPECIES) addTokenSpots(cells, game, kind, place);
  else addAnimalSpots(cells, game, kind, place);
  closeParts(level);
  return cells;
}

/** The frame as it is once an item is taken up; null if nothing answers to the `where` then. */
function without(frame: EffectFrame, where: WhereCode | null, gone: number): EffectFrame | null {
  if (gone === NO_ITEM) return frame;
  // What a name or "this" stands for may be what was taken up.
  if (where && where.from >= 0 && frame.slots[where.from] === gone) return null;
  if (frame.self !== gone) return frame;
  const left = { ...frame, self: NO_ITEM };
  return isUnanswered(left, where) ? null : left;
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
    if (hasSpot(game, frame, kind, where, item)) items.push(item);
    back();
  }
  return items;
}

/** True if at least one of the kind can be put somewhere now. */
export function canPlace(game: Game, frame: EffectFrame, kind: number, where: WhereCode | null): boolean {
  if (isUnanswered(frame, where)) return false;
  if (game.landscape.supply[supplyOf(kind)] > 0) return hasSpot(game, frame, kind, where, NO_ITEM);
  return !isTerrain(kind) && takeUps(game, frame, kind, where).length > 0;
}

/** True if `spotsFor` would give any cell. */
function hasSpot(
  game: Game,
  frame: EffectFrame,
  kind: number,
  where: WhereCode | null,
  gone: number,
): boolean {
  const left = without(frame, where, gone);
  if (!left) return false;
  const level = openParts();
  const place = readPlace(game, left, where);
  const land = game.landscape;
  let found = false;
  for (let cell = 0; cell < land.terrain.length && !found; cell++) {
    found = isTerrain(kind)
      ? isFree(land, cell) && isTileThere(land, place, cell, kind)
      : fitsToken(game, kind, cell) && isTokenThere(land, place, cell, kind);
  }
  closeParts(level);
  return found;
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
    for (const slot of codeOf(game, frame).names) if (frame.slots[slot] === item) rank = 1;
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

/** True if a tile may be laid there: empty and next to one (R7.1). */
function isFree(land: Landscape, cell: number): boolean {
  return land.terrain[cell] === 0 && land.near[cell] > 0;
}

/** True if a token may be put on the cell's tile by the normal rules of its kind (R7.2, R7.3, R8.1). */
function fitsToken({ landscape: land, tables }: Game, kind: number, cell: number): boolean {
  if (kind === MOUNTAIN) return isLand(land.terrain[cell]) && land.mountains[cell] === 0;
  if (kind === FOREST) return land.forests[cell] < forestCapacity(land, cell);
  return suits(land, tables.species[kind - SPECIES], cell);
}

function addTileSpots(cells: number[], land: Landscape, terrain: number, place: Place): void {
  const isAnywhere = place.place === 'anywhere';
  for (let cell = 0; cell < land.terrain.length; cell++) {
    if (isFree(land, cell) && (isAnywhere || isTileThere(land, place, cell, terrain))) cells.push(cell);
  }
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
      for (const part of place.parts) if (joinsTile(part, cell, terrain)) return true;
      return false;
  }
}

function joinsTile(part: Part, cell: number, terrain: number): boolean {
  if (part.of === 0) return true;
  const isOfKind = part.of === terrain || (part.of === LAND && isLand(terrain));
  return isOfKind && touches(part, cell);
}

/** Mountains and forests. */
function addTokenSpots(cells: number[], game: Game, kind: number, place: Place): void {
  const { landscape: land } = game;
  if (place.place === 'around' || place.place === 'cell') {
    addNear(cells, game, kind, place);
    return;
  }
  const isAnywhere = place.place === 'anywhere';
  for (let cell = 0; cell < land.terrain.length; cell++) {
    if (fitsToken(game, kind, cell) && (isAnywhere || isTokenThere(land, place, cell, kind)))
      cells.push(cell);
  }
}

/** Animals: on an empty tile first (R8.2, R8.3), among the tiles of the place only (L21). */
function addAnimalSpots(cells: number[], game: Game, kind: number, place: Place): void {
  const { landscape: land } = game;
  const { firstAnimal } = land;
  addTokenSpots(cells, game, kind, place);
  let empty = 0;
  for (const cell of cells) if (firstAnimal[cell] === 0) cells[empty++] = cell;
  if (empty > 0) cells.length = empty;
}

/** The tiles within one space of a cell, or the cell alone, in ascending order. */
function addNear(cells: number[], game: Game, kind: number, place: Place): void {
  const { cell } = place;
  if (place.place === 'around') {
    const { around } = HEXES;
    for (let i = cell * 7; i < cell * 7 + 7; i++) if (fitsToken(game, kind, around[i])) cells.push(around[i]);
  } else if (fitsToken(game, kind, cell)) {
    cells.push(cell);
  }
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
      for (const part of place.parts) if (joinsToken(part, cell, kind)) return true;
      return false;
  }
}

/** A token goes on the tiles of a habitat or landmass; it joins a community by being next to one of its tokens. */
function joinsToken(part: Part, cell: number, kind: number): boolean {
  if (part.of < SPECIES) return hasCell(part, cell);
  return part.of === kind && (hasCell(part, cell) || touches(part, cell));
}

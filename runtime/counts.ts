/**
 * Counts and conditions: what a card reads from the landscape and from its own effect.
 */
import {
  type ConditionCode,
  type CountCode,
  FOREST,
  LAND,
  MOUNTAIN,
  SPECIES,
  type TestCode,
  type ThingSet,
} from './code.ts';
import type { EffectFrame } from './frames.ts';
import { closeParts, eachGroup, hasCell, membersOf, openParts, type Part, touches } from './groups.ts';
import { HEXES } from './hex.ts';
import {
  animalItem,
  cellOf,
  covers,
  forestItem,
  mountainItem,
  NO_ITEM,
  secondForestItem,
  thingOf,
  tileItem,
} from './items.ts';
import type { Landscape } from './landscape.ts';
import type { Compare } from './ops/terms.ts';
import { ANYWHERE, around, bestOverTies, isEdge, isThere, isWithinOne, type Place } from './places.ts';
import { isUnanswered, partsOf, regionUnanswered } from './regions.ts';
import type { Game } from './state.ts';
import { ANIMAL_BIT, FOREST_BIT, MOUNTAIN_BIT, TILE_BITS } from './thing-sets.ts';

/** True if the number is as asked. */
export function compares(compare: Compare, n: number): boolean {
  switch (compare.is) {
    case 'least':
      return n >= compare.amount;
    case 'most':
      return n <= compare.amount;
    case 'exactly':
      return n === compare.amount;
  }
}

/** What a count gives now. Where nothing answers to "this" it is 0. */
export function countOf(game: Game, frame: EffectFrame, count: CountCode): number {
  if (count.count === 'done') return frame.slots[count.slot];
  if (count.adjacent && frame.self === NO_ITEM) return 0;
  if (isUnanswered(frame, count.where)) return 0;
  if (!count.where) return countIn(game, frame, count, ANYWHERE);
  return bestOverTies(game, frame, count.where, (place) => countIn(game, frame, count, place));
}

function countIn(game: Game, frame: EffectFrame, count: CountCode, place: Place): number {
  if (count.count === 'groups') return countGroups(game, frame, count, place);
  const land = game.landscape;
  const near = count.adjacent ? around(land, frame.self) : null;
  if (!count.different) return countThings(land, count.things, place, near);
  const kinds: number[] = [];
  tally(land, count.things, place, near, kinds);
  return kinds.length;
}

/** How many of these things the whole landscape has. */
export function countEverywhere(land: Landscape, things: ThingSet): number {
  return countWhole(land, things, ANYWHERE);
}

function countThings(land: Landscape, things: ThingSet, place: Place, near: Place | null): number {
  const isWhole = near === null && place.place !== 'around' && place.place !== 'cell';
  if (isWhole && !(place.place === 'parts' && place.parts.length === 1))
    return countWhole(land, things, place);
  return tally(land, things, place, near, null);
}

/** Counts kind by kind over all there is: a set mostly has one kind. */
function countWhole(land: Landscape, { bits, species }: ThingSet, place: Place): number {
  const { terrain, mountains, forests, tokenCell, tokenSpecies } = land;
  const anywhere = place.place === 'anywhere';
  let sum = 0;
  if ((bits & TILE_BITS) !== 0) {
    for (let cell = 0; cell < terrain.length; cell++) {
      if (((bits >> terrain[cell]) & 1) === 0) continue;
      if (anywhere || isThere(land, place, cell, terrain[cell])) sum++;
    }
  }
  if ((bits & MOUNTAIN_BIT) !== 0) {
    for (let cell = 0; cell < mountains.length; cell++) {
      if (mountains[cell] > 0 && isThere(land, place, cell, MOUNTAIN)) sum += mountains[cell];
    }
  }
  if ((bits & FOREST_BIT) !== 0) {
    for (let cell = 0; cell < forests.length; cell++) {
      if (forests[cell] > 0 && isThere(land, place, cell, FOREST)) sum += forests[cell];
    }
  }
  if ((bits & ANIMAL_BIT) !== 0) {
    for (let token = 0; token < tokenCell.length; token++) {
      if (tokenCell[token] < 0 || !species[tokenSpecies[token]]) continue;
      if (isThere(land, place, tokenCell[token], SPECIES + tokenSpecies[token])) sum++;
    }
  }
  return sum;
}

/** Counts cell by cell, in `kinds` also the different ones; the item `near` or `place` is around is left out. */
function tally(
  land: Landscape,
  things: ThingSet,
  place: Place,
  near: Place | null,
  kinds: number[] | null,
): number {
  const ring = near ?? (place.place === 'around' ? place : null);
  if (ring) {
    const { neighbours } = HEXES;
    // A place that is the ring itself needs no second look.
    const rest = ring === place ? ANYWHERE : place;
    let sum = tallyAt(land, ring.cell, things, rest, ring.item, place.item, kinds);
    for (let i = ring.cell * 6; i < ring.cell * 6 + 6; i++) {
      if (land.terrain[neighbours[i]] > 0)
        sum += tallyAt(land, neighbours[i], things, rest, ring.item, place.item, kinds);
    }
    return sum;
  }
  if (place.place === 'cell') return tallyAt(land, place.cell, things, ANYWHERE, NO_ITEM, NO_ITEM, kinds);
  let sum = 0;
  if (place.place === 'parts' && place.parts.length === 1) {
    const part = place.parts[0];
    for (let i = 0; i < part.n; i++)
      sum += tallyAt(land, part.cells[i], things, place, NO_ITEM, NO_ITEM, kinds);
    return sum;
  }
  for (let cell = 0; cell < land.terrain.length; cell++) {
    if (land.terrain[cell] > 0) sum += tallyAt(land, cell, things, place, NO_ITEM, NO_ITEM, kinds);
  }
  return sum;
}

function tallyAt(
  land: Landscape,
  cell: number,
  things: ThingSet,
  place: Place,
  except: number,
  other: number,
  kinds: number[] | null,
): number {
  const { bits } = things;
  const terrain = land.terrain[cell];
  let sum = 0;
  if (((bits >> terrain) & 1) !== 0 && tileItem(cell) !== except && tileItem(cell) !== other) {
    if (isThere(land, place, cell, terrain)) sum += tallyOne(kinds, terrain, 1);
  }
  if ((bits & MOUNTAIN_BIT) !== 0 && land.mountains[cell] > 0) {
    const isOut = mountainItem(cell) === except || mountainItem(cell) === other;
    if (!isOut && isThere(land, place, cell, MOUNTAIN))
      sum += tallyOne(kinds, MOUNTAIN, land.mountains[cell]);
  }
  if ((bits & FOREST_BIT) !== 0 && land.forests[cell] > 0) {
    const amount = forestsBut(land, cell, except, other);
    if (amount > 0 && isThere(land, place, cell, FOREST)) sum += tallyOne(kinds, FOREST, amount);
  }
  if ((bits & ANIMAL_BIT) !== 0) {
    for (let t = land.firstAnimal[cell]; t > 0; t = land.nextAnimal[t - 1]) {
      const species = land.tokenSpecies[t - 1];
      if (!things.species[species] || animalItem(t - 1) === except || animalItem(t - 1) === other) continue;
      if (isThere(land, place, cell, SPECIES + species)) sum += tallyOne(kinds, SPECIES + species, 1);
    }
  }
  return sum;
}

function tallyOne(kinds: number[] | null, kind: number, amount: number): number {
  if (kinds !== null && !kinds.includes(kind)) kinds.push(kind);
  return amount;
}

/** Forests on a cell, two items not counted. */
function forestsBut(land: Landscape, cell: number, except: number, other: number): number {
  const [first, second] = [forestItem(cell), secondForestItem(cell)];
  let amount = first === except || first === other ? 0 : 1;
  if (land.forests[cell] > 1 && second !== except && second !== other) amount++;
  return amount;
}

function countGroups(game: Game, frame: EffectFrame, count: CountCode, place: Place): number {
  const { landscape: land, tables } = game;
  const { group, adjacent, with: held } = count;
  if (!group) return 0;
  let sum = 0;
  for (const of of membersOf(group, tables.species.length)) {
    eachGroup(land, of, (part) => {
      if (adjacent && !isAdjacentGroup(land, part, frame.self)) return;
      if (held && !compares(held.compare, countInPart(land, part, held.things))) return;
      if (isPartThere(land, part, place)) sum++;
    });
  }
  return sum;
}

/** Things on the tiles of a part; in a community only its own tokens (L17). */
function countInPart(land: Landscape, part: Part, things: ThingSet): number {
  return countThings(land, things, { ...ANYWHERE, place: 'parts', parts: [part] }, null);
}

/** A group is in a place when one of its members is; around an item, as `adjacent` says it (L15). */
function isPartThere(land: Landscape, part: Part, place: Place): boolean {
  if (place.place === 'anywhere') return true;
  if (place.place === 'around') return isAdjacentGroup(land, part, place.item);
  for (let i = 0; i < part.n; i++) {
    const cell = part.cells[i];
    const thing = part.of === LAND ? land.terrain[cell] : part.of;
    if (isThere(land, place, cell, thing)) return true;
  }
  return false;
}

/** True if the group is next to "this", or a named item, and not the one that item belongs to (L15). */
function isAdjacentGroup(land: Landscape, part: Part, item: number): boolean {
  const cell = cellOf(land, item);
  if (!hasCell(part, cell)) return touches(part, cell);
  return !covers(part.of, thingOf(land, item));
}

/** Whether a condition holds for the player `you`. */
export function isTrue(game: Game, frame: EffectFrame, condition: ConditionCode, you: number): boolean {
  for (const test of condition.tests) {
    if (passes(game, frame, test, you) !== condition.all) return !condition.all;
  }
  return condition.all;
}

/** One test; false where nothing answers to what it speaks of, also when negated (L4). */
function passes(game: Game, frame: EffectFrame, test: TestCode, you: number): boolean {
  if (test.needsThis && frame.self === NO_ITEM) return false;
  if (test.test === 'adjacent-to' && frame.slots[test.slot] === NO_ITEM) return false;
  if (test.region && regionUnanswered(frame, test.region)) return false;
  if (test.count && isUnanswered(frame, test.count.where)) return false;
  return holdsTest(game, frame, test, you) !== test.not;
}

function holdsTest(game: Game, frame: EffectFrame, test: TestCode, you: number): boolean {
  const land = game.landscape;
  const { self } = frame;
  switch (test.test) {
    case 'adjacent':
      return compares(test.compare, countThings(land, test.things, ANYWHERE, around(land, self)));
    case 'adjacent-to': {
      const item = frame.slots[test.slot];
      return item !== self && isWithinOne(cellOf(land, item), cellOf(land, self));
    }
    case 'edge':
      return isEdge(land, cellOf(land, self));
    case 'region':
      return regionHas(game, frame, test);
    case 'there':
      return test.count !== null && compares(test.compare, countOf(game, frame, test.count));
    case 'have': {
      const has = { vp: game.vp[you], cube: game.cubes[you], card: game.hands[you].length };
      return compares(test.compare, has[test.what]);
    }
  }
}

/** One of several adjacent habitats is enough; of several largest groups the one with most counts (L18). */
function regionHas(game: Game, frame: EffectFrame, test: TestCode): boolean {
  if (!test.region) return false;
  const level = openParts();
  const counts = partsOf(game, frame, test.region).map((part) =>
    countInPart(game.landscape, part, test.things),
  );
  closeParts(level);
  if (test.region.region === 'adjacent-habitat') return counts.some((n) => compares(test.compare, n));
  return compares(test.compare, Math.max(0, ...counts));
}

/**
 * Sets of things: several nouns of a step as flags, so that "is this one of them?" is one look.
 */
import {
  ANIMAL,
  DESERT,
  FOREST,
  GRASSLAND,
  LAND,
  MARKERS,
  MOUNTAIN,
  rowOf,
  SPECIES,
  type ThingSet,
  TILE,
  WATER,
} from './code.ts';

const LAND_BITS = (1 << DESERT) | (1 << GRASSLAND);

/** Bits of a `ThingSet`. */
export const TILE_BITS = LAND_BITS | (1 << WATER);
export const MOUNTAIN_BIT = 1 << MOUNTAIN;
export const FOREST_BIT = 1 << FOREST;
export const ANIMAL_BIT = 1 << ANIMAL;
export const MARKER_BIT = 1 << (ANIMAL + 1);

/** The bits of a thing other than an animal or marker. */
export function bitsOf(thing: number): number {
  if (thing === LAND) return LAND_BITS;
  return thing === TILE ? TILE_BITS : 1 << thing;
}

/**
 * Bits of the terrains whose tiles can be replaced with one of these: never by their own kind; land for land needs no
 * stack (L8).
 * @param stacks which stacks have a tile: 1 for land, 2 for water, 3 for both
 */
export function replaceable(become: readonly number[], stacks: number): number {
  let bits = 0;
  for (const terrain of become) {
    const hasTile = (stacks & (terrain === WATER ? 2 : 1)) !== 0;
    const from = hasTile ? TILE_BITS : terrain === WATER ? 0 : LAND_BITS;
    bits |= from & ~(1 << terrain);
  }
  return bits;
}

/** The set of these things, in a vocabulary with so many species and markers. */
export function thingSet(things: readonly number[], species: number, markers = 0): ThingSet {
  const set: ThingSet = { bits: 0, species: new Array<boolean>(species + markers).fill(false) };
  for (const thing of things) {
    if (thing < ANIMAL) set.bits |= bitsOf(thing);
    else set.bits |= thing < MARKERS ? ANIMAL_BIT : MARKER_BIT;
    if (thing === ANIMAL) set.species.fill(true, 0, species);
    else if (thing >= SPECIES) set.species[rowOf(thing)] = true;
  }
  return set;
}

/** Things as numbers, and sets of them, in linked programs. */
import type { Compare } from '../../program/index.ts';

/** Things as numbers. Terrains come first, so that a tile's terrain is its thing; species start at `SPECIES`. */
export const DESERT = 1;
export const GRASSLAND = 2;
export const WATER = 3;
export const LAND = 4;
export const TILE = 5;
export const MOUNTAIN = 6;
export const FOREST = 7;
export const ANIMAL = 8;
/** The first species; species `s` is thing `SPECIES + s`. */
export const SPECIES = 9;
/**
 * Markers share one numbering with the species and come after them: number `i` of that list is thing `MARKERS + i`.
 * `MARKERS` exceeds any number of species, so a number alone identifies a thing.
 */
export const MARKERS = 1 << 20;

/** True for a species of animal. */
export function isSpecies(thing: number): boolean {
  return thing >= SPECIES && thing < MARKERS;
}

/** Index of a species or marker in `tables.species`. */
export function rowOf(thing: number): number {
  return thing - (thing >= MARKERS ? MARKERS : SPECIES);
}

/** Several things as flags (`thing-sets.ts`). `land`, `tile` and `animal` are expanded to what they cover. */
export interface ThingSet {
  /** A bit for each terrain, `MOUNTAIN` and `FOREST`; one for any animals and one for any markers (`thing-sets.ts`). */
  bits: number;
  /** `bits`, with the terrains of `holders`: a cell with none of these has nothing of the set. */
  mask: number;
  /** For each species, then each marker, whether the set contains it. */
  species: boolean[];
  /** Tiles that qualify by what is on them. */
  holders: HolderCode[];
}

/** Tiles of these terrains, as bits, with all of these things on them (L30). */
export interface HolderCode {
  bits: number;
  with: HeldCode[];
}

/** A number of certain things on a tile or in a group. */
export interface HeldCode {
  compare: Compare;
  things: ThingSet;
}

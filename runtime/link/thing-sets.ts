/** Sets of things: the nouns of a step as flags, so that a membership test is one lookup. */
import { type Holder, markersOf, type Sought } from '../../program/index.ts';
import {
  ANIMAL,
  DESERT,
  FOREST,
  GRASSLAND,
  type HolderCode,
  LAND,
  MARKERS,
  MOUNTAIN,
  rowOf,
  SPECIES,
  type ThingSet,
  TILE,
  WATER,
} from './things.ts';
import { thingCode, type WordNumbers } from './words.ts';

/** Bits of a `ThingSet`, and of the kinds of things on a cell. */
export const LAND_BITS = (1 << DESERT) | (1 << GRASSLAND);
export const TILE_BITS = LAND_BITS | (1 << WATER);
export const MOUNTAIN_BIT = 1 << MOUNTAIN;
export const FOREST_BIT = 1 << FOREST;
export const ANIMAL_BIT = 1 << ANIMAL;
export const MARKER_BIT = 1 << (ANIMAL + 1);
/** Bits of a cell whose tile can bear one more mountain or forest (R7.2, R7.3). */
export const MOUNTAIN_ROOM_BIT = 1 << (ANIMAL + 2);
export const FOREST_ROOM_BIT = 1 << (ANIMAL + 3);

/** The bits of a thing: one for all animals, one for all markers. */
export function thingBits(thing: number): number {
  if (thing >= ANIMAL) return thing < MARKERS ? ANIMAL_BIT : MARKER_BIT;
  if (thing === LAND) return LAND_BITS;
  return thing === TILE ? TILE_BITS : 1 << thing;
}

/**
 * Bits of the terrains whose tiles can be replaced with one of these. A tile is never replaced with its own kind; land
 * for land needs no stack (L8).
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

/** The set of these things, in a vocabulary with this many species and markers. */
export function thingSet(
  things: readonly number[],
  animals: number,
  markers = 0,
  holders: HolderCode[] = [],
): ThingSet {
  const bits = things.reduce((all, thing) => all | thingBits(thing), 0);
  const mask = holders.reduce((all, holder) => all | holder.bits, bits);
  const species = new Array<boolean>(animals + markers).fill(false);
  if (things.includes(ANIMAL)) species.fill(true, 0, animals);
  for (const thing of things) if (thing >= SPECIES) species[rowOf(thing)] = true;
  return { bits, mask, species, holders };
}

/** The set of things that a step looks for, in this vocabulary. Tiles may be limited by what is on them (L30). */
export function soughtSet(words: WordNumbers, things: readonly Sought[]): ThingSet {
  const codes = things.flatMap((sought) => (typeof sought === 'string' ? thingCode(words, sought) : []));
  const holders = things.flatMap((sought) => (typeof sought === 'string' ? [] : holderCode(words, sought)));
  return thingSet(codes, words.animals.length, markersOf(words).length, holders);
}

function holderCode(words: WordNumbers, { ground, with: held }: Holder): HolderCode {
  return {
    bits: thingBits(thingCode(words, ground)),
    with: held.map(({ compare, things }) => ({ compare, things: soughtSet(words, things) })),
  };
}

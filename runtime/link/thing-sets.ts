/** Sets of things: the nouns of a step as flags, so that a membership test is one lookup. */
import { type Compare, type Holder, markersOf, type Sought } from '../../program/index.ts';
import {
  ANIMAL,
  DESERT,
  FOREST,
  GRASSLAND,
  type HeldCode,
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

const LAND_BITS = (1 << DESERT) | (1 << GRASSLAND);

/** Bits of a `ThingSet`. */
export const TILE_BITS = LAND_BITS | (1 << WATER);
export const MOUNTAIN_BIT = 1 << MOUNTAIN;
export const FOREST_BIT = 1 << FOREST;
export const ANIMAL_BIT = 1 << ANIMAL;
export const MARKER_BIT = 1 << (ANIMAL + 1);
/** Marks a set with tiles that qualify by what is on them. */
export const HOLDER_BIT = 1 << (ANIMAL + 2);
/** The bits of tiles, however they qualify. */
export const GROUND_BITS = TILE_BITS | HOLDER_BIT;

/** The bits of a thing other than an animal or marker. */
export function bitsOf(thing: number): number {
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
export function thingSet(things: readonly number[], species: number, markers = 0): ThingSet {
  const set: ThingSet = {
    bits: 0,
    species: new Array<boolean>(species + markers).fill(false),
    holders: null,
  };
  for (const thing of things) {
    if (thing < ANIMAL) set.bits |= bitsOf(thing);
    else set.bits |= thing < MARKERS ? ANIMAL_BIT : MARKER_BIT;
    if (thing === ANIMAL) set.species.fill(true, 0, species);
    else if (thing >= SPECIES) set.species[rowOf(thing)] = true;
  }
  return set;
}

/** The set of things that a step looks for, in this vocabulary. Tiles may be limited by what is on them (L30). */
export function soughtSet(words: WordNumbers, things: readonly Sought[]): ThingSet {
  const codes = things.flatMap((sought) => (typeof sought === 'string' ? thingCode(words, sought) : []));
  const set = thingSet(codes, words.animals.length, markersOf(words).length);
  const holders = things.flatMap((sought) => (typeof sought === 'string' ? [] : holderCode(words, sought)));
  return holders.length === 0 ? set : { ...set, bits: set.bits | HOLDER_BIT, holders };
}

function heldCode(compare: Compare, things: ThingSet, species: number): HeldCode {
  const some = compare.is === 'least' && compare.amount === 1;
  const isPlain = some || (compare.is !== 'least' && compare.amount === 0);
  const { bits } = things;
  const one =
    bits === MOUNTAIN_BIT ? MOUNTAIN : bits === FOREST_BIT ? FOREST : bits === ANIMAL_BIT ? ANIMAL : 0;
  // Not for single species: only the tile's list identifies those.
  const isWhole = one !== ANIMAL || things.species.slice(0, species).every((isIn) => isIn);
  return { compare, things, any: isPlain && isWhole ? one : 0, some };
}

function holderCode(words: WordNumbers, { ground, with: held }: Holder): HolderCode {
  return {
    bits: bitsOf(thingCode(words, ground)),
    with: held.map(({ compare, things }) =>
      heldCode(compare, soughtSet(words, things), words.animals.length),
    ),
  };
}

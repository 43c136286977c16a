/** The words of a set and their numbers in linked code, in both directions. */
import {
  type AnimalWord,
  type ElementWord,
  type MarkerWord,
  markersOf,
  type PieceWord,
  type Thing,
} from '../../program/index.ts';
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
  TILE,
  WATER,
} from './things.ts';

/** The words that programs may use. Their order determines their numbers. */
export interface WordNumbers {
  animals: readonly AnimalWord[];
  elements: readonly ElementWord[];
  markers?: MarkerWord[] | undefined;
  /** The name of the species that a card has chosen, and its number; null before it has (L68). */
  chosen?: { name: string; thing: number | null };
}

/** The species of animals, followed by the markers: the list that their numbers index. */
export function speciesAndMarkers(words: WordNumbers): readonly PieceWord[] {
  return [...words.animals, ...markersOf(words)];
}

const ENGINE_THING: Record<string, number> = {
  desert: DESERT,
  grassland: GRASSLAND,
  water: WATER,
  land: LAND,
  tile: TILE,
  mountain: MOUNTAIN,
  forest: FOREST,
  animal: ANIMAL,
};

/** The number of a thing. Throws on a word that the set does not know: the compiler checks words, so that is a bug. */
export function thingCode(words: WordNumbers, thing: Thing): number {
  const known = ENGINE_THING[thing];
  if (known !== undefined) return known;
  // Nothing has the number before a species is chosen.
  if (words.chosen?.name === thing) return words.chosen.thing ?? SPECIES + speciesAndMarkers(words).length;
  const row = speciesAndMarkers(words).findIndex(({ name }) => name === thing);
  if (row < 0) throw new Error(`the set knows no animal or marker '${thing}'`);
  return (row < words.animals.length ? SPECIES : MARKERS) + row;
}

const ENGINE_NAMES = Object.fromEntries(Object.entries(ENGINE_THING).map(([name, code]) => [code, name]));

/** The noun for this many of a thing: `lion` for one, otherwise `lions`. */
export function thingInNumber(words: WordNumbers, thing: Thing, amount: number): string {
  if (amount === 1 || thing === 'water' || thing === 'land') return thing;
  return speciesAndMarkers(words).find(({ name }) => name === thing)?.plural ?? `${thing}s`;
}

/** The name of a thing's number. */
export function thingName(words: WordNumbers, thing: number): string {
  return thing < SPECIES ? ENGINE_NAMES[thing] : speciesAndMarkers(words)[rowOf(thing)].name;
}

/** The number of an element. Throws on a word the set does not know. */
export function elementCode(words: WordNumbers, name: string): number {
  const element = words.elements.findIndex((e) => e.name === name);
  if (element < 0) throw new Error(`the set knows no element '${name}'`);
  return element;
}

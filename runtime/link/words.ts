/** The words of a set and the numbers they have in linked code, and back. */
import type { AnimalWord, ElementWord, Thing } from '../../program/index.ts';
import { ANIMAL, DESERT, FOREST, GRASSLAND, LAND, MOUNTAIN, SPECIES, TILE, WATER } from './code.ts';

/** The words programs may use, in the order that gives them their numbers. */
export interface Words {
  animals: readonly AnimalWord[];
  elements: readonly ElementWord[];
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

/** The number of a thing. Throws on a word the set does not know: the compiler has checked it, so it is a bug. */
export function thingCode(words: Words, thing: Thing): number {
  const known = ENGINE_THING[thing];
  if (known !== undefined) return known;
  const species = words.animals.findIndex((a) => a.name === thing);
  if (species < 0) throw new Error(`the set knows no animal '${thing}'`);
  return SPECIES + species;
}

const ENGINE_NAMES = Object.fromEntries(Object.entries(ENGINE_THING).map(([name, code]) => [code, name]));

/** The name of a thing's number. */
export function thingName(words: Words, thing: number): string {
  return thing < SPECIES ? ENGINE_NAMES[thing] : words.animals[thing - SPECIES].name;
}

/** The number of an element. Throws on a word the set does not know. */
export function elementCode(words: Words, name: string): number {
  const element = words.elements.findIndex((e) => e.name === name);
  if (element < 0) throw new Error(`the set knows no element '${name}'`);
  return element;
}

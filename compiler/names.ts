/** The names of a set and what they name: things, elements, hands and layouts, in the singular or the plural. */
import { andList } from '../grammar/nearest.ts';
import { type AnimalWord, NAME_PATTERN, type Vocabulary } from '../runtime/ops/program.ts';
import type { Terrain, Thing } from '../runtime/ops/terms.ts';

/** The engine's own nouns and their plurals. Water and land have none. */
const ENGINE_NOUNS: Readonly<Record<string, Thing>> = {
  desert: 'desert',
  deserts: 'desert',
  grassland: 'grassland',
  grasslands: 'grassland',
  water: 'water',
  land: 'land',
  tile: 'tile',
  tiles: 'tile',
  mountain: 'mountain',
  mountains: 'mountain',
  forest: 'forest',
  forests: 'forest',
  animal: 'animal',
  animals: 'animal',
};

/** The singular nouns of the engine, for suggestions. */
export const ENGINE_WORDS: readonly string[] = [...new Set(Object.values(ENGINE_NOUNS))];

/** What `gain` and `you have` speak of besides elements. */
const GOODS: Readonly<Record<string, 'vp' | 'card' | 'cube'>> = {
  vp: 'vp',
  card: 'card',
  cards: 'card',
  cube: 'cube',
  cubes: 'cube',
};

export function goodOf(text: string): 'vp' | 'card' | 'cube' | undefined {
  return Object.hasOwn(GOODS, text) ? GOODS[text] : undefined;
}

/** The engine's noun a word is a form of. */
export function engineNoun(text: string): Thing | undefined {
  return Object.hasOwn(ENGINE_NOUNS, text) ? ENGINE_NOUNS[text] : undefined;
}

export function isTerrain(thing: string): thing is Terrain {
  return thing === 'desert' || thing === 'grassland' || thing === 'water';
}

/** Letters that are terrain in every sketch. */
export const TERRAIN_LETTERS: Readonly<Record<string, Terrain>> = { d: 'desert', g: 'grassland', w: 'water' };

const PLAIN_NAME = new RegExp(NAME_PATTERN);

/** Why a word is not written as names are, or nothing if it is. */
export function whyNotPlain(text: string): string | undefined {
  if (PLAIN_NAME.test(text)) return undefined;
  if (text in {}) return 'every object of JavaScript has something of that name';
  return 'names are lower-case words with inner hyphens';
}

/** A tile or a kind of tile, not something that lies on one. */
export function isGround(thing: string): boolean {
  return isTerrain(thing) || thing === 'land' || thing === 'tile';
}

/** Names of a set with all it builds on. */
export interface Names {
  words: Vocabulary;
  /** The animals by name and by plural. */
  animals: ReadonlyMap<string, AnimalWord>;
  /** The elements' names by name and by plural. */
  elements: ReadonlyMap<string, string>;
  hands: ReadonlySet<string>;
  layouts: ReadonlySet<string>;
  /** Words of what could not be read: they may be declared there, so nothing is said about them. */
  doubtful: ReadonlySet<string>;
}

export function namesOf(words: Vocabulary, doubtful: ReadonlySet<string> = new Set()): Names {
  const animals = new Map<string, AnimalWord>();
  for (const animal of words.animals) animals.set(animal.plural, animal);
  for (const animal of words.animals) animals.set(animal.name, animal);
  const elements = new Map<string, string>();
  for (const { name } of words.elements) elements.set(`${name}s`, name);
  for (const { name } of words.elements) elements.set(name, name);
  return {
    words,
    animals,
    elements,
    hands: new Set(words.hands.map(({ name }) => name)),
    layouts: new Set(words.layouts.map(({ name }) => name)),
    doubtful,
  };
}

/** What is declared by a name or number. */
export type NamedKind = 'element' | 'animal' | 'hand' | 'layout' | 'card' | 'feature';

/** Stands among the doubtful words for a declaration whose name could not be read: any word may be it. */
export function nameless(kind: NamedKind): string {
  return `a nameless ${kind}`;
}

/** Whether a word may be declared where the text could not be read. */
export function isDoubtful({ doubtful }: Names, kind: NamedKind, text: string): boolean {
  return doubtful.has(text) || doubtful.has(nameless(kind));
}

/** The thing a word names: a noun of the engine or an animal, in the singular. */
export function thingOf(names: Names, text: string): Thing | undefined {
  return engineNoun(text) ?? names.animals.get(text)?.name;
}

/** What a known word is, for a message about it standing in the wrong place; nothing for an unknown one. */
export function whatIs(names: Names, text: string): string | undefined {
  if (names.animals.has(text)) return 'an animal';
  const noun = engineNoun(text);
  if (noun) return isTerrain(noun) ? 'a terrain' : `the word for any ${noun}`;
  if (names.elements.has(text)) return 'an element';
  if (goodOf(text)) return 'something that is gained';
  if (names.hands.has(text)) return 'a hand';
  if (names.layouts.has(text)) return 'a layout';
  return undefined;
}

/** Most names that help to find the one that is meant. */
const MOST_NAMED = 12;

/** "the hands are `lion` and `rhino`", for a hint; nothing where there are none or too many to read. */
export function theyAre(what: string, known: Iterable<string>): string | undefined {
  const names = [...known].map((name) => `\`${name}\``);
  if (names.length < 2 || names.length > MOST_NAMED) return undefined;
  return `the ${what} are ${andList(names)}`;
}

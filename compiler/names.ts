/** The names of a set and what they name: things, elements, hands and layouts, in the singular or the plural. */
import { andList } from '../grammar/index.ts';
import {
  type AnimalWord,
  type Expected,
  engineNoun,
  fitsThing,
  goodOf,
  type HandWord,
  isTerrain,
  type LayoutWord,
  type MarkerWord,
  markersOf,
  NAME_PATTERN,
  TERRAINS,
  type Terrain,
  type Thing,
  type Vocabulary,
} from '../program/index.ts';

/** Letters that are terrain in every sketch. */
export const TERRAIN_LETTERS: Readonly<Record<string, Terrain>> = { d: 'desert', g: 'grassland', w: 'water' };

const PLAIN_NAME = new RegExp(NAME_PATTERN);

/** Why a word is not written as names are, or nothing if it is. */
export function whyNotPlain(text: string): string | undefined {
  if (PLAIN_NAME.test(text)) return undefined;
  if (text in {}) return 'every object of JavaScript has a property of that name';
  return 'names are lower-case words with inner hyphens';
}

/** Names of a set with all it builds on. */
export interface Names {
  words: Vocabulary;
  /** The animals by name and by plural. */
  animals: ReadonlyMap<string, AnimalWord>;
  /** The markers by name and by plural. */
  markers: ReadonlyMap<string, MarkerWord>;
  /** Terrains that animals with a tab of a terrain live on, by that terrain. */
  homes: ReadonlyMap<Terrain, readonly Terrain[]>;
  /** The elements' names by name and by plural. */
  elements: ReadonlyMap<string, string>;
  /** The elements that fit every spot. */
  anyElements: ReadonlySet<string>;
  hands: ReadonlyMap<string, HandWord>;
  layouts: ReadonlyMap<string, LayoutWord>;
  /** Words of what could not be read: they may be declared there, so nothing is said about them. */
  doubtful: Pick<ReadonlySet<string>, 'has'>;
}

export function namesOf(words: Vocabulary, doubtful: Names['doubtful'] = new Set()): Names {
  const elements = new Map<string, string>();
  for (const { name } of words.elements) elements.set(`${name}s`, name);
  for (const { name } of words.elements) elements.set(name, name);
  return {
    words,
    animals: byForms(words.animals),
    markers: byForms(markersOf(words)),
    homes: homesOf(words.animals),
    elements,
    anyElements: new Set(words.elements.flatMap(({ name, any }) => (any ? name : []))),
    hands: byName(words.hands),
    layouts: byName(words.layouts),
    doubtful,
  };
}

/** How many of a thing the box has; nothing where the set does not say it. */
export function inBox({ animals, markers, words }: Names, thing: string): number | undefined {
  // An animal's plural is not another thing, and the engine's own things are not animals.
  return (animals.get(thing) ?? markers.get(thing))?.count ?? words.settings.supply?.[thing];
}

/** By plural and by name; a name comes before another's plural. */
function byForms<T extends { name: string; plural: string }>(words: readonly T[]): Map<string, T> {
  return new Map([
    ...words.map((word): [string, T] => [word.plural, word]),
    ...words.map((word): [string, T] => [word.name, word]),
  ]);
}

function byName<T extends { name: string }>(words: readonly T[]): Map<string, T> {
  return new Map(words.map((word) => [word.name, word]));
}

function homesOf(animals: readonly AnimalWord[]): Map<Terrain, Terrain[]> {
  return new Map(
    TERRAINS.map((terrain) => {
      const on = animals.flatMap((animal) => ('terrain' in animal.on ? [animal.on.terrain] : []));
      return [terrain, [...new Set([terrain, ...on.filter((homes) => homes.includes(terrain)).flat()])]];
    }),
  );
}

/** What is declared by a name or number. */
export type NamedKind = 'element' | 'animal' | 'marker' | 'hand' | 'layout' | 'card' | 'feature';

/** Stands among the doubtful words for a declaration whose name could not be read: any word may be it. */
export function nameless(kind: NamedKind): string {
  return `a nameless ${kind}`;
}

/** Whether a word may be declared where the text could not be read. */
export function isDoubtful({ doubtful }: Names, kind: NamedKind, text: string): boolean {
  return doubtful.has(text) || doubtful.has(nameless(kind));
}

/** The thing a word names: a noun of the engine, an animal or a marker, in the singular. */
export function thingNamed(names: Names, text: string): Thing | undefined {
  return engineNoun(text) ?? names.animals.get(text)?.name ?? names.markers.get(text)?.name;
}

/** The declared name a word is, which may be that of a noun of the engine for elements only. */
export function nameMeant(
  { elements, animals, markers }: Names,
  text: string,
  as: 'thing' | 'element',
): { kind: 'element' | 'animal' | 'marker'; name: string } | undefined {
  const element = elements.get(text);
  if (element !== undefined && as === 'element') return { kind: 'element', name: element };
  if (engineNoun(text) !== undefined) return undefined;
  const animal = animals.get(text);
  if (animal) return { kind: 'animal', name: animal.name };
  const marker = markers.get(text);
  if (marker) return { kind: 'marker', name: marker.name };
  return element === undefined ? undefined : { kind: 'element', name: element };
}

/** Whether a thing belongs into a place of a step. */
export function fits(names: Names, expected: Expected, thing: Thing): boolean {
  return fitsThing(expected, thing, names.markers.has(thing));
}

/** What a known word is, for a message about it standing in the wrong place; nothing for an unknown one. */
export function whatIs(names: Names, text: string): string | undefined {
  if (names.animals.has(text)) return 'an animal';
  if (names.markers.has(text)) return 'a marker';
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
  const names: string[] = [];
  for (const name of known) {
    if (names.length === MOST_NAMED) return undefined;
    names.push(`\`${name}\``);
  }
  if (names.length < 2) return undefined;
  return `the ${what} are ${andList(names)}`;
}

/** The names of a set and what they name: things, elements, hands and layouts, in the singular or the plural. */
import { andList, type Word } from '../grammar/index.ts';
import {
  type ExpectedNoun,
  engineNoun,
  fitsThing,
  isTerrain,
  markersOf,
  NAME_PATTERN,
  readGood,
  type Terrain,
  type Thing,
  type Vocabulary,
} from '../program/index.ts';
import type { AdviceKind, Advise } from './report/advise.ts';

/** Letters that mean a terrain in every sketch. */
export const TERRAIN_LETTERS: Readonly<Record<string, Terrain>> = { d: 'desert', g: 'grassland', w: 'water' };

const PLAIN_NAME = new RegExp(NAME_PATTERN);

/** Why a word does not have the form of a name; undefined if it does. */
export function whyNotPlain(text: string): string | undefined {
  if (PLAIN_NAME.test(text)) return undefined;
  if (text in {}) return 'every object of JavaScript has a property of that name';
  return 'names are lower-case words with inner hyphens';
}

/** The names of a set together with its whole chain. */
export type Names = ReturnType<typeof makeNames>;

/**
 * @param doubtful words in text that could not be read: they may be declared there, so they are not reported as unknown
 * @param triggersAct whether triggers may act while effects run (R15.9, L43): a card or feature of the set, or of one that it
 *   extends, has some
 * @param advise says what to write instead of words that are none of these
 */
export function makeNames(
  words: Vocabulary,
  doubtful: Pick<ReadonlySet<string>, 'has'> = new Set(),
  triggersAct = false,
  advise?: Advise,
) {
  const elements = new Map<string, string>();
  for (const { name } of words.elements) elements.set(`${name}s`, name);
  for (const { name } of words.elements) elements.set(name, name);
  return {
    words,
    /** Animals, by name and by plural. */
    animals: byForms(words.animals),
    /** Markers, by name and by plural. */
    markers: byForms(markersOf(words)),
    /** Names of elements, by name and by plural. */
    elements,
    /** The elements that fit every spot. */
    anyElements: new Set(words.elements.flatMap(({ name, any }) => (any ? name : []))),
    hands: byName(words.hands),
    layouts: byName(words.layouts),
    doubtful,
    /** The name of the species that the card at hand has chosen by then (L68). */
    species: undefined as string | undefined,
    triggersAct,
    /** Advice about words that are none of these. */
    advise: (kind: AdviceKind, found: readonly Word[]) => advise?.(kind, found, words),
  };
}

/** How many of a thing the box has; undefined if the set does not say. */
export function inBox({ animals, markers, words }: Names, thing: string): number | undefined {
  // The plural of an animal is never the name of another thing, and the engine's own things are not animals.
  return (animals.get(thing) ?? markers.get(thing))?.count ?? words.settings.supply?.[thing];
}

/** By plural and by name; a name takes precedence over the plural of another. */
function byForms<T extends { name: string; plural: string }>(words: readonly T[]): Map<string, T> {
  return new Map([
    ...words.map((word): [string, T] => [word.plural, word]),
    ...words.map((word): [string, T] => [word.name, word]),
  ]);
}

function byName<T extends { name: string }>(words: readonly T[]): Map<string, T> {
  return new Map(words.map((word) => [word.name, word]));
}

/** What can be declared with a name or number. */
export type NamedKind = 'element' | 'animal' | 'marker' | 'hand' | 'layout' | 'card' | 'feature';

/** Added to the doubtful words for a declaration whose name could not be read: it may declare any word. */
export function nameless(kind: NamedKind): string {
  return `a nameless ${kind}`;
}

/** Whether a word may be declared in text that could not be read. */
export function isDoubtful({ doubtful }: Names, kind: NamedKind, text: string): boolean {
  return doubtful.has(text) || doubtful.has(nameless(kind));
}

/** Whether a word names the species that the card has chosen, once or several (L68). */
export const isSpecies = ({ species }: Names, text: string): boolean =>
  species !== undefined && (text === species || text === `${species}s`);

/** The thing a word refers to, in the singular: a noun of the engine, an animal or a marker. */
export function findThing(names: Names, text: string): Thing | undefined {
  if (isSpecies(names, text)) return names.species;
  return engineNoun(text) ?? names.animals.get(text)?.name ?? names.markers.get(text)?.name;
}

/** The declared name a word refers to. A noun of the engine can only be the name of an element. */
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

/** Whether a thing fits at a position of a step. */
export function fits(names: Names, expected: ExpectedNoun, thing: Thing): boolean {
  return fitsThing(expected, thing, names.markers.has(thing));
}

/** What a known word is, for a message that it is in the wrong place; undefined for an unknown word. */
export function whatIs(names: Names, text: string): string | undefined {
  if (names.animals.has(text)) return 'an animal';
  if (isSpecies(names, text)) return 'a species';
  if (names.markers.has(text)) return 'a marker';
  const noun = engineNoun(text);
  if (noun) return isTerrain(noun) ? 'a terrain' : `the word for any ${noun}`;
  if (names.elements.has(text)) return 'an element';
  if (readGood(text)) return 'something that is gained';
  if (names.hands.has(text)) return 'a hand';
  if (names.layouts.has(text)) return 'a layout';
  return undefined;
}

/** The most names that are worth listing in a hint. */
const MOST_NAMED = 12;

/** "the hands are `lion` and `rhino`", for a hint; undefined if there are fewer than two, or too many to read. */
export function listKnown(what: string, known: Iterable<string>): string | undefined {
  const names: string[] = [];
  for (const name of known) {
    if (names.length === MOST_NAMED) return undefined;
    names.push(`\`${name}\``);
  }
  if (names.length < 2) return undefined;
  return `the ${what} are ${andList(names)}`;
}

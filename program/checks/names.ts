/** Names in programs: which properties hold one, and whether the vocabulary of the set knows it. */
import {
  type AnimalWord,
  type CardProgram,
  type FeatureProgram,
  markersOf,
  type SetProgram,
  type Vocabulary,
} from '../set.ts';
import { ENGINE_THINGS } from '../terms.ts';

/** What a name can refer to. */
export type ReferentKind = 'thing' | 'element';

/**
 * Properties of steps, features and cards whose string, or list of strings, is a name. In other positions, some of them have
 * other data, which is not a string.
 */
export const NAME_PROPERTIES: Readonly<Record<string, ReferentKind>> = {
  thing: 'thing',
  otherThings: 'thing',
  things: 'thing',
  kinds: 'thing',
  with: 'thing',
  of: 'thing',
  ground: 'thing',
  element: 'element',
  elements: 'element',
  energy: 'element',
};

/** An undeclared name: its position (a JSON Pointer), and what it should refer to. */
export interface UnknownName {
  path: string;
  name: string;
  of: ReferentKind | 'hand';
}

/** The first name in the cards and features of a set that the vocabulary of its chain lacks. */
export function unknownName(set: SetProgram, words: Vocabulary): UnknownName | undefined {
  const known: Record<ReferentKind | 'hand', Set<string>> = {
    thing: new Set([
      ...ENGINE_THINGS,
      ...words.animals.map(({ name }) => name),
      ...markersOf(words).map(({ name }) => name),
    ]),
    element: new Set(words.elements.map(({ name }) => name)),
    hand: new Set(words.hands.map(({ name }) => name)),
  };
  const check = (path: string, name: string, of: ReferentKind | 'hand') =>
    known[of].has(name) ? undefined : { path, name, of };
  for (const [at, card] of set.cards.entries()) {
    for (const [i, { name }] of card.hands.entries()) {
      const unknown = check(`/cards/${at}/hands/${i}/name`, name, 'hand');
      if (unknown) return unknown;
    }
  }
  return (
    firstName(set.cards, '/cards', undefined, check) ?? firstName(set.features, '/features', undefined, check)
  );
}

/** The animals that a card or Landscape Feature mentions, in the order of the vocabulary. */
export function mentionedAnimals(card: CardProgram | FeatureProgram, { animals }: Vocabulary): AnimalWord[] {
  const names = new Set<string>();
  firstName(card, '', undefined, (_, name) => {
    names.add(name);
    return undefined;
  });
  return animals.filter(({ name }) => names.has(name));
}

/** Walks data and returns the first result of `check` that is not undefined. */
function firstName<T>(
  value: unknown,
  path: string,
  named: ReferentKind | undefined,
  check: (path: string, name: string, of: ReferentKind) => T | undefined,
): T | undefined {
  if (typeof value === 'string') return named && check(path, value, named);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const of = Array.isArray(value) ? named : NAME_PROPERTIES[key];
    const found = firstName(part, `${path}/${key}`, of, check);
    if (found !== undefined) return found;
  }
  return undefined;
}

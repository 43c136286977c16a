/** Names in programs: which properties hold one, and whether the vocabulary of the set knows it. */
import type { AnimalWord } from '../pieces.ts';
import {
  type CardProgram,
  type FeatureProgram,
  handsOf,
  markersOf,
  type SetProgram,
  type Vocabulary,
} from '../set.ts';
import { ENGINE_THINGS } from '../terms.ts';
import { speciesName } from '../walk.ts';

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

/** A name in a program: its position (a JSON Pointer), and what it should refer to. */
export interface NameUse {
  path: string;
  name: string;
  of: ReferentKind | 'hand';
}

/** The first name in the cards and features of a set that the vocabulary of its chain lacks. */
export function unknownName(set: SetProgram, words: Vocabulary): NameUse | undefined {
  const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  const known: Record<NameUse['of'], ReadonlySet<string>> = {
    thing: new Set([...ENGINE_THINGS, ...namesOf(words.animals), ...namesOf(markersOf(words))]),
    element: new Set(namesOf(words.elements)),
    hand: new Set(namesOf(words.hands)),
  };
  const hands = (['cards', 'features'] as const).flatMap((kind) =>
    set[kind].flatMap((card, at) =>
      handsOf(card).map(
        ({ name }, i): NameUse => ({ path: `/${kind}/${at}/hands/${i}/name`, name, of: 'hand' }),
      ),
    ),
  );
  const uses = [
    ...hands,
    ...set.cards.flatMap((card, at) => {
      // The species that a card chooses has a name of its own (L68).
      const species = speciesName(card.steps);
      return namesIn(card, `/cards/${at}`).filter(({ name }) => name !== species);
    }),
    ...namesIn(set.features, '/features'),
  ];
  return uses.find(({ name, of }) => !known[of].has(name));
}

/** The animals that a card or Landscape Feature mentions, in the order of the vocabulary. */
export function mentionedAnimals(card: CardProgram | FeatureProgram, { animals }: Vocabulary): AnimalWord[] {
  const names = new Set(namesIn(card).map(({ name }) => name));
  return animals.filter(({ name }) => names.has(name));
}

/** The names in data. @param of what the data refers to, if it is a string */
function namesIn(data: unknown, path = '', of?: ReferentKind): NameUse[] {
  if (typeof data === 'string') return of ? [{ path, name: data, of }] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, part]) =>
    namesIn(part, `${path}/${key}`, Array.isArray(data) ? of : NAME_PROPERTIES[key]),
  );
}

/** The difference between a set and the sets it extends: the contents of an expansion's own box. */
import {
  markersOf,
  mergeVocabulary,
  type SetProgram,
  type Settings,
  type Vocabulary,
} from '../../program/index.ts';
import { PrintError } from '../failure.ts';

/**
 * The additions of the last set of a chain.
 * @throws PrintError if the chain has only one set
 */
export function ownContents(chain: readonly Pick<SetProgram, 'title' | 'vocabulary' | 'features'>[]) {
  const base = chain.slice(0, -1);
  const last = base.at(-1);
  if (!last)
    throw new PrintError('incomplete-set', 'This set extends no other, so it has no box of additions.');
  const before = mergeVocabulary(base.map(({ vocabulary }) => vocabulary));
  const after = mergeVocabulary(chain.map(({ vocabulary }) => vocabulary));
  const hasBefore = new Set([...before.hands, ...before.layouts].map(({ name }) => name));
  const isNew = ({ name }: { name: string }) => !hasBefore.has(name);
  const words: Vocabulary = {
    settings: moreOf(before.settings, after.settings),
    elements: added(before.elements, after.elements),
    animals: added(before.animals, after.animals),
    markers: added(markersOf(before), markersOf(after)),
    hands: after.hands.filter(isNew),
    layouts: after.layouts.filter(isNew),
  };
  return {
    words,
    /** The title of the set it extends. */
    extendsTitle: last.title,
    /** Whether the sets it extends also have Landscape Features. */
    knowsFeatures: base.some(({ features }) => features.length > 0),
  };
}

/** The additions of a set, and facts about the sets it extends. */
export type OwnContents = ReturnType<typeof ownContents>;

/** The things whose number has increased, with the difference. */
function added<T extends { name: string; count: number }>(before: readonly T[], after: readonly T[]): T[] {
  const counts = new Map(before.map(({ name, count }) => [name, count]));
  return after
    .map((one) => ({ ...one, count: one.count - (counts.get(one.name) ?? 0) }))
    .filter(({ count }) => count > 0);
}

function moreOf(before: Settings, after: Settings): Settings {
  const more = (of: (settings: Settings) => number | undefined) =>
    Math.max(0, (of(after) ?? 0) - (of(before) ?? 0));
  const names = ['land', 'water', 'mountain', 'forest'] as const;
  return {
    supply: Object.fromEntries(names.map((name) => [name, more(({ supply }) => supply?.[name])])),
    moreCubes: more(({ cubes }) => cubes?.total),
  };
}

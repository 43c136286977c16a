/** What words are in a set, for colours that do not wait for a file to be compiled. */
import { KEYWORDS } from '../../grammar/index.ts';
import { TERRAINS, type Vocabulary } from '../../program/index.ts';
import { compiledOf } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** What a word is: a name of the set, or a word of the language. */
export type WordKind = 'keyword' | 'terrain' | 'element' | 'animal' | 'marker' | 'hand';

/** The words of the language and the names of all sets of a workspace. Where a word is both, the name counts. */
export function wordKindsIn(workspace: Workspace): Map<string, WordKind> {
  const kinds = new Map<string, WordKind>([...KEYWORDS].map((word) => [word, 'keyword']));
  for (const file of workspace.texts.keys()) {
    const words = compiledOf(workspace, file)?.set.words;
    if (words) for (const [word, kind] of namesOf(words)) kinds.set(word, kind);
  }
  return kinds;
}

const namesOf = ({ elements, animals, markers = [], hands }: Vocabulary): [string, WordKind][] => [
  ...hands.map(({ name }): [string, WordKind] => [name, 'hand']),
  ...elements.map(({ name }): [string, WordKind] => [name, 'element']),
  ...animals.flatMap(({ name, plural }): [string, WordKind][] =>
    [name, plural].map((one) => [one, 'animal']),
  ),
  ...markers.flatMap(({ name, plural }): [string, WordKind][] =>
    [name, plural].map((one) => [one, 'marker']),
  ),
  ...TERRAINS.map((name): [string, WordKind] => [name, 'terrain']),
];

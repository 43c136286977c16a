/** The words of a set by kind, for highlighting that does not wait for a file to be compiled. */
import { KEYWORDS } from '../../grammar/index.ts';
import { TERRAINS, type Vocabulary } from '../../program/index.ts';
import { fileCompilation } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** The kind of a name, or of a keyword. */
export type WordKind = 'keyword' | 'terrain' | 'element' | 'animal' | 'marker' | 'hand';

/** The keywords and the names of all sets of a workspace. If a word is both, it counts as a name. */
export function wordKinds(workspace: Workspace): Map<string, WordKind> {
  const kinds = new Map<string, WordKind>([...KEYWORDS].map((word) => [word, 'keyword']));
  for (const file of workspace.texts.keys()) {
    const words = fileCompilation(workspace, file)?.set.words;
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

/** What sets have beside their cards for their readers: names of their words in other languages, and drawings. */
import {
  type Icons,
  type Lang,
  type Nouns,
  type SetSign,
  SIGN_ICON,
  type SpokenVocabulary,
} from '../../print/face/index.ts';
import type { Vocabulary } from '../../program/index.ts';
import { type NamedSet, namedChainOf, namedSets } from '../names/named-sets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** How the words of a set are said and drawn, where that is not as its cards write them. */
export interface SetLook {
  /** By language, the names of its words. */
  nouns: ReadonlyMap<Lang, Nouns>;
  /** Its own drawings, and those of this project for all other words. */
  icons?: Icons;
}

/** The folders with card files of the set of a file and of those that it extends, these first. */
export function foldersOfFile(workspace: Workspace, file: string): string[] {
  return foldersOf(workspace, namedSets(workspace).ofFile.get(file));
}

/** The same by the id of the set. */
export function foldersOfSet(workspace: Workspace, id: string): string[] {
  return foldersOf(
    workspace,
    namedSets(workspace).all.find((set) => set.id === id),
  );
}

function foldersOf(workspace: Workspace, set: NamedSet | undefined): string[] {
  const chain = set ? namedChainOf(namedSets(workspace), set) : [];
  const folders = chain.flatMap(({ files }) => files.map((file) => file.slice(0, file.lastIndexOf('/'))));
  return [...new Set(folders)];
}

/** The sign of a set: its own drawing, or two letters of its id. */
export function signOf(id: string, look: SetLook | undefined): SetSign {
  const icon = look?.icons?.(SIGN_ICON);
  return { id, ...(icon && { icon }) };
}

/** Words of a set with their names in a language. */
export function spoken(words: Vocabulary, lang: Lang, look: SetLook | undefined): SpokenVocabulary {
  const nouns = look?.nouns.get(lang);
  return nouns ? { ...words, nouns } : words;
}

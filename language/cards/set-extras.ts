/** What a set provides for its readers in addition to its cards: translations of its words, and drawings. */
import type { CardArt, Icon, Icons, Lang, Nouns, SpokenVocabulary } from '../../print/face/index.ts';
import { memoize, type Vocabulary } from '../../program/index.ts';
import { fullChain, type NamedSet, namedSet, namedSets } from '../names/named-sets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Names and icons of a set's words, where they differ from the source. */
export interface SetExtras {
  /** The names of its words, by language. */
  nouns: ReadonlyMap<Lang, Nouns>;
  /** Titles and notes of its cards in other languages, by number. */
  titles?: ReadonlyMap<Lang, ReadonlyMap<number, { title?: string; note?: string }>>;
  /** Its own icons, and the built-in ones for all other words. */
  icons?: Icons;
  /** Each set's own sign, by its id. */
  signs?: ReadonlyMap<string, Icon>;
  /** The pictures of its cards, by number. */
  art?: ReadonlyMap<number, CardArt>;
}

/** The folders with card files of a file's set and of the sets it extends, the extended sets first. */
export function foldersOfFile(workspace: Workspace, file: string): string[] {
  return foldersOf(workspace, namedSets(workspace).ofFile.get(file));
}

/** The same by the id of a set. */
export function foldersOfSet(workspace: Workspace, id: string): string[] {
  return foldersOf(workspace, namedSet(workspace, id));
}

function foldersOf(workspace: Workspace, set: NamedSet | undefined): string[] {
  const chain = set ? fullChain(namedSets(workspace), set) : [];
  const folders = chain.flatMap(({ files }) => files.map((file) => file.slice(0, file.lastIndexOf('/'))));
  return [...new Set(folders)];
}

/** A vocabulary with the names of its words in a language. */
export function translateVocabulary(
  words: Vocabulary,
  lang: Lang,
  extras: SetExtras | undefined,
): SpokenVocabulary {
  const nouns = extras?.nouns.get(lang);
  return nouns ? withNouns(words)(nouns) : words;
}

/** The same words each time: what is made for them, as a table of wordings, is kept. */
const withNouns = memoize((words: Vocabulary) =>
  memoize((nouns: Nouns): SpokenVocabulary => ({ ...words, nouns })),
);

/** The same for drawing: with the pictures of cards. */
export function drawnVocabulary(words: Vocabulary, lang: Lang, extras: SetExtras | undefined) {
  const spoken = translateVocabulary(words, lang, extras);
  return extras?.art ? withArt(spoken)(extras.art) : spoken;
}

const withArt = memoize((words: SpokenVocabulary) =>
  memoize((art: NonNullable<SetExtras['art']>) => ({ ...words, art })),
);

/** The input of the compiler: the parsed files of sets, and the registry in which a set finds the one it extends. */
import type { Item } from '../grammar/index.ts';
import type { SetProgram } from '../program/index.ts';
import { type NamedKind, nameless } from './names.ts';
import { Report } from './report/report.ts';
import { checkTexts } from './report/texts.ts';
import { declaredBy, type ParseResult } from './vocabulary.ts';

/** A file and its text. `file` is only used in messages, never opened. */
export interface SourceText {
  file: string;
  text: string;
}

/** The files of one set: those of a folder, or a single file. */
export interface SetSource {
  files: SourceText[];
}

/** A parsed set with its own declarations read. What it extends has not been looked up yet. */
export type ParsedSet = ReturnType<typeof readSet>;
/** A parsed text, its declarations, and the report for its problems. */
export type ParsedSource = ParsedSet['sources'][number];

/** Parses the files of a set and reads its declarations. */
export function readSet({ files }: SetSource, parsed: (source: SourceText) => ParseResult) {
  /** Words in text that could not be read. */
  const doubtful = new Set<string>();
  const sources = files.map((source) => {
    const { file, text } = source;
    const read = parsed(source);
    const { tree, problems, unlisted } = read;
    const report = new Report(file, text);
    for (const problem of [...problems, ...unlisted]) report.addSyntax(problem);
    for (const item of tree.items) checkTexts(item, report);
    for (const { from, to } of tree.skipped) addWords(doubtful, text.slice(from, to));
    return { parsed: read, items: tree.items, report };
  });
  for (const { items } of sources) {
    for (const item of items) if (isNameless(item)) doubtful.add(nameless(item.kind));
  }
  const declared = declaredBy(sources);
  for (const word of declared.doubtful) addWords(doubtful, word);
  /** Empty for an unnamed set. */
  const id = declared.set?.node.name?.text ?? '';
  return { id, files: files.map(({ file }) => file), sources, declared, doubtful };
}

/** Whether a declaration has lost the name by which others may refer to it. */
function isNameless(item: Item): item is Extract<Item, { kind: NamedKind }> {
  if (item.kind === 'card' || item.kind === 'feature') return !item.number;
  return item.kind !== 'set' && item.kind !== 'scenario' && !item.name;
}

function addWords(into: Set<string>, text: string): void {
  for (const word of text.match(/[\w-]+/g) ?? []) into.add(word).add(`${word}s`);
}

/** A precompiled set that other sets may extend. */
export interface ReadySet {
  id: string;
  /** The chain: the root set first, this set last. */
  chain: SetProgram[];
}

/** Finds sets by id, of several with the same id the first; reads a set only if no set before it has the id. */
export function newSetRegistry(
  sources: readonly (SetSource | ReadySet)[],
  readOf: (source: SetSource) => ParsedSet,
) {
  const idOf = (source: SetSource | ReadySet) => ('chain' in source ? source : readOf(source)).id;
  return {
    find: (id: string) => sources.find((source) => idOf(source) === id),
    ids: () => sources.map(idOf).filter((id) => id !== ''),
  };
}

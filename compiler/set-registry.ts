/** The input of the compiler: the parsed files of sets, and the registry in which a set finds the one it extends. */
import type { Item, ParsedText, PlacedSection } from '../grammar/index.ts';
import type { SetProgram } from '../program/index.ts';
import { type NamedKind, nameless } from './names.ts';
import { newReport } from './report/report.ts';
import { checkTexts, hasPlainTexts } from './report/texts.ts';
import { LazyReport } from './sections/lazy-report.ts';
import { hasOnlyCards, SectionReport } from './sections/section-report.ts';
import { type Declared, declaredBy, type ParsedSource } from './vocabulary.ts';
import { NameRecord } from './written/name-places.ts';

/** A file and its text. `file` is only used in messages, never opened. */
export interface SourceText {
  file: string;
  text: string;
}

/** A parsed text, with its sections if the memory keeps them. */
export type Parsed = Pick<ParsedText, 'tree' | 'problems' | 'unlisted'> &
  Partial<Pick<ParsedText, 'sections'>>;

/** The files of one set: those of a folder, or a single file. */
export interface SetSource {
  files: SourceText[];
}

/** A parsed set with its own declarations read. What it extends has not been looked up yet. */
export interface ParsedSet {
  /** Empty for an unnamed set. */
  id: string;
  files: string[];
  sources: ParsedSource[];
  declared: Declared;
  /** Words in text that could not be read. */
  doubtful: Set<string>;
}

/** Parses the files of a set and reads its declarations. `withNames`: records where its names are written. */
export function readSet(
  { files }: SetSource,
  parsed: (source: SourceText) => Parsed,
  withNames: boolean,
): ParsedSet {
  const doubtful = new Set<string>();
  const record = (file: string) => (withNames ? new NameRecord(file) : undefined);
  const sources = files.flatMap((source): ParsedSource[] => {
    const { file, text } = source;
    const { tree, problems, unlisted, sections } = parsed(source);
    if (sections) return sections.map((placed) => sourceOf(file, placed, doubtful, record));
    const report = newReport(file, text, record(file));
    for (const problem of problems) report.addSyntax(problem);
    for (const problem of unlisted) report.addSyntax(problem);
    for (const item of tree.items) checkTexts(item, report);
    for (const { from, to } of tree.skipped) addWords(doubtful, text.slice(from, to));
    return [{ items: tree.items, report }];
  });
  for (const { items } of sources) {
    for (const item of items) if (isNameless(item)) doubtful.add(nameless(item.kind));
  }
  const declared = declaredBy(sources);
  for (const word of declared.doubtful) addWords(doubtful, word);
  const id = declared.set?.node.name?.text ?? '';
  return { id, files: files.map(({ file }) => file), sources, declared, doubtful };
}

/** The source for a section of a file. Problems in a section that has only cards are reported when its cards are compiled. */
function sourceOf(
  file: string,
  placed: PlacedSection,
  doubtful: Set<string>,
  record: (file: string) => NameRecord | undefined,
): ParsedSource {
  const { section, problems, unlisted } = placed;
  const { items, text, skipped } = section;
  for (const { from, to } of skipped) addWords(doubtful, text.slice(from, to));
  if (hasOnlyCards(items)) {
    const report = new SectionReport(file, placed);
    return { items, report, alone: { placed, report } };
  }
  const isSound = problems.length === 0 && unlisted.length === 0;
  if (isSound && items.length > 0 && items.every(isPlainScenario)) {
    const names = record(file);
    const report = new LazyReport({ file, beginning: placed, names }, () =>
      newReport(file, text, names, placed),
    );
    return { items, report, scenarios: placed };
  }
  const report = newReport(file, text, record(file), placed);
  for (const problem of problems) report.addSyntax(problem);
  for (const problem of unlisted) report.addSyntax(problem);
  for (const item of items) checkTexts(item, report);
  return { items, report };
}

const isPlainScenario = (item: Item): boolean => item.kind === 'scenario' && hasPlainTexts(item);

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

/** Finds sets by id; of several with the same id, the first. */
export interface SetRegistry {
  find(id: string): SetSource | ReadySet | undefined;
  ids(): string[];
}

/** A registry that reads a set only if no set before it has the id. */
export function newSetRegistry(
  sources: readonly (SetSource | ReadySet)[],
  readOf: (source: SetSource) => ParsedSet,
): SetRegistry {
  const idOf = (source: SetSource | ReadySet) => ('chain' in source ? source : readOf(source)).id;
  return {
    find: (id) => sources.find((source) => idOf(source) === id),
    ids: () => sources.map(idOf).filter((id) => id !== ''),
  };
}

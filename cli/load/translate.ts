/** The names of a set's words in a language, from `words.LANG.ftl` next to its cards. */
import { dirname, join } from 'node:path';
import type { CompiledSet } from '../../compiler/index.ts';
import { andList, didYouMean } from '../../grammar/index.ts';
import type { WordFault } from '../../print/set-words/index.ts';
import {
  type CardTexts,
  inWords,
  LANGUAGE_NAMES,
  type Lang,
  type Nouns,
  SOURCE_LANGUAGE,
  sentenceIds,
} from '../../print/wording/index.ts';
import { mergeVocabulary, pluralize, type SetProgram, UserError } from '../../program/index.ts';
import { LARGEST_WORDS, readText } from '../files/read.ts';
import { pathKind } from '../files/system-errors.ts';
import { printStderr, styled } from '../terminal/output.ts';
import type { Compilation } from './compile.ts';
import { assetFolders, foldersOfSet, setFolders } from './set-files.ts';

/** Sets in the language of a reader. */
export type Translation = Awaited<ReturnType<typeof inLanguage>>;

/**
 * Gives sets the names of their words in a language, and these names, from the files next to their cards and next to those of the sets they
 * extend; the file of the set itself takes precedence. In the language that sets are written in, a file only renames words.
 * Refuses a file with mistakes. Warns of words in it that no set has and, once per set, of words without a name in the language,
 * with the lines to add.
 */
export async function inLanguage(lang: Lang, result: Compilation) {
  const files = wordFiles(lang, result);
  if (lang === SOURCE_LANGUAGE && files.length === 0) return { result, warnings: [] };
  const { readTranslation, wordIds } = await import('../../print/set-words/index.ts');
  const chains = result.sets.flatMap(({ chain }) => chain);
  const known = new Set([
    ...wordIds(mergeVocabulary(result.sets.map((set) => set.words))),
    ...chains.flatMap(({ cards, features }) => [...cards, ...features].map(({ number }) => `card-${number}`)),
    ...chains.flatMap(sentenceIdsOf),
  ]);
  const reads = files.map((file) => ({ file, ...readTranslation(readText(file, LARGEST_WORDS), lang) }));
  for (const { file, faults } of reads) refuseFaults(file, faults);
  const nouns = new Map(reads.flatMap((read) => [...read.nouns]));
  const titles = new Map(reads.map(({ file, cards }) => [dirname(file), cards]));
  // Cards of different sets may share a number, so each card has its texts from the folders of its own set.
  const textsIn = (folders: readonly string[]) =>
    new Map(folders.flatMap((folder) => [...(titles.get(folder) ?? [])]));
  const sets = result.sets.map((set) => {
    const own = textsIn(assetFolders(set.files));
    const textsOf = ({ id }: SetProgram) => (id === set.program.id ? own : textsIn(foldersOfSet(result, id)));
    return { set, textsOf };
  });
  const warnings = reads.flatMap(({ file, lines, gaps }) => [
    ...unknownWords(file, lines, known),
    ...gapsIn(file, gaps),
  ]);
  if (lang !== SOURCE_LANGUAGE) warnings.push(...(await untranslatedWarnings(lang, sets, nouns)));
  return { result: { ...result, sets: sets.map((one) => translated(one, nouns)) }, nouns, warnings };
}

/** Titles, notes and sources of cards by number. */
type Texts = ReadonlyMap<number, CardTexts>;

/** A set, and these texts of its own cards, or those of a set that it extends. */
interface SetAndTexts {
  set: CompiledSet;
  textsOf: (program: SetProgram) => Texts;
}

function translated({ set, textsOf }: SetAndTexts, nouns: Nouns): CompiledSet {
  const titled = (program: SetProgram): SetProgram => {
    const texts = textsOf(program);
    const cards = program.cards.map((card) => inWords(card, texts));
    return { ...program, cards, features: program.features.map((feature) => inWords(feature, texts)) };
  };
  const words = { ...set.words, nouns };
  return { ...set, words, chain: set.chain.map(titled), program: titled(set.program) };
}

/** The ids of what the cards of a set say by hand. */
const sentenceIdsOf = ({ cards, features }: SetProgram): string[] =>
  [...cards, ...features].flatMap(sentenceIds);

/** A warning for each set with untranslated words, or with untranslated titles among translated ones. */
async function untranslatedWarnings(
  lang: Lang,
  sets: readonly SetAndTexts[],
  nouns: Nouns,
): Promise<string[]> {
  const { wordTemplate, missingNouns } = await import('../../print/set-words/index.ts');
  const reported = new Set<string>();
  return sets.flatMap(({ set, textsOf }) => {
    const words = missingNouns(set.words, nouns, lang).filter((id) => !reported.has(id));
    for (const id of words) reported.add(id);
    const sentences = sentenceIdsOf(set.program).filter((id) => !nouns.has(id));
    const ids = [...words, ...sentences, ...untitledCards(set, textsOf(set.program))];
    return ids.length > 0 ? [`${untranslatedWarning(set, ids, lang)}\n${wordTemplate(ids, lang)}`] : [];
  });
}

/** Prints warnings on standard error. */
export function printWarnings(warnings: readonly string[]): void {
  for (const warning of warnings) printStderr(`${styled('yellow', 'warning')}: ${warning}`);
}

const wordsFile = (lang: Lang) => `words.${lang}.ftl`;

/** The files of words next to the files of sets, starting with those of the sets they extend. */
function wordFiles(lang: Lang, result: Compilation): string[] {
  const files = setFolders(result).map((folder) => join(folder, wordsFile(lang)));
  // A link may lead anywhere, so links are not followed.
  return files.filter((file) => pathKind(file) === 'file');
}

function refuseFaults(file: string, faults: readonly { line: number; fault: string }[]): void {
  const [first, ...more] = faults.toSorted((a, b) => a.line - b.line);
  if (!first) return;
  const others = more.length > 0 ? ` (and ${pluralize(more.length, 'more mistake')})` : '';
  throw new UserError(`${file}:${first.line}: ${first.fault}${others}.`);
}

/** One warning for the forms that words of a file lack. */
function gapsIn(file: string, gaps: readonly WordFault[]): string[] {
  const lines = gaps.map(({ line, fault }) => `${file}:${line}: ${fault}.`);
  return gaps.length === 0 ? [] : [firstOf(file, lines).join('\n  ')];
}

function unknownWords(
  file: string,
  lines: ReadonlyMap<string, number>,
  known: ReadonlySet<string>,
): string[] {
  const strange = [...lines].filter(([id]) => !known.has(id));
  const warnings = strange.map(([id, line]) => {
    // For cards there is no hint: another card number would not help.
    const isCard = wordKind(id) === 'card';
    const hint = isCard ? undefined : didYouMean(id, nearTo(id, known));
    return `${file}:${line}: no set here has a word ${id}${hint ? `; ${hint}` : '.'}`;
  });
  return firstOf(file, warnings);
}

/** The maximum number of warnings of one kind that are listed for a file. */
const LIMIT = 10;

/** The first warnings about a file, and how many more there are. */
function firstOf(file: string, warnings: readonly string[]): string[] {
  if (warnings.length <= LIMIT) return [...warnings];
  return [...warnings.slice(0, LIMIT), `${file}: and ${warnings.length - LIMIT} more of this kind.`];
}

const wordKind = (id: string): string => id.slice(0, id.indexOf('-'));
const nameOf = (id: string): string => id.slice(id.indexOf('-') + 1);

/** What warnings call a word: `otter`, `card 12`, `what card 12 says by hand`. */
function labelOf(id: string): string {
  const [, number] = /^by-hand-(\d+)/.exec(id) ?? [];
  if (number !== undefined) return `what card ${number} says by hand`;
  return wordKind(id) === 'card' ? id.replace('-', ' ') : nameOf(id);
}

/**
 * The known words whose name resembles that of a word. Ids are not compared as a whole, because words of a kind share a prefix.
 */
function nearTo(id: string, known: ReadonlySet<string>): string[] {
  return [...known].filter((one) => nameOf(one) === nameOf(id) || didYouMean(nameOf(id), [nameOf(one)]));
}

/** The warning about words without a name in a language. The caller appends the lines to add. */
function untranslatedWarning({ files }: CompiledSet, ids: readonly string[], lang: Lang): string {
  const names = [...new Set(ids.map(labelOf))];
  // The folder of the set: the shortest path among the folders of its files.
  const [folder = '.'] = files.map((file) => dirname(file)).toSorted((a, b) => a.length - b.length);
  const [have, stay] = names.length === 1 ? ['has', 'stays'] : ['have', 'stay'];
  return `${andList(names)} ${have} no name in ${LANGUAGE_NAMES[lang].english} and ${stay} as written. Add to ${join(folder, wordsFile(lang))}:`;
}

/**
 * The ids of a set's cards whose title or note has no translation, if any title or note has one: a set may leave all of them as
 * written.
 */
function untitledCards({ program: { cards, features } }: CompiledSet, texts: Texts): string[] {
  const all = [...cards, ...features];
  if (!all.some(({ number }) => texts.has(number))) return [];
  return all.flatMap(({ number, title, note }) => {
    const own = texts.get(number);
    const isWhole =
      (title === undefined || own?.title !== undefined) && (note === undefined || own?.note !== undefined);
    return isWhole ? [] : `card-${number}`;
  });
}

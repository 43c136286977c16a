/** The names of a set's words in a language, from `words.LANG.ftl` next to its cards. */
import { dirname, join } from 'node:path';
import type { CompiledSet } from '../../compiler/index.ts';
import { andList, didYouMean } from '../../grammar/index.ts';
import type { CardTexts, WordFault } from '../../print/set-words/index.ts';
import {
  type FileNoun,
  LANGUAGE_NAMES,
  type Lang,
  type Nouns,
  SOURCE_LANGUAGE,
} from '../../print/wording/index.ts';
import {
  allSteps,
  counted,
  effectSteps,
  mergeVocabulary,
  type SetProgram,
  UserError,
} from '../../program/index.ts';
import { kindOf } from '../files/system-errors.ts';
import { printStderr, styled } from '../terminal/output.ts';
import type { Compilation } from './compile.ts';
import { readText } from './read.ts';
import { assetFolders, setFolders } from './set-files.ts';

/** Sets in the language of a reader. */
export interface Translated {
  /** The same sets, with the names of their words in this language. */
  result: Compilation;
  /** These names; missing for the language that sets are written in, if no file renames words. */
  nouns?: Nouns;
  warnings: string[];
}

/** The largest file of words to read, in bytes: enough for four thousand words. */
const LARGEST = 2 ** 18;

/**
 * Gives sets the names of their words in a language, from the files next to their cards and next to those of the sets they
 * extend; the file of the set itself takes precedence. In the language that sets are written in, a file only renames words.
 * Refuses a file with mistakes. Warns of words in it that no set has and, once per set, of words without a name in the language,
 * with the lines to add.
 */
export async function inLanguage(lang: Lang, result: Compilation): Promise<Translated> {
  const files = wordFiles(lang, result);
  if (lang === SOURCE_LANGUAGE && files.length === 0) return { result, warnings: [] };
  const { readSetWords, wordIds } = await import('../../print/set-words/index.ts');
  const chains = result.sets.flatMap(({ chain }) => chain);
  const known = new Set([
    ...wordIds(mergeVocabulary(result.sets.map((set) => set.words))),
    ...chains.flatMap(({ cards, features }) => [...cards, ...features].map(({ number }) => `card-${number}`)),
    ...chains.flatMap(namesGiven),
  ]);
  const nouns = new Map<string, FileNoun>();
  const cards: CardTextsByFolder = new Map();
  const reads = files.map((file) => ({ file, ...readSetWords(readText(file, LARGEST), lang) }));
  for (const { file, faults, nouns: words, cards: titles } of reads) {
    refuseFaults(file, faults);
    for (const [id, noun] of words) nouns.set(id, noun);
    cards.set(dirname(file), titles);
  }
  const warnings: string[] = [];
  for (const { file, lines, gaps } of reads)
    warnings.push(...unknownWords(file, lines, known), ...gapsIn(file, gaps));
  if (lang !== SOURCE_LANGUAGE)
    warnings.push(...(await untranslatedWarnings(lang, result.sets, nouns, cards)));
  const named = result.sets.map((set) => ({ ...set, words: { ...set.words, nouns } }));
  const sets = named.map((set) => withTitles(set, result.sets, cards));
  return { result: { ...result, sets }, nouns, warnings };
}

/** The ids of the names that cards of a set give to things, like `name-hunter`. */
const namesGiven = ({ cards, features }: SetProgram): string[] =>
  [...cards, ...features]
    .flatMap(effectSteps)
    .flatMap(allSteps)
    .flatMap((step) => ('as' in step && step.as !== undefined ? [`name-${step.as}`] : []));

/** A warning for each set with untranslated words, or with untranslated titles among translated ones. */
async function untranslatedWarnings(
  lang: Lang,
  sets: readonly CompiledSet[],
  nouns: Nouns,
  cards: CardTextsByFolder,
): Promise<string[]> {
  const { blankWords, untranslatedWords } = await import('../../print/set-words/index.ts');
  const reported = new Set<string>();
  return sets.flatMap((set) => {
    const words = untranslatedWords(set.words, nouns, lang).filter((id) => !reported.has(id));
    for (const id of words) reported.add(id);
    const ids = [...words, ...untitledCards(set, cards)];
    return ids.length > 0 ? [`${untranslatedWarning(set, ids, lang)}\n${blankWords(ids, lang)}`] : [];
  });
}

/** Prints warnings on standard error. */
export function printWarnings(warnings: readonly string[]): void {
  for (const warning of warnings) printStderr(`${styled('yellow', 'warning', process.stderr)}: ${warning}`);
}

const wordsFile = (lang: Lang) => `words.${lang}.ftl`;

/** The files of words next to the files of sets, starting with those of the sets they extend. */
function wordFiles(lang: Lang, result: Compilation): string[] {
  const files = setFolders(result).map((folder) => join(folder, wordsFile(lang)));
  // A link may lead anywhere, so links are not followed.
  return files.filter((file) => kindOf(file) === 'file');
}

function refuseFaults(file: string, faults: readonly { line: number; fault: string }[]): void {
  const [first, ...more] = faults.toSorted((a, b) => a.line - b.line);
  if (!first) return;
  const others = more.length > 0 ? ` (and ${counted(more.length, 'more mistake')})` : '';
  throw new UserError(`${file}:${first.line}: ${first.fault}${others}.`);
}

/** One warning for the forms that words of a file lack. */
function gapsIn(file: string, gaps: readonly WordFault[]): string[] {
  const [first, ...more] = gaps;
  if (!first) return [];
  const others = more.map(({ line, fault }) => `\n  line ${line}: ${fault}`).slice(0, LISTED);
  const left = more.length > LISTED ? `\n  and ${more.length - LISTED} more` : '';
  return [`${file}:${first.line}: ${first.fault}.${others.join('')}${left}`];
}

/** The maximum number of words of a file that are listed. */
const LISTED = 10;

function unknownWords(
  file: string,
  lines: ReadonlyMap<string, number>,
  known: ReadonlySet<string>,
): string[] {
  const strange = [...lines].filter(([id]) => !known.has(id));
  if (strange.length === 0) return [];
  const listed = strange.slice(0, LISTED).map(([id, line]) => {
    // For cards there is no hint: another card number would not help.
    const isCard = wordKind(id) === 'card';
    const hint = isCard ? undefined : didYouMean(id, nearTo(id, known));
    return `${file}:${line}: no set here has a word ${id}${hint ? `; ${hint}` : '.'}`;
  });
  return strange.length > LISTED
    ? [...listed, `${file}: ${strange.length - LISTED} more words are in no set.`]
    : listed;
}

const wordKind = (id: string): string => id.slice(0, id.indexOf('-'));
const nameOf = (id: string): string => id.slice(id.indexOf('-') + 1);

/**
 * The known words whose name resembles that of a word. Ids are not compared as a whole, because words of a kind share a prefix.
 */
function nearTo(id: string, known: ReadonlySet<string>): string[] {
  return [...known].filter((one) => nameOf(one) === nameOf(id) || didYouMean(nameOf(id), [nameOf(one)]));
}

/** The warning about words without a name in a language. The caller appends the lines to add. */
function untranslatedWarning({ files }: CompiledSet, ids: readonly string[], lang: Lang): string {
  const names = andList(ids.map((id) => (wordKind(id) === 'card' ? id.replace('-', ' ') : nameOf(id))));
  // The folder of the set: the shortest path among the folders of its files.
  const [folder = '.'] = files.map((file) => dirname(file)).toSorted((a, b) => a.length - b.length);
  const [have, stay] = ids.length === 1 ? ['has', 'stays'] : ['have', 'stay'];
  return `${names} ${have} no name in ${LANGUAGE_NAMES[lang].english} and ${stay} as written. Add to ${join(folder, wordsFile(lang))}:`;
}

type Texts = ReadonlyMap<number, CardTexts>;
/** Titles and notes from files of words, by the folder of the file: cards of different sets may share a number. */
export type CardTextsByFolder = Map<string, Texts>;

/** The texts from a set's own files of words. */
function ownTexts(set: CompiledSet, cards: CardTextsByFolder): Texts {
  return new Map(assetFolders(set.files).flatMap((folder) => [...(cards.get(folder) ?? [])]));
}

/**
 * Gives the cards of a set the titles and notes from files of words, including the cards of sets it extends.
 * @param all the sets named on the command line
 */
export function withTitles(
  set: CompiledSet,
  all: readonly CompiledSet[],
  cards: CardTextsByFolder,
): CompiledSet {
  if ([...cards.values()].every((texts) => texts.size === 0)) return set;
  const named = new Map(all.map((one) => [one.program.id, one]));
  const folders = new Set(assetFolders(all.flatMap(({ files }) => files)));
  // Files in other folders belong to sets that are only extended.
  const extended: Texts = new Map(
    [...cards].flatMap(([folder, texts]) => (folders.has(folder) ? [] : [...texts])),
  );
  const textsOf = (program: SetProgram): Texts => {
    const owner = program.id === set.program.id ? set : named.get(program.id);
    return owner ? ownTexts(owner, cards) : extended;
  };
  const chain = set.chain.map((program) => titled(program, textsOf(program)));
  return { ...set, chain, program: titled(set.program, textsOf(set.program)) };
}

function titled(program: SetProgram, texts: Texts): SetProgram {
  const inWords = <T extends { number: number }>(card: T): T => ({ ...card, ...texts.get(card.number) });
  return { ...program, cards: program.cards.map(inWords), features: program.features.map(inWords) };
}

/**
 * The ids of a set's cards whose title or note has no translation, if its file translates any title or note: a set may leave all
 * of them as written.
 */
export function untitledCards(set: CompiledSet, cards: CardTextsByFolder): string[] {
  const texts = ownTexts(set, cards);
  const { cards: plain, features } = set.program;
  const all = [...plain, ...features];
  if (!all.some(({ number }) => texts.has(number))) return [];
  return all.flatMap(({ number, title, note }) => {
    const own = texts.get(number);
    const isWhole =
      (title === undefined || own?.title !== undefined) && (note === undefined || own?.note !== undefined);
    return isWhole ? [] : `card-${number}`;
  });
}

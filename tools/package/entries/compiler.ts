/**
 * The package entry `ecos-cards/compiler`: compiles the texts of sets to programs and reports every problem in them, and reads
 * what an effect does from sentences in a person's own words. Runs in Node and in browsers.
 * @module
 */
import { compileSteps as compileStepsWith } from '../../../compiler/index.ts';
import {
  type Compiled,
  type CompiledSet,
  compileOwn,
  type ReadySet,
  type SetSource,
} from '../../../language/cards/own-sets.ts';
import { giveAssets } from '../../../print/assets.ts';
import type { Lang } from '../../../print/face/index.ts';
import {
  memoize,
  mergeVocabulary,
  type SetProgram,
  UserError,
  type Vocabulary,
} from '../../../program/index.ts';
import { adviceFrom } from '../../../words/advice/index.ts';
import { readDrafts, type WordsDraft, withoutStops } from '../../../words/index.ts';
import hints from '../data/hints.ts';
import languages from '../data/languages.ts';
import tables from '../data/words.ts';

export {
  type BrokenScenario,
  type Entry,
  entryOf,
  type Fix,
  type Problem,
  type SourceText,
  setFile,
  type TextEdit,
  type Unlisted,
} from '../../../compiler/index.ts';
export type { Place } from '../../../program/index.ts';
export type { Compiled, CompiledSet, ReadySet, SetSource, WordsDraft };

const options = { advise: adviceFrom(() => hints) };

/**
 * Compiles sets, with the words, drawings and pictures that come with them. They may also extend the `bundled` sets, given as text or already compiled, whose own problems are not reported.
 * @throws UserError for sources of the wrong kind, and without `bundled` for a set that extends one that is not among them
 */
export function compile(
  sources: readonly SetSource[],
  bundled?: readonly (SetSource | ReadySet)[],
): Compiled {
  const compiled = compileOwn(sources, bundled, options);
  const isAlone = !bundled && compiled.problems.some(({ code }) => code === 'ECO502');
  if (isAlone)
    throw new UserError(
      'compile: a set extends one that is not among `sources`: give it as the second argument, `compile(sources, [firstContinent])`',
    );
  return compiled;
}

/**
 * Compiles steps on their own, with the vocabulary of a set.
 * @param file the file name of their problems
 */
export const compileSteps = (
  text: string,
  words: Vocabulary,
  file?: string,
): ReturnType<typeof compileStepsWith> => compileStepsWith(text, words, file, options);

/** Whose words a text may use, and its language. */
export interface WordsOptions {
  /** The set whose animals, markers and elements the text may name, with all it extends, base first. */
  chain: readonly SetProgram[];
  /** English by default. */
  lang?: Lang;
}

/** What was read: at most three drafts of a card, the best first, and whether all is worded as it is printed. */
export type WordsAnswer = ReturnType<typeof withoutStops>;

const vocabularyOf = memoize((chain: readonly SetProgram[]) =>
  mergeVocabulary(chain.map(({ vocabulary }) => vocabulary)),
);

/**
 * Drafts of cards that a text in a person's own words can mean, the best first, with what was not read left to people: the same as
 * `ecos say --format json`. Show a draft before you take it. The same text is always read the same way.
 * @throws UserError for arguments of the wrong kind, a language in which nothing is read, and, with the code `too-long`, a text of
 * more than 30 sentences or 2,000 UTF-16 units
 */
export function readWords(text: string, options: WordsOptions): WordsAnswer {
  const chain: unknown = options?.chain;
  const isChain = Array.isArray(chain) && chain.length > 0 && chain.every((set) => Object(set).vocabulary);
  if (typeof text !== 'string' || !isChain)
    throw new UserError('readWords expects a text, and `{ chain }` of a compiled set');
  giveAssets({ language: (lang) => languages[lang] });
  const words = vocabularyOf(options.chain);
  return withoutStops(readDrafts(text, words, options.lang ?? 'en', (name) => tables[name]));
}

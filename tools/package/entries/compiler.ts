/**
 * The package entry `ecos-cards/compiler`: compiles the texts of sets to programs and reports every problem in them, and reads
 * what an effect does from sentences in a person's own words. Runs in Node and in browsers.
 * @module
 */
import { type WordsAnswer, wordsAnswer } from '../../../language/words/index.ts';
import { giveAssets } from '../../../print/assets.ts';
import type { Lang } from '../../../print/face/index.ts';
import { memoize, mergeVocabulary, type SetProgram, UserError } from '../../../program/index.ts';
import languages from '../data/languages.ts';
import wordings from '../data/wordings.ts';

export {
  type BrokenScenario,
  type Code,
  type Compiled,
  type CompiledSet,
  compile,
  compileSteps,
  type Entry,
  entryOf,
  type Fix,
  type Problem,
  type ReadySet,
  type RelatedPlace,
  type SetSource,
  type SourceText,
  setFile,
  type TextEdit,
  type Unlisted,
} from '../../../compiler/index.ts';
export { schemaFile } from '../../../program/index.ts';
export type { Lang, WordsAnswer };

/** Whose words a text may use, and its language. */
export interface WordsOptions {
  /** The set whose animals, markers and elements the text may name, with all it extends, base first. */
  chain: readonly SetProgram[];
  /** English by default. */
  lang?: Lang;
}

const vocabularyOf = memoize((chain: readonly SetProgram[]) =>
  mergeVocabulary(chain.map(({ vocabulary }) => vocabulary)),
);

/**
 * All that a text in a person's own words can mean, or where reading stopped: the same as `ecos say --format json`. It never
 * guesses, and the same text is always read the same way.
 * @throws UserError for arguments of the wrong kind, and a language in which nothing is read
 */
export function readWords(text: string, options: WordsOptions): WordsAnswer {
  const chain: unknown = options?.chain;
  const isChain = Array.isArray(chain) && chain.length > 0 && chain.every((set) => Object(set).vocabulary);
  if (typeof text !== 'string' || !isChain)
    throw new UserError('readWords expects a text, and `{ chain }` of a compiled set');
  giveAssets({
    language: (lang) => languages[lang],
    wordings: (lang) => wordings[lang],
  });
  return wordsAnswer(text, vocabularyOf(options.chain), options.lang ?? 'en');
}

/**
 * The public interface of `print/set-words`: translations of the words of sets. It loads a parser of Fluent, which
 * English does not need.
 */
export { missingNouns, wordIds } from '../wording/word-ids.ts';
export {
  mergeTranslations,
  readTranslation,
  type WordFault,
  wordTemplate,
} from './set-words.ts';

/**
 * The public interface of `print/set-words`: translations of the words of sets. It loads a parser of Fluent, which
 * English does not need.
 */
import '../own-assets/words.ts';

export { missingNouns, wordIds } from '../wording/word-ids.ts';
export {
  type CardTexts,
  mergeTranslations,
  readTranslation,
  type WordFault,
  wordTemplate,
} from './set-words.ts';

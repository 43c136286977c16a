/**
 * The public interface of `print/set-words`: translations of the words of sets. It loads a parser of Fluent, which
 * English does not need.
 */
import '../own-assets/words.ts';

export {
  blankWords,
  type CardTexts,
  mergedWords,
  readSetWords,
  untranslatedWords,
  type WordFault,
  wordIds,
} from './set-words.ts';

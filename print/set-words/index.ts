/**
 * The public interface of `print/set-words`: translations of the words of sets. It loads a parser of Fluent, which
 * English does not need.
 */
import '../own-assets/words.ts';

export { untranslatedWords, wordIds } from '../wording/word-ids.ts';
export { type CardTexts, mergeWords, readSetWords, type WordFault, wordTemplate } from './set-words.ts';

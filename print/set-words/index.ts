/** The door of `print/set-words`: the words of sets in other languages. It brings a parser of Fluent along, which English does not need. */
import '../own-assets/words.ts';

export {
  blankWords,
  type CardTexts,
  mergedWords,
  readSetWords,
  unsaidWords,
  type WordFault,
  wordsToSay,
} from './set-words.ts';

/** Entry of `language/words`: what a person's sentences mean, without all else that editors ask. */
export { type WordsAnswer, wordsAnswer } from './read-words.ts';

/** Entry of `words/advice`: hints about words that the card language does not have, without the reader of sentences. */
export { adviceFrom, findStep } from './advice.ts';

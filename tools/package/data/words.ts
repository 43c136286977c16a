/** The tables of words, by which sentences are read. */
import { wordsData } from '../assets.ts';

const { 'hints.en': _, ...tables } = wordsData();
export default tables;

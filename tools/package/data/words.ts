/** The tables of words, by which sentences are read. */
import { wordsData } from '../assets.ts';

export default wordsData();

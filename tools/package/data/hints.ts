/** The table of hints about words that people use instead, which compiling needs. */
import { wordsData } from '../assets.ts';

export default wordsData()['hints.en'];

/** The table of hints about words of other languages, which compiling needs. */
import { wordsData } from '../assets.ts';

export default wordsData()['hints.en'];

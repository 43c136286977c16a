/** The message texts of cards, by language. */
import { languageData } from '../assets.ts';

export default languageData();

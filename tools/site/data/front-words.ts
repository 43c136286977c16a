/** For the first page: the English tables of words, and the messages of cards. */
import { assetData, wordsData } from '../../package/assets.ts';

const { 'printed.en': printed, 'people.en': people } = wordsData();

export default { messages: assetData().languages.en, tables: { 'printed.en': printed, 'people.en': people } };

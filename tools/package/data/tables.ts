/** The message texts of tables, by language. */
import { languageData } from '../assets.ts';

export default languageData('table.');

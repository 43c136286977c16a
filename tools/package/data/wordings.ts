/** The tables of wordings, by which sentences are read. */
import { wordingData } from '../assets.ts';

export default wordingData();

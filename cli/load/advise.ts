/** Hints about words that the card language does not have, from the table of this package. */
import { asset } from '../../print/assets.ts';
import '../../print/own-assets/words.ts';
import { adviceFrom } from '../../words/advice/index.ts';

/** Says what to write instead of words that the language does not have. */
export const advise = adviceFrom(() => asset('words')('hints.en'));

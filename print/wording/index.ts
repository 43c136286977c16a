/** The public interface of `print/wording`: the rules text of programs, without the drawing of cards. */
import '../own-assets/words.ts';

export type * from './language.ts';
export { LANGUAGE_NAMES, LANGUAGES, SOURCE_LANGUAGE } from './language.ts';
export { sentenceIds } from './sentences.ts';
export { inWords } from './set-in.ts';
export { featureText, impactText, rulesText, stepsText } from './text.ts';

/** The public interface of `print/wording`: the rules text of programs, without the drawing of cards. */
import '../own-assets/words.ts';

export {
  type FileNoun,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Lang,
  type Nouns,
  SOURCE_LANGUAGE,
} from './language.ts';
export { featureText, impactText, rulesText, stepsText } from './text.ts';

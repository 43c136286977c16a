/**
 * The package entry `ecos-cards/wording`: the rules text of cards, features and steps in each language. Runs in Node and in browsers.
 * @module
 */
import { giveAssets } from '../../../print/assets.ts';
import languages from '../data/languages.ts';

giveAssets({ language: (lang) => languages[lang] });

export {
  impactText,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Lang,
  rulesText,
  stepsText,
  type WordingLength,
  type Words,
} from '../../../print/face/index.ts';

/**
 * The package entry `ecos-cards/wording`: the rules text of cards, features and steps in each language, and the words of questions
 * and of what happened. Runs in Node and in browsers.
 * @module
 */
import { giveAssets } from '../../../print/assets.ts';
import languages from '../data/languages.ts';

giveAssets({ language: (lang) => languages[lang] });

export {
  featureText,
  impactText,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Lang,
  rulesText,
  stepsText,
  type WordingLength,
  type Words,
} from '../../../print/face/index.ts';
export type { EventLine, EventPart } from '../../../table/index.ts';
export { type EventsOptions, events, type QuestionWords, question } from '../../../table/words.ts';

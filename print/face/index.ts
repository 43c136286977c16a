/**
 * The public interface of `print/face`, for rooms that run in browsers: the rules text of a card, and its picture.
 * Needs the files of `print/assets.ts`: in Node the `index.ts` files of `print/` give them, elsewhere call
 * `giveAssets`.
 */

export { type AssetData, asset, withOwnIcons } from '../assets.ts';
export type { CardArt } from '../card-art/card-art.ts';
export type { Icon, Icons } from '../drawing/icons.ts';
export { WordingContext } from '../wording/context.ts';
export type * from '../wording/language.ts';
export { LANGUAGE_NAMES, LANGUAGES } from '../wording/language.ts';
export { capital, type Phrase, plain } from '../wording/parts.ts';
export { type RowOfStep, rowsOfSteps, stepName } from '../wording/rows-of-steps.ts';
export { withSentences } from '../wording/sentences.ts';
export { type SetWords, type Spoken, spoken } from '../wording/set-in.ts';
export { featureText, impactText, rulesText, stepsText } from '../wording/text.ts';
export { findNoun } from '../wording/word-ids.ts';
export { makeSign } from './face.ts';
export { CARD_SIZES, type CardSize, leafPlaces, SPOT_SIDE, sizeForAll, spotPlaces } from './geometry.ts';
export { hasTranslation, pictureDots, type TooLong, tooLong } from './over.ts';
export { cardPicture, signPicture } from './picture.ts';

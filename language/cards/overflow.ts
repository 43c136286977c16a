/** By how much the texts of a card do not fit on it. */
import {
  CARD_SIZES,
  type CardSize,
  hasWordsIn,
  LANGUAGES,
  type Lang,
  type TooLong,
  tooLong,
} from '../../print/face/index.ts';
import type { CardOfSet } from './card.ts';
import { type SetLook, translateVocabulary } from './set-look.ts';

/** The excess of a card's parts in one size and language. */
export interface Excess extends TooLong {
  size: CardSize;
  lang: Lang;
}

/** The sizes that a card should fit, whatever its author prints. */
const USUAL: readonly CardSize[] = [CARD_SIZES.square, CARD_SIZES.poker];

/** The excess in each size, and in each language that has names for the words of the set. */
export const excessesOf = ({ card, words }: CardOfSet, look: SetLook, sizes = USUAL): Excess[] =>
  LANGUAGES.flatMap((lang) => {
    const inWords = translateVocabulary(words, lang, look);
    if (!hasWordsIn(lang, inWords)) return [];
    return sizes.map((size) => ({ size, lang, ...tooLong(card, inWords, lang, look.icons, size) }));
  });

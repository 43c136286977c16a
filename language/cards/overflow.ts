/** By how much the texts of a card do not fit on it. */
import {
  CARD_SIZES,
  type CardSize,
  hasTranslation,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Lang,
  sizeForAll,
  type TooLong,
  tooLong,
} from '../../print/face/index.ts';
import type { CardOfSet } from './card.ts';
import { drawnVocabulary, type SetExtras } from './set-extras.ts';

/** The excess of a card's parts in one size and language. */
export interface TextExcess extends TooLong {
  size: CardSize;
  lang: Lang;
}

/** The sizes that a card should fit, whatever its author prints. */
const USUAL_SIZES: readonly CardSize[] = [CARD_SIZES.square, CARD_SIZES.poker];

/** The excess in each size, and in each language that has names for the words of the set. */
export const textExcesses = (
  { card, words }: Pick<CardOfSet, 'card' | 'words'>,
  extras: SetExtras,
  sizes = USUAL_SIZES,
  langs: readonly Lang[] = LANGUAGES,
) =>
  langs.flatMap((lang) => {
    const inWords = drawnVocabulary(words, lang, extras);
    if (!hasTranslation(lang, inWords)) return [];
    const shown = { ...card, ...extras.titles?.get(lang)?.get(card.number) };
    return sizes.map((size) => ({ size, lang, ...tooLong(shown, inWords, lang, extras.icons, size) }));
  });

/** The parts of a card that are too long, and by how much, as ECO715 says it. */
export const tooLongParts = (excesses: readonly TextExcess[]) =>
  (['title', 'text'] as const)
    .map((part) => ({ part, by: inWords(excesses, part) }))
    .filter(({ by }) => by !== '');

/** By how much a part is too long, for each size: the most of all languages, or each language if it fits in another. */
function inWords(excesses: readonly TextExcess[], part: 'title' | 'text'): string {
  const by = bySize(excesses, part);
  const sizes = part === 'text' ? excesses.filter(({ text }) => text > 0).map(({ fitsOn }) => fitsOn) : [];
  const fits = sizeForAll(sizes);
  return by === '' || fits === undefined ? by : `${by}; fits on ${fits}: --card ${fits}`;
}

function bySize(excesses: readonly TextExcess[], part: 'title' | 'text'): string {
  return [...Map.groupBy(excesses, ({ size }) => size)]
    .flatMap(([size, all]) => {
      const over = all.filter((one) => one[part] > 0);
      const by = (millimetres: number) => `by ${millimetres.toFixed(1)} mm on ${cardsOf(size)}`;
      if (over.length === all.length) return [by(Math.max(...over.map((one) => one[part])))];
      return over.map((one) => `${by(one[part])} in ${LANGUAGE_NAMES[one.lang].english}`);
    })
    .join(', ');
}

/** Cards of a size in words. */
export function cardsOf({ width, height }: CardSize): string {
  const [name] =
    Object.entries(CARD_SIZES).find(([, size]) => size.width === width && size.height === height) ?? [];
  return name ? `${name} cards` : `cards of ${width} by ${height} mm`;
}

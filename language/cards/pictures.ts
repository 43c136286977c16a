/** How the pictures of cards come out on cards of a size. */
import { problemMessage } from '../../compiler/index.ts';
import { andList } from '../../grammar/index.ts';
import { CARD_SIZES, type CardSize, isStrip, type Lang, pictureDots } from '../../print/face/index.ts';
import { isFeature } from '../../program/index.ts';
import type { CardOfSet } from './card.ts';
import { cardsOf, translations } from './overflow.ts';
import type { SetExtras } from './set-extras.ts';

type Found = Pick<CardOfSet, 'card' | 'words'>;

const pictureOf = ({ card }: Found, { art }: SetExtras) =>
  isFeature(card) ? undefined : art?.get(card.number);

/** Whether the text of a card leaves its picture no more room than the spots need, in one of these languages. */
export function hasStrip(found: Found, extras: SetExtras, size: CardSize, langs?: readonly Lang[]): boolean {
  const art = pictureOf(found, extras);
  if (!art) return false;
  return translations(found, extras, langs).some(({ lang, shown, inWords }) =>
    isStrip(shown, art, inWords, lang, extras.icons, size),
  );
}

/** The cards whose pictures are strips, as ECO721 says it. */
export const stripValues = (cards: readonly Found[], size: CardSize) => ({
  on: cardsOf(size),
  pictures:
    cards.length === 1
      ? `the picture of card ${cards[0]!.card.number}`
      : `the pictures of cards ${andList(cards.map(({ card }) => `${card.number}`))}`,
});

/** The same of one card on all named sizes, for a reader who sees it. */
export function stripRemark(found: Found, extras: SetExtras, lang: Lang): string[] {
  const names = Object.entries(CARD_SIZES).flatMap(([name, size]) =>
    hasStrip(found, extras, size, [lang]) ? [name] : [],
  );
  if (names.length === 0) return [];
  return [problemMessage('ECO721', { on: `${andList(names)} cards`, pictures: 'the picture' })];
}

/** What ECO722 says of a picture with too few pixels; undefined if it has enough, or is a drawing. */
export function coarseValues(found: Found, extras: SetExtras, size: CardSize) {
  const art = pictureOf(found, extras);
  const across = art?.size?.width;
  if (!art || across === undefined) return undefined;
  const { dpi, least } = pictureDots(across, size);
  return across < least ? { file: art.file, on: cardsOf(size), dpi: `${dpi}`, least: `${least}` } : undefined;
}

/** What a print in a size and a language says of the pictures of its cards. */
export function pictureWarnings(
  cards: readonly Found[],
  extras: SetExtras,
  size: CardSize,
  lang: Lang,
): string[] {
  const strips = cards.filter((one) => hasStrip(one, extras, size, [lang]));
  const coarse = cards.flatMap((one) => coarseValues(one, extras, size) ?? []);
  return [
    ...(strips.length > 0 ? [problemMessage('ECO721', stripValues(strips, size))] : []),
    ...coarse.map((words) => problemMessage('ECO722', words)),
  ].map((message) => `${message}.`);
}

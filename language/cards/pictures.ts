/** How the pictures of cards come out on cards of a size. */
import { problemMessage } from '../../compiler/index.ts';
import { andList } from '../../grammar/index.ts';
import { CARD_SIZES, type CardSize, type Lang, pictureDots } from '../../print/face/index.ts';
import type { CardOfSet } from './card.ts';
import { cardsOf, textExcesses } from './overflow.ts';
import type { SetExtras } from './set-extras.ts';

type Found = Pick<CardOfSet, 'card' | 'words'>;

/** The cards whose pictures are strips, as ECO721 says it. */
export const stripValues = (cards: readonly Found[], size: CardSize) => ({
  on: cardsOf(size),
  pictures: `the picture${cards.length === 1 ? ' of card' : 's of cards'} ${andList(cards.map(({ card }) => `${card.number}`))}`,
});

/** What ECO722 says of a picture with too few pixels; undefined if it has enough, or is a drawing. */
export function coarseValues({ card }: Found, { art }: SetExtras, size: CardSize) {
  const { file = '', size: { width } = { width: Number.POSITIVE_INFINITY } } = art?.get(card.number) ?? {};
  const { dpi, least } = pictureDots(width, size);
  return width < least ? { file, on: cardsOf(size), dpi: `${dpi}`, least: `${least}` } : undefined;
}

/** The sizes on which the picture of a card is a strip in a language. */
const stripSizes = (found: Found, extras: SetExtras, lang: Lang, sizes: readonly CardSize[]): CardSize[] =>
  extras.art?.has(found.card.number)
    ? textExcesses(found, extras, sizes, [lang]).flatMap((one) => (one.isStrip ? [one.size] : []))
    : [];

/** On which of the named sizes the picture of a card is a strip, for a reader who sees it. */
export function stripRemark(found: Found, extras: SetExtras, lang: Lang): string[] {
  const on = andList(stripSizes(found, extras, lang, Object.values(CARD_SIZES)).map(cardsOf));
  return on === '' ? [] : [problemMessage('ECO721', { on, pictures: 'the picture' })];
}

/** What a print in a size and a language says of the pictures of its cards. */
export function pictureWarnings(
  chosen: readonly { card: Found['card']; set: { words: Found['words'] } }[],
  extras: SetExtras,
  size: CardSize,
  lang: Lang,
): string[] {
  const cards = chosen.map(({ card, set: { words } }) => ({ card, words }));
  const strips = cards.filter((one) => stripSizes(one, extras, lang, [size]).length > 0);
  const coarse = cards.flatMap((one) => coarseValues(one, extras, size) ?? []);
  return [
    ...(strips.length > 0 ? [problemMessage('ECO721', stripValues(strips, size))] : []),
    ...coarse.map((values) => problemMessage('ECO722', values)),
  ].map((message) => `${message}.`);
}

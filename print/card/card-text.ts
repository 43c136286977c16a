/** The text of a card: what it says, the box it stands in, and the sizes its words may have there. */
import { isFeature } from '../../program/index.ts';
import type { Printable } from '../printable.ts';
import type { Lang, Words } from '../wording/language.ts';
import type { Row } from '../wording/parts.ts';
import { stepNames } from '../wording/rows-of-steps.ts';
import { cardRows, featureRows } from '../wording/text.ts';
import { FEATURE_TITLE, featureTextBox, isPatternLegible } from './feature.ts';
import { CARD_TITLE } from './front.ts';
import { textBox } from './geometry.ts';
import type { Palette } from './palette.ts';
import { textBlocks } from './text.ts';
import { fitTitle } from './title.ts';

/** The text of a card of the usual size, in millimetres. */
export function cardText(card: Printable, words: Words, lang: Lang | undefined, palette: Palette) {
  const box = isFeature(card) ? featureTextBox(card) : textBox(card.energy.length, card.impact);
  const rows = rowsOfCard(card, words, lang);
  return { box, blocks: textBlocks(rows, palette, stepNames(card)) };
}

/** What a card says that is not drawn on it. */
export const rowsOfCard = (card: Printable, words: Words, lang: Lang | undefined): Row[] =>
  isFeature(card)
    ? featureRows(card, words, lang, isPatternLegible(card) ? 'drawn' : 'in-words')
    : cardRows(card.steps, words, lang);

/** The title of a card as it fits its line. */
export const titleOf = (card: Printable) =>
  fitTitle(card.title ?? '', isFeature(card) ? FEATURE_TITLE : CARD_TITLE);

/** How a text is set, widest first: the class of its box and its sizes in points. */
const SETTINGS = [
  { name: '', sizes: [12, 11.5, 11, 10.5] },
  { name: 'close', sizes: [10.5, 10, 9.5] },
  { name: 'tight', sizes: [10, 9.5] },
];
/** How much larger the first sizes are that a proof tries. */
const LARGER = 2;
/** The smallest text on a card of the usual size; on a smaller card it is smaller in proportion. */
const SMALLEST = 9;

/** The sizes tried for a text on a card of `scale` times the usual size, as the page reads them: "12 11.5 10close 9tight". */
export function textSizes(scale: number, proof: boolean): string {
  const smallest = round(SMALLEST * Math.min(scale, 1));
  const tried = SETTINGS.flatMap(({ name, sizes }) =>
    [...(proof ? sizes.map((size) => size + LARGER) : []), ...sizes]
      .map((size) => round(size * scale))
      .filter((size) => size > smallest)
      .map((size) => `${size}${name}`),
  );
  return [...tried, `${smallest}${SETTINGS.at(-1)!.name}`].join(' ');
}

const round = (points: number) => Math.round(points * 10) / 10;

/** The text of a card: what it says, the box it stands in, and the sizes its words may have there. */
import { isFeature } from '../../program/index.ts';
import type { Printable } from '../printable.ts';
import type { Lang, Words } from '../wording/language.ts';
import { stepNames } from '../wording/rows-of-steps.ts';
import { cardRows, featureRows } from '../wording/text.ts';
import { featureTextBox, isPatternLegible } from './feature.ts';
import { textBox } from './geometry.ts';
import type { Palette } from './palette.ts';
import { textBlocks } from './text.ts';

/** The text of a card of the usual size, in millimetres. */
export function cardText(card: Printable, words: Words, lang: Lang | undefined, palette: Palette) {
  const [box, rows] = isFeature(card)
    ? [featureTextBox(card), featureRows(card, words, lang, isPatternLegible(card) ? 'drawn' : 'in-words')]
    : [textBox(card.energy.length, card.impact), cardRows(card.steps, words, lang)];
  return { box, blocks: textBlocks(rows, palette, stepNames(card)) };
}

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

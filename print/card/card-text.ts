/** The text of a card: its rows, its box, and the sizes it may have there. */
import { isFeature } from '../../program/index.ts';
import { textNode } from '../face/blocks.ts';
import { type FittedText, fitText, type TextSize } from '../face/fit.ts';
import { PIXELS } from '../face/units.ts';
import type { Printable } from '../printable.ts';
import type { WordingLength } from '../wording/language.ts';
import type { Row } from '../wording/parts.ts';
import { stepNames } from '../wording/rows-of-steps.ts';
import { cardRows, featureRows } from '../wording/text.ts';
import type { Emblem } from './emblems/emblem.ts';
import type { FrontOptions } from './face.ts';
import { type FeatureAreas, featureTextBox, isPatternLegible } from './feature.ts';
import { cardContents } from './front.ts';
import { type Box, SQUARE_CARD, textBox } from './geometry.ts';
import type { Palette } from './palette.ts';

/** The text of a card, fitted into its box; its `scale` is to the millimetres of the card's shape, `over` is on paper. */
export interface CardText extends FittedText<Emblem> {
  /** In millimetres of the card's shape. */
  box: Box;
  length: WordingLength;
}

/**
 * The text of a card. It uses the shorter wording if only that fits in the usual size, or if it allows larger letters
 * than the full wording: small letters are the last resort.
 */
export function cardText(
  card: Printable,
  palette: Palette,
  options: Pick<FrontOptions, 'lang' | 'shape' | 'scale' | 'proof'> = {},
): CardText {
  const { lang, shape = SQUARE_CARD, scale = 1, proof = false } = options;
  const sizes = textSizes(scale, proof, shape);
  const small = proof ? undefined : card.note;
  const nameOf = stepNames(card);
  const worded = (length: WordingLength): CardText => {
    const areas = { words: palette.words, lang, shape, length };
    const rows = rowsOfCard(card, areas);
    const room = isFeature(card) ? featureTextBox(card, areas) : textBox(cardContents(card), shape);
    // On a small face, spots or a pattern may reach down to its foot.
    const box = { ...room, height: Math.max(0, room.height) };
    const onPaper = { width: box.width * scale, height: box.height * scale };
    const fitted = fitText((setting) => textNode(rows, small, { palette, setting, nameOf }), sizes, onPaper);
    return { ...fitted, scale: fitted.scale / scale, over: fitted.over / PIXELS, length, box };
  };
  const usual = worded('usual');
  const short = usual.tried < usualTries(proof) ? usual : worded('short');
  return short !== usual && isLarger(short, usual) ? short : usual;
}

/** Whether one text has larger letters than the other, or is cut off less. */
const isLarger = (one: CardText, other: CardText): boolean =>
  one.scale > other.scale || one.over < other.over;

/** The part of a card's content that is not drawn. */
export const rowsOfCard = (card: Printable, areas: FeatureAreas): Row[] => {
  const { words, lang, length } = areas;
  return isFeature(card)
    ? featureRows(card, words, lang, isPatternLegible(card, areas) ? 'drawn' : 'in-words', length)
    : cardRows(card.steps, words, lang, length);
};

/** Text sizes in points, by the available space: three each, so that the cards of a set look alike. */
const LADDERS = {
  /** Most texts of square cards fit in the first size. */
  usual: [11, 10, 9],
  tall: [12, 11, 10],
  narrow: [10, 8.5, 7],
};
/** The attempts at setting a text, in order: normal spacing, then closer, then smaller. `size` is an index of the ladder. */
const TRIES = [
  { tightness: 'usual', size: 0 },
  { tightness: 'close', size: 0 },
  { tightness: 'close', size: 1 },
  { tightness: 'tight', size: 1 },
  { tightness: 'close', size: 2 },
  { tightness: 'tight', size: 2 },
] as const;
/** How many points larger than the first size a proof's additional first attempts are. */
const EXTRA_POINTS = [3, 2, 1];
/** The number of attempts that keep the usual size. */
const usualTries = (proof: boolean) =>
  (proof ? EXTRA_POINTS.length : 0) + TRIES.filter(({ size }) => size === 0).length;
/** The text width of a square card in millimetres, and the width below which a card is narrow. */
const WIDTH = { usual: 50.2, narrow: 40 };
/** A card is tall if its height is at least this multiple of its width. */
const TALL_RATIO = 1.25;

/**
 * The sizes to try for a text on a card of `scale` times its shape: 11, 11 close, 10 close, 10 tight, 9 close, 9 tight. The smallest is never larger than usual, so that a text too long for a
 * large card gets another chance.
 */
export function textSizes(scale: number, proof: boolean, shape = SQUARE_CARD): TextSize[] {
  const { width } = textBox({ spots: 1, title: false, impact: false }, shape);
  const isTall = shape.height >= TALL_RATIO * shape.width;
  const ladder = width < WIDTH.narrow ? LADDERS.narrow : isTall ? LADDERS.tall : LADDERS.usual;
  const wider = isTall && width >= WIDTH.narrow ? width / WIDTH.usual : 1;
  const smallest = ladder.at(-1)! * Math.min(1, width < WIDTH.narrow ? 1 : width / WIDTH.usual);
  const sizes = TRIES.map(({ tightness, size }) => {
    const isSmallest = size === ladder.length - 1;
    const points = isSmallest ? smallest * Math.min(scale, 1) : ladder[size]! * wider * scale;
    return { points: round(points), tightness };
  });
  const larger = proof ? EXTRA_POINTS.map((more) => round((ladder[0]! * wider + more) * scale)) : [];
  return [...larger, ...sizes];
}

/** Precise enough that the lines of a smaller card break where those of a usual one do. */
const round = (points: number) => Math.round(points * 10_000) / 10_000;

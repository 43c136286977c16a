/** The text of a card: what it says, the box it stands in, and the sizes its words may have there. */
import { isFeature } from '../../program/index.ts';
import { type FittedText, fitText } from '../face/fit.ts';
import type { Printable } from '../printable.ts';
import type { Lang, WordingLength } from '../wording/language.ts';
import type { Row } from '../wording/parts.ts';
import { stepNames } from '../wording/rows-of-steps.ts';
import { cardRows, featureRows } from '../wording/text.ts';
import { titleIn } from './face.ts';
import { type FeatureAreas, featureTextBox, isPatternLegible } from './feature.ts';
import { contentsOf } from './front.ts';
import { type Box, type CardShape, SQUARE, textBox } from './geometry.ts';
import type { Palette } from './palette.ts';
import { type KeptEnds, type TextBlock, textBlocks } from './text.ts';

/** What the text of a card depends on besides it. */
export interface CardTextOptions {
  lang?: Lang | undefined;
  /** The square of the usual size by default. */
  shape?: CardShape;
  /** Of how many times its shape the card is. */
  scale?: number;
  /** Without notes, and as large as it fits. */
  proof?: boolean;
}

/** The text of a card. */
export interface CardText {
  blocks: TextBlock[];
  /** The small print below it. */
  small: string | undefined;
  /** In millimetres of its shape. */
  box: Box;
  /** The sizes to try, in the form of `textSizes`. */
  sizes: string;
  length: WordingLength;
}

/**
 * The text of a card, in fewer words where it fits only so in the usual size, or in a larger one than with all its words:
 * small letters are the last resort. The ends of its rows are kept together where one of them would be a widow otherwise.
 */
export function cardText(card: Printable, palette: Palette, options: CardTextOptions = {}): CardText {
  const { lang, shape = SQUARE, scale = 1, proof = false } = options;
  const sizes = textSizes(1, proof, shape);
  const small = proof ? undefined : card.note;
  const worded = (length: WordingLength, ends: KeptEnds = 'long') => {
    const areas = { words: palette.words, lang, shape, length };
    const rows = rowsOfCard(card, areas);
    const room = isFeature(card) ? featureTextBox(card, areas) : textBox(contentsOf(card), shape);
    // Spots or a pattern on a small face may reach as far as its foot.
    const box = { ...room, height: Math.max(0, room.height) };
    const blocks = textBlocks(rows, palette, stepNames(card), ends);
    return { length, box, blocks, fitted: fitText(blocks, small, sizes, box) };
  };
  const usual = worded('usual');
  const short = usual.fitted.tried < usualTries(proof) ? usual : worded('short');
  const said = short !== usual && isLarger(short.fitted, usual.fitted) ? short : usual;
  const kept = said.fitted.isWidowed ? worded(said.length, 'all') : said;
  const { blocks, box, length } = kept.fitted.over > said.fitted.over ? said : kept;
  return { blocks, small, box, length, sizes: scale === 1 ? sizes : textSizes(scale, proof, shape) };
}

/** Whether a text fits in larger letters than another, or is cut off less. */
const isLarger = (one: FittedText, other: FittedText): boolean =>
  one.scale > other.scale || one.over < other.over;

/** What a card says that is not drawn on it. */
export const rowsOfCard = (card: Printable, areas: FeatureAreas): Row[] => {
  const { words, lang, length } = areas;
  return isFeature(card)
    ? featureRows(card, words, lang, isPatternLegible(card, areas) ? 'drawn' : 'in-words', length)
    : cardRows(card.steps, words, lang, length);
};

/** The title of a card as it fits. */
export const titleOf = (card: Printable, shape = SQUARE) => titleIn(card, shape);

/** The sizes of texts in points, by what a card has room for: three of them, so that the cards of a set look alike. */
const LADDERS = {
  /** Most texts of square cards fit in the first size. */
  usual: [11, 10, 9],
  tall: [12, 11, 10],
  narrow: [10, 8.5, 7],
};
/** How a text is set in these sizes, widest first: with as much room as there is, then closer, then smaller. */
const TRIES = [
  { name: '', size: 0 },
  { name: 'close', size: 0 },
  { name: 'close', size: 1 },
  { name: 'tight', size: 1 },
  { name: 'close', size: 2 },
  { name: 'tight', size: 2 },
];
/** How much larger the first sizes are that a proof tries. */
const LARGER = [3, 2, 1];
/** How many of the tries keep the usual size. */
const usualTries = (proof: boolean) =>
  (proof ? LARGER.length : 0) + TRIES.filter(({ size }) => size === 0).length;
/** The width of the text of a square card in millimetres, and that below which a card is narrow. */
const WIDTH = { usual: 50.2, narrow: 40 };
/** A card is tall if it is this many times as high as wide. */
const TALL = 1.25;

/**
 * The sizes tried for a text on a card of `scale` times its shape, as the page reads them: "11 11close 10close 10tight 9close 9tight".
 * The last one is never larger than the usual, so that on a large card a text that is too long gets another chance.
 */
export function textSizes(scale: number, proof: boolean, shape = SQUARE): string {
  const { width } = textBox({ spots: 1, title: false, impact: false }, shape);
  const isTall = shape.height >= TALL * shape.width;
  const ladder = width < WIDTH.narrow ? LADDERS.narrow : isTall ? LADDERS.tall : LADDERS.usual;
  const wider = isTall && width >= WIDTH.narrow ? width / WIDTH.usual : 1;
  const smallest = ladder.at(-1)! * Math.min(1, width < WIDTH.narrow ? 1 : width / WIDTH.usual);
  const sizes = TRIES.map(({ name, size }) => {
    const isSmallest = size === ladder.length - 1;
    const points = isSmallest ? smallest * Math.min(scale, 1) : ladder[size]! * wider * scale;
    return `${round(points)}${name}`;
  });
  const larger = proof ? LARGER.map((more) => `${round((ladder[0]! * wider + more) * scale)}`) : [];
  return [...larger, ...sizes].join(' ');
}

/** Fine enough that the lines of a smaller card break where those of the usual one do. */
const round = (points: number) => Math.round(points * 10_000) / 10_000;

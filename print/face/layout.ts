/** The layout of a front: what gives way until its text fits, and what grows with the room that is left. */
import { isFeature } from '../../program/index.ts';
import type { CardArt } from '../card-art/card-art.ts';
import type { Box } from '../drawing/box.ts';
import { type FittedText, POINTS, SLACK } from '../layout/fit.ts';
import { type LaidOut, layOut } from '../layout/flow.ts';
import { PIXELS } from '../layout/units.ts';
import type { Printable } from '../printable.ts';
import type { WordingLength } from '../wording/language.ts';
import type { Row } from '../wording/parts.ts';
import { stepNames } from '../wording/rows-of-steps.ts';
import { printedRows } from '../wording/text.ts';
import { ties } from '../wording/ties.ts';
import { translator } from '../wording/translation/translator.ts';
import { mostHigher, pictureOfCard } from './art-band.ts';
import { STEP_GAPS, textNode } from './blocks.ts';
import type { Emblem } from './emblems/emblem.ts';
import { cardTitle, type FaceLayout, type FrontOptions } from './face.ts';
import { isImpactFeature, patternEnd, patternRadii } from './feature.ts';
import {
  bandBottom,
  type CardShape,
  cardFace,
  NARROW_MM,
  SQUARE_CARD,
  textBox,
  titleSizes,
  WIDE_MM,
} from './geometry.ts';
import { LINE_PX, type RowSetting } from './inline.ts';
import { hasLarge, isCardSign, mostPlaced } from './large.ts';
import type { Palette } from './palette.ts';

/** The layout of a card's front; its `scale` is to the millimetres of the card's shape, `over` is on paper. */
export interface FrontLayout extends FaceLayout, FittedText<Emblem> {
  /** The box of its text, in millimetres of the card's shape. */
  box: Box;
  /** The rank of its letters, from 0 for the usual size. */
  rank: number;
  length: WordingLength;
  /** The radius of the hexes of a feature's pattern. */
  radius: number;
  /** Whether its picture is only as high as a band without one. */
  isStrip: boolean;
}

/** Letters in points on a square card, on a tall one and on a narrow one: three each, so that the cards of a set look alike. */
const LETTERS = { usual: [11, 10, 9], tall: [12, 11, 10], narrow: [10, 8.5, 7.5] } as const;
/** How many points larger than usual a proof's letters may be. */
const EXTRA_POINTS = [3, 2, 1];
/** How many times as large as usual the letters of a card of one row are, if they fit. */
const LONE_LETTERS = [1.5, 1.35, 1.2];
/** The largest sign of a card, in millimetres. */
const CARD_SIGN = 20;
/** A card is tall if its height is at least this multiple of its width. */
const TALL_RATIO = 1.25;
/** The height of a large placement in millimetres, at least and at most. */
const PLACED = { usual: [11, 20], narrow: [10, 18], poker: [12, 28], tarot: [16, 38] } as const;
/** The face width of a square card; that from which a tall card is like a tarot card. */
const WIDTH = { square: 53, tarot: WIDE_MM };
/** How much higher a band may become on a tall card, in millimetres: at least and at most; and the room that it leaves. */
const BAND = { least: 8, poker: 20, tarot: 30, leaves: 2.5 };
/**
 * The picture of a card: how much higher than a band without one it is, at least and at most, in millimetres, and what is between
 * two steps where the picture takes all other room.
 */
const PICTURE = { least: 4, most: { usual: 22, narrow: 26, poker: 34, tarot: 48 }, apart: 0.25 + 0.5 / 3 };
/** The share of the room that is left above a text, and the most of it in millimetres; a single row is in the middle. */
const ABOVE = { share: 0.4, most: 4, alone: 0.5 };

/** Which letters, placements and titles a card of a shape has. */
function classOf(shape: CardShape): keyof typeof PLACED {
  const { width } = cardFace(shape);
  if (width < NARROW_MM) return 'narrow';
  if (shape.height < TALL_RATIO * shape.width) return 'usual';
  return width < WIDTH.tarot ? 'poker' : 'tarot';
}

/** The sizes of letters in points on a card of `scale` times its shape. */
export function letterSizes(scale: number, shape = SQUARE_CARD): number[] {
  const { width } = cardFace(shape);
  const kind = classOf(shape);
  const sizes = LETTERS[kind === 'poker' || kind === 'tarot' ? 'tall' : kind];
  const wider = kind === 'tarot' ? width / WIDTH.square : 1;
  const [first, second, last] = sizes.map((points) => points * wider);
  // The last is no larger than usual on a large card, so that a long text gets another chance there.
  const least = kind === 'narrow' ? 1 : Math.min(1, width / WIDTH.square);
  return [first! * scale, second! * scale, last! * least * Math.min(scale, 1)].map(round);
}

/** Precise enough that the lines of a smaller card break where those of a usual one do. */
const round = (points: number) => Math.round(points * 10_000) / 10_000;

/** The ways to set a card before anything grows, in the order in which they are tried. */
function attempts(
  { shape, scale, proof }: Required<Pick<FrontOptions, 'shape' | 'scale' | 'proof'>>,
  hasTitle: boolean,
  isLone: boolean,
  canBeLarge: boolean,
) {
  const [first, second, last] = letterSizes(scale, shape) as [number, number, number];
  const [large, small] = hasTitle ? titleSizes(shape) : [0, 0];
  const usual = { points: first, rank: 0, isTight: false, title: large!, isLarge: false };
  const proofs = proof ? EXTRA_POINTS.map((more) => ({ ...usual, points: round(first + more * scale) })) : [];
  const lone = LONE_LETTERS.map((times) => ({ ...usual, points: round(first * times) }));
  const inUsual = [
    ...(proof || !isLone ? proofs : lone),
    usual,
    { ...usual, title: small! },
    { ...usual, title: small!, isTight: true },
  ];
  const next = { ...usual, title: small!, points: second, rank: 1 };
  return [
    ...(canBeLarge ? inUsual.map((one) => ({ ...one, isLarge: true })) : []),
    ...inUsual,
    next,
    { ...next, isTight: true },
    { ...next, points: last, rank: 2, isTight: true },
  ];
}

/** The ways to set a card with a picture that is at least so much higher than a band without one, in the order in which they are tried. */
function pictureAttempts(
  { shape, scale }: Required<Pick<FrontOptions, 'shape' | 'scale'>>,
  hasTitle: boolean,
  isLone: boolean,
  canBeLarge: boolean,
  most: number,
) {
  const kind = classOf(shape);
  const [first, second] = letterSizes(scale, shape) as [number, number];
  const title = hasTitle ? titleSizes(shape)[1]! : 0;
  const usual = {
    points: first,
    rank: 0,
    isTight: false,
    title,
    isLarge: canBeLarge,
    picture: Math.min(PICTURE.least, most),
  };
  // Larger letters take no room from the picture.
  const lone = LONE_LETTERS.map((times) => ({ ...usual, points: round(first * times), picture: most }));
  const ranks = [usual, ...(kind === 'narrow' ? [] : [{ ...usual, points: second, rank: 1 }])];
  return [
    ...(isLone ? lone : []),
    ...ranks.flatMap((one) => (canBeLarge ? [one, { ...one, isLarge: false }] : [one])),
  ];
}

export interface LayoutOptions extends Pick<FrontOptions, 'lang' | 'shape' | 'scale' | 'proof'> {
  /** The picture of the card; that of the palette by default. */
  art?: CardArt | undefined;
}

/**
 * The layout of a card's front. It uses the shorter wording if only that fits in the usual letters, or if it allows
 * larger letters than the full wording: small letters are the last resort. No wording is shorter for a picture.
 */
export function frontLayout(card: Printable, palette: Palette, options: LayoutOptions = {}): FrontLayout {
  const usual = layoutIn('usual', card, palette, options);
  if ((usual.rank === 0 && usual.over === 0) || (usual.art && !usual.isStrip)) return usual;
  const short = layoutIn('short', card, palette, options);
  return short.scale > usual.scale || short.over < usual.over ? short : usual;
}

function layoutIn(
  length: WordingLength,
  card: Printable,
  palette: Palette,
  options: LayoutOptions,
): FrontLayout {
  const { shape = SQUARE_CARD } = options;
  const layout = (pattern: 'drawn' | 'in-words', radius: number) =>
    fitted(card, printedRows(card, palette.words, options.lang, pattern, length), radius, palette, {
      ...options,
      length,
    });
  if (!isFeature(card)) return layout('drawn', 0);
  const { least, legible } = patternRadii(card, shape);
  // A pattern that is too small to read is described, too.
  const drawn = legible === undefined ? undefined : layout('drawn', Math.max(least, legible));
  return drawn && drawn.over === 0 ? drawn : layout('in-words', least);
}

function fitted(
  card: Printable,
  rows: readonly Row[],
  radius: number,
  palette: Palette,
  options: LayoutOptions & { length: WordingLength },
): FrontLayout {
  const { lang = 'en', shape = SQUARE_CARD, scale = 1, proof = false, length } = options;
  const { art = pictureOfCard(card, palette) } = options;
  const context = {
    palette,
    openings: translator(lang).list('openings'),
    nameOf: stepNames(card),
  };
  const tied = ties(lang);
  const note = proof ? undefined : card.note;
  const bottom = lowerEnd(card, shape, radius);
  const tryOut = ({
    points,
    rank,
    isTight,
    title: size,
    isLarge,
    picture,
  }: ReturnType<typeof attempts>[number] & { picture?: number }): Trial => {
    const title = size === 0 ? 0 : cardTitle(card, shape, size).size;
    const end = bottom + (picture ?? 0);
    const box = textBox(end, hasStrip(card), title, shape);
    // Pixels of the text on millimetres of the shape.
    const own = points / POINTS / scale;
    const px = (length: number) => (length * PIXELS) / own;
    const around = { ...context, width: px(box.width) };
    const [least, most] = PLACED[classOf(shape)].map(px) as [number, number];
    const largest = isCardSign(rows) ? Math.min(most, px(CARD_SIGN)) : most;
    const setting: RowSetting = {
      isTight,
      apart: picture === undefined ? STEP_GAPS[isTight ? 'tight' : 'usual'][0] : PICTURE.apart,
      placed: isLarge ? least : undefined,
    };
    const set = () => {
      const text = layOut(textNode(rows, note, around, setting), around.width, tied);
      // A title stands as far from the text as half of what is between steps.
      const above = title > 0 ? (LINE_PX * setting.apart) / 2 : 0;
      const placed = text.placed.map((one) => ({ ...one, y: one.y + above }));
      return { ...text, placed, height: text.height + above };
    };
    const { placed, height, reach } = set();
    const excess = Math.max(height - px(box.height), reach - around.width) * own * scale;
    const over = excess > SLACK ? excess / PIXELS : 0;
    return {
      layout: {
        placed,
        scale: own,
        over,
        box,
        rank,
        length,
        bottom: end,
        radius,
        title,
        art,
        isStrip: art !== undefined && picture === undefined,
      },
      setting,
      set,
      px,
      largest: isLarge && over === 0 ? Math.min(largest, mostPlaced(rows[0]!, around, least)) : 0,
      higher: picture === undefined ? 0 : px(mostPicture - picture),
      free: Math.max(0, px(box.height) - height),
    };
  };
  const isLone = rows.length === 1 && !isFeature(card);
  const hasTitle = card.title !== undefined;
  const canBeLarge = hasLarge(rows);
  const mostPicture =
    art && !isFeature(card)
      ? Math.max(0, Math.min(PICTURE.most[classOf(shape)], mostHigher(art, card.energy.length, shape)))
      : 0;
  const all = [
    ...(art && length === 'usual'
      ? pictureAttempts({ shape, scale }, hasTitle, isLone, canBeLarge, mostPicture)
      : []),
    ...attempts({ shape, scale, proof }, hasTitle, isLone, canBeLarge),
  ];
  let trial = tryOut(all[0]!);
  for (const next of all.slice(1)) if (trial.layout.over > 0) trial = tryOut(next);
  return trial.layout.over > 0 ? trial.layout : grown(card, rows.length === 1, shape, trial);
}

/** A card set in one way. The lengths in it are in pixels of its text. */
interface Trial {
  layout: FrontLayout;
  /** What `set` sets the text with, which may be changed. */
  setting: RowSetting;
  set: () => LaidOut<Emblem>;
  /** Converts millimetres of the shape. */
  px: (length: number) => number;
  /** The height up to which its large placement may grow. */
  largest: number;
  /** How much higher its picture may become. */
  higher: number;
  /** The height that is left. */
  free: number;
}

const hasStrip = (card: Printable): boolean => (isFeature(card) ? isImpactFeature(card) : card.impact);

/** The lower end of the band of a card, or of the pattern of a feature with hexes of this radius. */
const lowerEnd = (card: Printable, shape: CardShape, radius: number): number =>
  isFeature(card) ? patternEnd(card, shape, radius) : bandBottom(card.energy.length, shape);

/** The layout of a card that fits, after what grows with the room: its placement or pattern, the space between its steps, its band. */
function grown(card: Printable, isSingle: boolean, shape: CardShape, trial: Trial): FrontLayout {
  const { layout, setting, set, px, largest, higher } = trial;
  const { title, scale: own } = layout;
  let { free } = trial;
  let { bottom, radius } = layout;
  const grow = (by: number) => {
    free -= by;
    return by;
  };
  bottom += (grow(Math.min(free, higher)) * own) / PIXELS;
  if (setting.placed !== undefined)
    setting.placed += grow(Math.max(0, Math.min(free, largest - setting.placed)));
  if (isFeature(card)) {
    const perRadius = patternEnd(card, shape, 1) - patternEnd(card, shape, 0);
    const more = Math.max(0, Math.min(free / px(perRadius), patternRadii(card, shape).most - radius));
    grow(px(more * perRadius));
    radius += more;
    bottom = patternEnd(card, shape, radius);
  }
  if (free > 0) {
    const least = setting.apart;
    const before = set().height;
    const most = STEP_GAPS[setting.isTight ? 'tight' : 'usual'][1];
    setting.apart = most;
    const stretch = set().height - before;
    const share = stretch > 0 ? Math.min(1, free / stretch) : 0;
    setting.apart = least + (most - least) * share;
    grow(stretch * share);
  }
  const kind = classOf(shape);
  const spare = free - px(BAND.leaves);
  if (!isFeature(card) && !layout.art && (kind === 'poker' || kind === 'tarot') && spare >= px(BAND.least))
    bottom += (grow(Math.min(spare, px(BAND[kind]))) * own) / PIXELS;
  const { placed } = set();
  const above = isSingle ? ABOVE.alone * free : Math.min(ABOVE.share * free, px(ABOVE.most));
  return {
    ...layout,
    placed: placed.map((one) => ({ ...one, y: one.y + above })),
    box: textBox(bottom, hasStrip(card), title, shape),
    bottom,
    radius,
  };
}

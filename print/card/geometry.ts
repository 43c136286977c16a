/**
 * The positions of everything on a card, by area. From the top of the face down: the band with the cube spots, the
 * Impact strip, the text, and the foot with number, title and signs. Lengths are in millimetres.
 */
import { MAX_SPOTS } from '../../program/index.ts';

export interface Point {
  x: number;
  y: number;
}

/** Width and height of a card. */
export interface CardSize {
  width: number;
  height: number;
}

/** A rectangle. */
export interface Box extends Point, CardSize {}

/** A box inset by `by` on each side. */
export const insetBox = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** Points near the four corners of a card; `right` and `down` lead from them to its middle. */
export const cardCorners = ({ width, height }: CardSize, near: number) =>
  ([1, -1] as const).flatMap((down) =>
    ([1, -1] as const).map((right) => ({
      x: right === 1 ? near : width - near,
      y: down === 1 ? near : height - near,
      right,
      down,
    })),
  );

/** The dimensions that determine a card's areas. */
export interface CardShape extends CardSize {
  /** Width of the coloured frame. */
  frame: number;
  /** The distance from the edge to the middle of the leaves. */
  leaves: number;
}

/** The side of the square card that all other lengths here are based on. */
export const CARD_SIDE = 63;
const FRAME = 5;
/** Half the length of a leaf, and the gap between it and the face. */
const LEAF = { half: 2.05, inside: 0.3 };
/** A card of the usual size. */
export const SQUARE_CARD: CardShape = {
  width: CARD_SIDE,
  height: CARD_SIDE,
  frame: FRAME,
  leaves: FRAME / 2,
};

/** The narrowest card on which spots are as large as cubes, and the width from which everything on a card grows with it. */
const WIDTHS = { narrowest: 40, growing: 80 };

/**
 * The shape of a card, and the scale of its lengths. A square card is scaled as a whole. Other cards have their own
 * areas: spots stay as large as the cubes on them, and only very small or very large cards are scaled.
 * @param safe the distance from the cut within which nothing essential may be; the leaves stay outside it
 */
export function cardShape({ width, height }: CardSize, safe = 0): { shape: CardShape; scale: number } {
  const side = Math.min(width, height);
  const { narrowest, growing } = WIDTHS;
  const scale = width === height ? side / CARD_SIDE : side / Math.min(Math.max(side, narrowest), growing);
  const leaves = Math.max(SQUARE_CARD.leaves, safe / scale + LEAF.half);
  const frame = Math.max(FRAME, leaves + LEAF.half + LEAF.inside);
  return { shape: { width: width / scale, height: height / scale, frame, leaves }, scale };
}

/** The width of the border along the cut that contains only the frame colour; 0 on a card without a safe area. */
export const clearOfCuts = ({ leaves }: CardShape): number => Math.max(0, leaves - LEAF.half);

/** The face: the area inside the frame. */
export function cardFace({ width, height, frame }: CardShape) {
  const [right, bottom] = [width - frame, height - frame];
  return { x: frame, y: frame, width: right - frame, height: bottom - frame, right, bottom, radius: 2.4 };
}

/** The side of a spot, which holds an 8 mm cube. */
export const SPOT_SIDE = 8.6;
const SPOT_GAP = 1.15;
/** Padding above, below and at the sides of the spots. */
const SPOTS = { above: 1.5, below: 1.3, sides: 2 };
/** The height of the strip across the face of a card that can replace or remove. */
export const STRIP_HEIGHT = 2.7;
/** The line with hand marks, number, title and sign: its height above the lower edge of the face, and its baseline. */
export const FOOT = { height: 5.5, mark: 4.5, inset: 1.5, baseline: 3.45 };
/** The distance between the middles of adjacent hand marks. */
export const MARK_PITCH = FOOT.mark + 0.8;
/** The font size of the card number, and the width of a digit of it; below, the side of a set's sign. */
export const NUMBER = { size: 3.4, digit: 1.75 };
export const SIGN_SIDE = 3.9;
/** On a card narrower than `inFootFrom`, a title has its own line above the foot. */
const TITLE = { inFootFrom: 55, line: 4.1, clear: 0.8 };
/** The largest size of a title in one line and in two; below, the offsets of two baselines from the single one. */
export const TITLE_SIZE = { one: 3.6, two: 2.5 };
const TWO_LINES = { inFoot: [-1.55, 0.85], above: [-1.9, 0.4] };
const TEXT = { inset: 1.4, above: 0.7, below: 0.2 };

/** The contents that determine a card's areas. */
export interface CardContents {
  spots: number;
  title: boolean;
  impact: boolean;
}

/** The number of spots in each row: as many rows as the face width requires, longer rows first. */
function rowsOfSpots(count: number, { width }: Box): number[] {
  const most = Math.max(1, Math.floor((width - SPOTS.sides + SPOT_GAP) / (SPOT_SIDE + SPOT_GAP)));
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows));
}

/** Upper left corners of the cube spots. */
export function spotPlaces(spots: number, shape = SQUARE_CARD): Point[] {
  const top = cardFace(shape).y + SPOTS.above;
  return rowsOfSpots(spots, cardFace(shape)).flatMap((inRow, row) => {
    const width = inRow * SPOT_SIDE + (inRow - 1) * SPOT_GAP;
    return Array.from({ length: inRow }, (_, column) => ({
      x: (shape.width - width) / 2 + column * (SPOT_SIDE + SPOT_GAP),
      y: top + row * (SPOT_SIDE + SPOT_GAP),
    }));
  });
}

/** The bottom of the band behind the spots. */
export function bandBottom(spots: number, shape = SQUARE_CARD): number {
  const face = cardFace(shape);
  const rows = rowsOfSpots(spots, face).length;
  return face.y + SPOTS.above + rows * (SPOT_SIDE + SPOT_GAP) - SPOT_GAP + SPOTS.below;
}

/** The largest possible `safe`, to a tenth of a millimetre: a larger one would push spots off the face. */
export function mostSafe(size: CardSize): number {
  const hasRoom = (safe: number) => {
    const { shape } = cardShape(size, safe);
    return bandBottom(MAX_SPOTS, shape) <= cardFace(shape).bottom;
  };
  let tenths = 0;
  while (hasRoom((tenths + 1) / 10)) tenths++;
  return tenths / 10;
}

/** The top of the line with marks and number. */
export const footTop = (shape: CardShape): number => cardFace(shape).bottom - FOOT.height;

/** The lower end of the text area: above the foot, and above a title that has its own line. */
export const textBottom = (shape: CardShape, title: boolean): number =>
  footTop(shape) - TEXT.below - (title && shape.width < TITLE.inFootFrom ? TITLE.line : 0);

/**
 * The middle of a title and the width available to it, between number and sign: the same on cards and features.
 * @param number how many digits the card number has
 */
export function titlePlace(shape: CardShape, number: number): { x: number; room: number } {
  const { x, width } = cardFace(shape);
  const middle = shape.width / 2;
  if (shape.width < TITLE.inFootFrom) return { x: middle, room: width - 2 * FOOT.inset };
  const from = x + FOOT.inset + MARK_PITCH + number * NUMBER.digit + TITLE.clear;
  const to = signX(shape) - SIGN_SIDE / 2 - TITLE.clear;
  return { x: middle, room: 2 * Math.min(middle - from, to - middle) };
}

/** The baselines of a title with one or two lines. */
export function titleLines(shape: CardShape, lines: number): number[] {
  const isAbove = shape.width < TITLE.inFootFrom;
  const y = footTop(shape) + FOOT.baseline - (isAbove ? TITLE.line : 0);
  return lines === 1 ? [y] : TWO_LINES[isAbove ? 'above' : 'inFoot'].map((apart) => y + apart);
}

/** The middle of a set's sign, to the left of a hand mark. */
export const signX = (shape: CardShape): number =>
  cardFace(shape).right - FOOT.inset - MARK_PITCH - SIGN_SIDE / 2;

/** The box of the effect's text. */
export function textBox(contents: CardContents, shape = SQUARE_CARD): Box {
  const top = bandBottom(contents.spots, shape) + (contents.impact ? STRIP_HEIGHT : 0) + TEXT.above;
  const { x, width } = cardFace(shape);
  return {
    x: x + TEXT.inset,
    y: top,
    width: width - 2 * TEXT.inset,
    height: textBottom(shape, contents.title) - top,
  };
}

/** The position of a leaf: its middle, and its clockwise rotation in degrees. */
export interface Leaf extends Point {
  turn: number;
}

const LEAF_PITCH = 4.3;
/** Edges in the order in which they come to the top as the card is turned clockwise, with the rotation of their leaves. */
const EDGES = [
  { edge: 'top', turn: 0 },
  { edge: 'left', turn: 270 },
  { edge: 'bottom', turn: 180 },
  { edge: 'right', turn: 90 },
] as const;

/**
 * The leaves of a card that can be used `leaves` times. The top edge shows as many leaves as uses remain, after any
 * number of turns; leaves are upright when their edge is on top (R5.1).
 */
export function leafPlaces(leaves: number, shape = SQUARE_CARD): Leaf[] {
  const { width, height, leaves: inset } = shape;
  return EDGES.flatMap(({ edge, turn }, used) => {
    const count = Math.max(0, leaves - used);
    return Array.from({ length: count }, (_, i): Leaf => {
      const along = (i - (count - 1) / 2) * LEAF_PITCH;
      if (edge === 'top' || edge === 'bottom')
        return { x: width / 2 + along, y: edge === 'top' ? inset : height - inset, turn };
      return { x: edge === 'left' ? inset : width - inset, y: height / 2 + along, turn };
    });
  });
}

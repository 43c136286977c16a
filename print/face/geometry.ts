/**
 * The positions of everything on a card, by area. From the top of the face down: the band with the cube spots, the
 * Impact strip, the title, the text; on the frame below it, the foot with number and signs. Lengths are in millimetres.
 */
import { MAX_SPOTS } from '../../program/index.ts';
import type { Box, Point, Size } from '../drawing/box.ts';

/** Width and height of a card. */
export interface CardSize extends Size {}

/** Sizes of cards by name. */
export const CARD_SIZES = {
  square: { width: 63, height: 63 },
  poker: { width: 63, height: 88 },
  tarot: { width: 70, height: 120 },
  mini: { width: 44, height: 68 },
} as const satisfies Record<string, CardSize>;

export const cardArea = ({ width, height }: CardSize): number => width * height;

/** The named sizes, the smallest first. */
export const SIZES_BY_AREA = Object.entries(CARD_SIZES).toSorted(
  ([, one], [, other]) => cardArea(one) - cardArea(other),
);

/** The smallest named size that holds all of some cards, each of which needs its own; undefined if there is none. */
export const sizeForAll = (sizes: readonly (string | undefined)[]): string | undefined =>
  sizes.includes(undefined) ? undefined : SIZES_BY_AREA.findLast(([name]) => sizes.includes(name))?.[0];

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
const SPOTS = { above: 0.7, below: 0.7, sides: 2 };
/** The height of the strip across the face of a card that can replace or remove. */
export const STRIP_HEIGHT = 3.6;
/** The space above and below a title, the height of its line as a multiple of its size, and its sizes, by the width of the face. */
export const TITLE = {
  above: 0.7,
  below: 0.6,
  line: 1.05,
  usual: [4, 3.4],
  narrow: [3.4, 2.8],
  wide: [5, 4],
} as const;
/** A face narrower than this has smaller titles and letters, one at least as wide as this larger ones, in millimetres. */
export const NARROW_MM = 42.8;
export const WIDE_MM = 57;
/** The space at the sides of the text, below it, and above the text of a card without a title. */
export const TEXT = { inset: 2.6, below: 1, above: 1.1 };

/** The number of spots in each row: as many rows as the face width requires, longer rows first. */
function rowsOfSpots(count: number, { width }: Box): number[] {
  const most = Math.max(1, Math.floor((width - SPOTS.sides + SPOT_GAP) / (SPOT_SIDE + SPOT_GAP)));
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows));
}

/** Upper left corners of the cube spots, at the lower end of a band that may be higher than they need. */
export function spotPlaces(spots: number, shape = SQUARE_CARD, bottom = bandBottom(spots, shape)): Point[] {
  const top = cardFace(shape).y + SPOTS.above + bottom - bandBottom(spots, shape);
  return rowsOfSpots(spots, cardFace(shape)).flatMap((inRow, row) => {
    const width = inRow * SPOT_SIDE + (inRow - 1) * SPOT_GAP;
    return Array.from({ length: inRow }, (_, column) => ({
      x: (shape.width - width) / 2 + column * (SPOT_SIDE + SPOT_GAP),
      y: top + row * (SPOT_SIDE + SPOT_GAP),
    }));
  });
}

/** The lower end of the band behind the spots. */
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

/** A card with a light frame: its leaves and foot are smaller, and further from the line around the face, which is outside the face. */
export const LIGHT_FRAME = { line: 1, share: 0.9, away: 0.5 };
const lightShape = (shape: CardShape): CardShape => ({ ...shape, leaves: shape.leaves - LIGHT_FRAME.away });
/** The places on the frame of a card, and the size of what is there, for a solid or a light frame. */
export const onFrame = (shape: CardShape, isLight: boolean) =>
  isLight ? { shape: lightShape(shape), share: LIGHT_FRAME.share } : { shape, share: 1 };

/** The foot on the frame: the size of the number, the height of hands, the size of the sign, what is between them and at the ends. */
export const FOOT_SIZES = { number: 3.4, mark: 3.7, sign: { width: 4.7, height: 3.5 }, gap: 0.7, inset: 0.6 };

/** The places of the foot, as far from the cut as the leaves: the left end of the number, the middles of the sign and of two hands. */
export function footPlaces(shape: CardShape) {
  const { x, right } = cardFace(shape);
  const y = shape.height - shape.leaves;
  // Two leaves are in the middle of a narrow card.
  const gap = right - x < NARROW_MM ? FOOT_SIZES.gap / 2 : FOOT_SIZES.gap;
  const sign = right - FOOT_SIZES.inset - FOOT_SIZES.sign.width / 2;
  const first = sign - FOOT_SIZES.sign.width / 2 - gap - FOOT_SIZES.mark / 2;
  return { y, number: x + FOOT_SIZES.inset, sign, hands: [first, first - FOOT_SIZES.mark - gap] };
}

/** The sizes of titles on a card, from the largest to the smallest. */
export function titleSizes(shape: CardShape): readonly number[] {
  const { width } = cardFace(shape);
  return TITLE[width < NARROW_MM ? 'narrow' : width < WIDE_MM ? 'usual' : 'wide'];
}

/** The box of the effect's text, below the band or pattern that ends at `bottom`, its strip and a title of a size; 0 for none. */
export function textBox(bottom: number, impact: boolean, title: number, shape: CardShape): Box {
  const { x, width, bottom: end } = cardFace(shape);
  const above = title > 0 ? TITLE.above + TITLE.line * title + TITLE.below : TEXT.above;
  const y = bottom + (impact ? STRIP_HEIGHT : 0) + above;
  // On a small face, spots or a pattern may reach down to its end.
  return { x: x + TEXT.inset, y, width: width - 2 * TEXT.inset, height: Math.max(0, end - TEXT.below - y) };
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

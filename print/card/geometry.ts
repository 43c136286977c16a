/**
 * The positions of everything on a card. Lengths are millimetres on a card of 63 mm; other sizes are scaled as a whole.
 */

/** The side all other lengths here go by. */
export const SIDE = 63;
/** Width of the coloured frame. */
export const FRAME = 5;
export const FACE = { from: FRAME, to: SIDE - FRAME, radius: 2.4 };
/** Spots take cubes of 8 mm. */
export const SPOT = 8.6;
const SPOT_GAP = 1.15;
const SPOTS_TOP = FACE.from + 1.5;
const SPOTS_BELOW = 1.3;
/** From this number of spots on there are two rows. */
const TWO_ROWS_FROM = 6;
/** The strip across the face of a card that can replace or remove. */
export const STRIP = 2.7;
/** Top of the line with the hand marks and the number. */
export const FOOT = { top: 52.5, mark: 4.5, inset: 1.5 };
const TEXT_INSET = 1.4;

export interface Point {
  x: number;
  y: number;
}

/** Upper left corners of the cube spots; two rows from six, the longer one above. */
export function spotPlaces(count: number): Point[] {
  const first = count < TWO_ROWS_FROM ? count : Math.ceil(count / 2);
  return Array.from({ length: count }, (_, i) => {
    const row = i < first ? 0 : 1;
    const inRow = row === 0 ? first : count - first;
    const width = inRow * SPOT + (inRow - 1) * SPOT_GAP;
    const column = row === 0 ? i : i - first;
    return {
      x: (SIDE - width) / 2 + column * (SPOT + SPOT_GAP),
      y: SPOTS_TOP + row * (SPOT + SPOT_GAP),
    };
  });
}

/** Where the band behind the spots ends. */
export function bandBottom(spots: number): number {
  const rows = spots < TWO_ROWS_FROM ? 1 : 2;
  return SPOTS_TOP + rows * SPOT + (rows - 1) * SPOT_GAP + SPOTS_BELOW;
}

/** The box of the text of the effect. */
export function textBox(spots: number, impact: boolean) {
  const top = bandBottom(spots) + (impact ? STRIP : 0) + 0.7;
  return {
    x: FACE.from + TEXT_INSET,
    y: top,
    width: FACE.to - FACE.from - 2 * TEXT_INSET,
    height: FOOT.top - 0.2 - top,
  };
}

/** A rectangle. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** A leaf on the frame: its middle, and how far it is turned clockwise. */
export interface LeafPlace extends Point {
  turn: 0 | 90 | 180 | 270;
}

const LEAF_PITCH = 4.3;
/** Edges in the order they come to the top as the card is turned clockwise, with the rotation of their leaves. */
const EDGES = [
  { turn: 0, at: (along: number): Point => ({ x: along, y: FRAME / 2 }) },
  { turn: 270, at: (along: number): Point => ({ x: FRAME / 2, y: along }) },
  { turn: 180, at: (along: number): Point => ({ x: along, y: SIDE - FRAME / 2 }) },
  { turn: 90, at: (along: number): Point => ({ x: SIDE - FRAME / 2, y: along }) },
] as const;

/**
 * The leaves of a card that can be used `leaves` times: as many on top as uses are left, however far it is turned;
 * each upright when its edge is on top (R5.1).
 */
export function leafPlaces(leaves: number): LeafPlace[] {
  return EDGES.flatMap(({ turn, at }, used) => {
    const count = Math.max(0, leaves - used);
    return Array.from({ length: count }, (_, i) => ({
      ...at(SIDE / 2 + (i - (count - 1) / 2) * LEAF_PITCH),
      turn,
    }));
  });
}

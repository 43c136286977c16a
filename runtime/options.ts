/**
 * Decisions: what can be asked, and how options are numbered.
 *
 * Options are integers, because a game asks hundreds of thousands of times a second; `describe.ts` turns them into
 * words and coordinates.
 */

/** Offered with the choices of an `up to`: stop here; and with the tokens to take up: none (R7.4). */
export const DONE = -1;
export const NO = 0;
export const YES = 1;
/** Options of `dial-reward`. */
export const PLAY_A_CARD = 0;
export const GAIN_A_CUBE = 1;
/** Options of `gain-card`: look at two cards of a deck or one of each. From `DISPLAY` on: cards of the display. */
export const LOOK_BROWN = 0;
export const LOOK_BLUE = 1;
export const LOOK_BOTH = 2;
export const DISPLAY = 3;

/** More cells than any landscape that fits in memory has. */
const CELLS = 4_194_304;
/** The most players, kinds of element and cards in a game. */
export const MAX_PLAYERS = 99;
export const MAX_ELEMENTS = 1024;
export const MAX_CARDS = 65_535;
const CARD_STEP = MAX_ELEMENTS;
const ELEMENT_STEP = CARD_STEP * (MAX_CARDS + 1);

/** Option of a move: the token, and the cell it ends on. */
export function moveOption(token: number, cell: number): number {
  return token * CELLS + cell;
}
/** Token of a move. */
export function moveToken(option: number): number {
  return Math.floor(option / CELLS);
}
/** Cell a move ends on. */
export function moveCell(option: number): number {
  return option % CELLS;
}

/**
 * Option to use an element. `card` is the card's index, or -1 to turn the dial; the spot is the first open one with
 * `spotElement`.
 */
export function useOption(element: number, card: number, spotElement: number): number {
  return element * ELEMENT_STEP + (card + 1) * CARD_STEP + spotElement;
}
/** Element of a use. */
export function useElement(option: number): number {
  return Math.floor(option / ELEMENT_STEP);
}
/** Card of a use, -1 for the dial. */
export function useCard(option: number): number {
  return Math.floor((option % ELEMENT_STEP) / CARD_STEP) - 1;
}
/** Element of the spot of a use. */
export function useSpotElement(option: number): number {
  return option % CARD_STEP;
}

/** Option to take a cube from a covered spot: the card, and the element of the spot. */
export function sourceOption(card: number, spotElement: number): number {
  return card * CARD_STEP + spotElement;
}
/** Card of a source. */
export function sourceCard(option: number): number {
  return Math.floor(option / CARD_STEP);
}
/** Element of the spot of a source. */
export function sourceElement(option: number): number {
  return option % CARD_STEP;
}

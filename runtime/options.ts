/**
 * Decisions: what can be asked, and how options are numbered.
 *
 * Options are integers, because a game asks hundreds of thousands of times a second; `describe.ts` says in words
 * and coordinates what one means.
 */

/** Offered with the choices of an `up to`: stop here. */
export const DONE = -1;
export const NO = 0;
export const YES = 1;
/** Options of `dial-reward`. */
export const PLAY_A_CARD = 0;
export const GAIN_A_CUBE = 1;
/** Options of `gain-card`: look at two of a deck or one of each; above, cards of the display. */
export const LOOK_BROWN = 0;
export const LOOK_BLUE = 1;
export const LOOK_BOTH = 2;
export const DISPLAY = 3;

/** More cells than any landscape that fits in memory covers. */
const CELLS = 4_194_304;
/** The most players, kinds of element and cards a game can be played with. */
export const MAX_PLAYERS = 99;
export const MAX_ELEMENTS = 1024;
export const MAX_CARDS = 65_535;
const CARD_STEP = MAX_ELEMENTS;
const ELEMENT_STEP = CARD_STEP * (MAX_CARDS + 1);

/** A move's option: token and the cell it ends on. */
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

/** Using an element: the card's index, or -1 for a turn of the dial; the spot is the first open one with `spotElement`. */
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

/** A covered spot to take a cube from: card and element of the spot. */
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

/** The limits of texts and programs; the grammar, which imports nothing, has those of texts again. */

/** The largest number. */
export const LARGEST = 99_999;

/** Hexes from the middle of a layout or pattern to its farthest: games keep all in between, tile or not. */
export const FARTHEST = 300;

/** The most cube spots of a card. */
export const MOST_SPOTS = 8;

/** The most blocks of steps inside each other. */
export const DEEPEST_BLOCK = 40;

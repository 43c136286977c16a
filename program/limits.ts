/** The limits of texts and programs. The grammar, which imports nothing, repeats those of texts. */

/** The largest number. */
export const LARGEST = 99_999;

/** How far a hex may be from the middle of a layout or pattern, in hexes. Games store all hexes in between, tile or not. */
export const FARTHEST = 300;

/** The most cube spots of a card. */
export const MOST_SPOTS = 8;

/** The maximum nesting depth of blocks. */
export const DEEPEST_BLOCK = 40;

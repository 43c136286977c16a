/** The limits of texts and programs. The grammar, which imports nothing, repeats those of texts. */

/** The largest number. */
export const MAX_AMOUNT = 99_999;

/** How far a hex may be from the middle of a layout or pattern, in hexes. Games store all hexes in between, tile or not. */
export const MAX_DISTANCE = 300;

/** The most cube spots of a card. */
export const MAX_SPOTS = 8;

/** The maximum nesting depth of blocks. */
export const MAX_BLOCK_DEPTH = 40;

/** What gains are worth, and the bundled cards by their price, in points. Made by `npm run balance`. */

/** What each gain adds to the learned player's evaluation of a position. */
export const GAIN_VALUES = {
  points: 1,
  cubes: 0.115,
  placed: 1.211,
  hand: 1.261,
  active: 1.427,
  leaves: 0.583,
  things: 0.129,
  dial: 0.379,
};

/** The worth of the bundled cards by energy spots and leaves. */
export const WORTH_PRICES = {
  cards: 149,
  base: 1.727,
  perEnergy: 1.365,
  perLeaf: -0.474,
  error: 1.347,
};

/** What gains are worth, and the bundled cards by their price, in points. Made by `npm run balance`. */

/** What each gain adds to the learned player's evaluation of a position. */
export const GAIN_VALUES = {
  points: 1,
  cubes: 0.613,
  placed: 1.036,
  hand: 1.345,
  active: 2.043,
  leaves: 0.38,
  things: 0.11,
  dial: 0.509,
};

/** The worth of the bundled cards by energy spots and leaves. */
export const WORTH_PRICES = {
  cards: 149,
  base: 2.005,
  perEnergy: 1.283,
  perLeaf: -0.535,
  error: 1.359,
};

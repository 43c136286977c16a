/** What gains are worth, and the bundled cards by their price, in points. Made by `npm run balance`. */

/** What each gain adds to the learned player's evaluation of a position. */
export const GAIN_VALUES = {
  points: 1,
  cubes: 0.666,
  placed: 1.061,
  hand: 1.246,
  active: 1.823,
  leaves: 0.374,
  things: 0.128,
  dial: 0.635,
};

/** The worth of the bundled cards by energy spots and leaves. */
export const WORTH_PRICES = {
  cards: 149,
  base: 2.001,
  perEnergy: 1.288,
  perLeaf: -0.52,
  error: 1.395,
};

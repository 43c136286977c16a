/** What gains are worth, and the bundled cards by their price, in points. Made by `npm run balance`. */

/** What each gain adds to the learned player's evaluation of a position. */
export const GAIN_VALUES = {
  points: 1,
  cubes: 0.615,
  placed: 1.024,
  hand: 1.411,
  active: 1.856,
  leaves: 0.482,
  things: 0.101,
  dial: 0.496,
};

/** The worth of the bundled cards by energy spots and leaves. */
export const WORTH_PRICES = {
  cards: 149,
  base: 2.657,
  perEnergy: 1.185,
  perLeaf: -0.742,
  error: 1.335,
};

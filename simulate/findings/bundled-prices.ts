/** The price line of the bundled cards, for sets with too few cards for one of their own. Made by `npm run balance`. */
export const BUNDLED_PRICES = {
  cards: 131,
  base: -2.6505,
  perEnergy: 2.8651,
  perLeaf: -0.2023,
  error: 1.5682,
};

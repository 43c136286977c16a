/** The price line of the bundled cards, for sets with too few cards for one of their own. Made by `npm run balance`. */
export const BUNDLED_PRICES = {
  cards: 129,
  base: -2.0757,
  perEnergy: 2.8359,
  perLeaf: -0.3547,
  error: 1.3482,
};

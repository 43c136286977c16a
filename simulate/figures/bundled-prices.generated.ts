/** The price line of the bundled cards, for sets with too few cards for one of their own. Made by `npm run balance`. */
export const BUNDLED_PRICES = {
  cards: 131,
  base: -2.5301,
  perEnergy: 2.8336,
  perLeaf: -0.1699,
  error: 1.5479,
};

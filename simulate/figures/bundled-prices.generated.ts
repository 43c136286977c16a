/** The price line of the bundled cards, for sets with too few cards for one of their own. Made by `npm run balance`. */
export const BUNDLED_PRICES = {
  cards: 131,
  base: -2.1775,
  perEnergy: 2.8034,
  perLeaf: -0.2739,
  error: 1.5357,
};

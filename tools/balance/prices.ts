/** `simulate/figures/bundled-prices.ts`: the price line of the bundled cards as a module. */
import type { PriceLine } from '../../simulate/figures/price-line.ts';

/** The text of the module. */
export function pricesModule({ cards, base, perEnergy, perLeaf, error }: PriceLine): string {
  const values = Object.entries({ cards, base, perEnergy, perLeaf, error });
  return `/** The price line of the bundled cards, for sets with too few cards for one of their own. Made by \`npm run balance\`. */
export const BUNDLED_PRICES = {
${values.map(([name, value]) => `  ${name}: ${value},\n`).join('')}};
`;
}

/** The worth of a card in words. */
import type { EffectValue } from '../../../language/index.ts';

/** `3.2`, with a true minus sign. */
export const points = (amount: number): string => amount.toFixed(1).replace('-', '−');

/** `3.2 points on 400 boards (2.9 to 3.5); its price calls for 3.0`. */
export const worthWords = ({ mean, low, high, boards, cost }: EffectValue): string =>
  `${points(mean)} points on ${boards} boards (${points(low)} to ${points(high)}); its price calls for ${points(cost)}`;

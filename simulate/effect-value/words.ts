/** The worth of a card in words. */
import type { EffectValue } from './effect-value.ts';

/** Points with at most one decimal and a true minus sign. */
export const points = (amount: number): string => String(Math.round(amount * 10) / 10).replace('-', '−');

/** `3.2 points on 400 boards (2.9 to 3.5); its price calls for 3`. */
export function worthText({ mean, low, high, boards, cost }: EffectValue): string {
  const worth = points(mean);
  return `${worth} ${worth === '1' ? 'point' : 'points'} on ${boards} boards (${points(low)} to ${points(high)}); its price calls for ${points(cost)}`;
}

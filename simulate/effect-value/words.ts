/** The worth of a card in words. */
import {
  allTriggers,
  type CardProgram,
  effectSteps,
  type FeatureProgram,
  isByHand,
  isFeature,
} from '../../program/index.ts';
import type { EffectValue } from './effect-value.ts';

/** Points with at most one decimal and a true minus sign. */
export const points = (amount: number): string => String(Math.round(amount * 10) / 10).replace('-', '−');

/** `3.2 points on 400 boards (2.9 to 3.5); its price calls for 3`. */
export function worthText({ mean, low, high, boards, cost }: EffectValue): string {
  const worth = points(mean);
  return `${worth} ${worth === '1' ? 'point' : 'points'} on ${boards} boards (${points(low)} to ${points(high)}); its price calls for ${points(cost)}`;
}

/** What keeps bots from telling the worth of a card: people do some of it by hand, or it waits for events or the end. */
export const worthLimits = (card: CardProgram | FeatureProgram) => ({
  byHand: effectSteps(card).some(isByHand),
  waits: !isFeature(card) && allTriggers(card).length > 0,
});

/** Why the worth of a card is unknown: `unknown, because bots do not do what is said by hand`. */
export const unknownWorth = ({ byHand, waits }: Partial<ReturnType<typeof worthLimits>>): string[] => [
  ...(byHand ? ['unknown, because bots do not do what is said by hand'] : []),
  ...(waits ? ['unknown, because it depends on what comes while the card waits'] : []),
];

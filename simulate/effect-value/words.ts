/** The worth of a card in words. */
import {
  allTriggers,
  type CardProgram,
  effectSteps,
  type FeatureProgram,
  isByHand,
  isFeature,
  pluralize,
} from '../../program/index.ts';
import { WORTH_PRICES } from './bundled-values.generated.ts';
import type { EffectValue } from './effect-value.ts';

/** Points with at most one decimal and a true minus sign. */
export const points = (amount: number): string => String(Math.round(amount * 10) / 10).replace('-', '−');

/** `4.1 (2 of it points)`. */
export const worthParts = (worth: EffectValue): string =>
  `${points(worth.mean)} (${points(worth.points)} of it points)`;

/** `4.1 (2 of it points) on 400 boards (3.9 to 4.3); its price calls for 3`. */
export const worthText = (worth: EffectValue): string =>
  `${worthParts(worth)} on ${worth.boards} boards (${points(worth.low)} to ${points(worth.high)}); its price calls for ${points(worth.cost)}`;

/**
 * Whether an effect is worth its price, and else what would mend it: `too weak by 2: it could give 2 points more each time, or need
 * 1 cube fewer`. It is right if it is no further from it than bundled cards usually are.
 */
export function worthVerdict({ mean, cost }: EffectValue): string {
  const gap = mean - cost;
  if (Math.abs(gap) <= WORTH_PRICES.error) return 'right for its price';
  const by = points(Math.abs(gap));
  const cubes = pluralize(Math.round(Math.abs(gap) / WORTH_PRICES.perEnergy), 'cube');
  const [is, amount, need] = gap < 0 ? ['weak', 'more', 'fewer'] : ['strong', 'fewer', 'more'];
  return `too ${is} by ${by}: it could give ${by} points ${amount} each time, or need ${cubes} ${need}`;
}

/** What a worth takes into account, and what it does not. */
export const WORTH_KNOWS =
  'It counts points, cubes, cards, leaves and dial turns, and a little for each thing in the landscape, less what the effect costs and gives to others. It does not know which cards go together, plans, or when a player would wait.';

/** What keeps bots from telling the worth of a card: people do some of it by hand, or it waits for events or the end. */
export const worthLimits = (card: CardProgram | FeatureProgram) => ({
  byHand: effectSteps(card).some(isByHand),
  waits: !isFeature(card) && allTriggers(card).length > 0,
});

/** Why the worth of a card is unknown: `nobody can say, because people do a part of it by hand`. */
export const unknownWorth = ({ byHand, waits }: Partial<ReturnType<typeof worthLimits>>): string[] => [
  ...(byHand ? ['nobody can say, because people do a part of it by hand'] : []),
  ...(waits ? ['unknown, because it depends on what comes while the card waits'] : []),
];

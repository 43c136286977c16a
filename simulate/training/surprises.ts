/**
 * Measures how much cards surprise. The bundled weights know what a card does and costs, but not which card it is. This weight
 * per card, from games with a set, is the part they miss: how many points further ahead of the others a seat gets with the card
 * than they expect.
 */
import {
  errorsFor,
  estimateMean,
  FALSE_DISCOVERY_RATE,
  FEWEST_GAMES,
  falseDiscoveryRates,
  pValue,
} from '../statistics/certainty.ts';
import type { Sums } from '../statistics/sums.ts';

/** Decimals of points. */
const DECIMALS = 2;

/**
 * How much each card that came into play surprises, by number: the mean over the games in which it did, in points, with the bounds of
 * its 95 % interval, null after a single game.
 * @param sums of its surprises over games
 */
export const cardSurprises = (sums: Readonly<Record<number, Sums>>) =>
  Object.entries(sums).map(([number, of]) => {
    const { games, mean, low, high } = estimateMean(of, { decimals: DECIMALS });
    const bounds = games > 1 ? { low, high } : { low: null, high: null };
    return { number: Number(number), games, more: mean, ...bounds };
  });

export type CardSurprise = ReturnType<typeof cardSurprises>[number];

/**
 * The cards that surprise with certainty and after enough games, the most surprising first. Chance explains about one in twenty
 * of them (the false discovery rate).
 */
export function sureSurprises(cards: readonly CardSurprise[]): CardSurprise[] {
  const rates = falseDiscoveryRates(cards.map(pValueOf));
  return cards
    .filter((_, at) => rates[at] <= FALSE_DISCOVERY_RATE)
    .sort((a, b) => Math.abs(b.more) - Math.abs(a.more) || a.number - b.number);
}

/** How likely such a surprise is by chance alone; 1 after too few games. */
function pValueOf({ games, more, low }: CardSurprise): number {
  if (games < FEWEST_GAMES || low === null) return 1;
  // If every game gave the same difference, chance explains it only if that is 0.
  return more === 0 ? 1 : pValue((more / (more - low)) * errorsFor());
}

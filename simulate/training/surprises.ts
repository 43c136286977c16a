/**
 * How much cards surprise. The bundled weights know what a card does and costs, but not which card it is; a weight a card, from games
 * with a set, says what they miss: how many points further ahead of the others a seat gets with it than they expect.
 */
import { errorsFor } from '../figures/intervals.ts';
import { ENOUGH, falseDiscoveryRates, pValue, WRONG_NAMES } from '../figures/multiple-testing.ts';
import { rounded } from '../figures/rounded.ts';
import { addTo, noSums, type Sums, standardError } from '../figures/sums.ts';

/** A card that came into play in a game, and how much further ahead of the others its seat got from there than was expected. */
export interface Surprise {
  /** The number of the card. */
  number: number;
  /** Points. */
  more: number;
}

/** How much a card surprises: the mean over the games in which it came into play, in points, with its 95 % interval. */
export interface CardSurprise {
  number: number;
  games: number;
  more: number;
  /** The bounds of the interval; null after a single game. */
  low: number | null;
  high: number | null;
}

/** Decimals of points. */
const DECIMALS = 2;

/** Surprises of many games, folded. The order in which games are added counts for the last bits. */
export class Surprises {
  readonly #sums = new Map<number, Sums>();

  /** Adds what one game showed. */
  add(surprises: readonly Surprise[]): void {
    for (const { number, more } of surprises) {
      const sums = this.#sums.get(number) ?? noSums();
      this.#sums.set(number, sums);
      addTo(sums, more);
    }
  }

  /** How much each card surprises that came into play, by number. */
  get cards(): CardSurprise[] {
    const numbers = [...this.#sums.keys()].sort((a, b) => a - b);
    return numbers.map((number) => {
      const sums = this.#sums.get(number)!;
      const { games } = sums;
      const mean = sums.sum / games;
      const width = games > 1 ? errorsFor() * standardError(sums) : null;
      return {
        ...{ number, games, more: rounded(mean, DECIMALS) },
        low: width === null ? null : rounded(mean - width, DECIMALS),
        high: width === null ? null : rounded(mean + width, DECIMALS),
      };
    });
  }
}

/**
 * The cards of enough games that surely surprise, the most surprising first: chance alone explains about one in twenty of those that
 * are named (the false discovery rate).
 */
export function sureSurprises(cards: readonly CardSurprise[]): CardSurprise[] {
  const rates = falseDiscoveryRates(cards.map(pValueOf));
  return cards
    .filter((_, at) => rates[at] <= WRONG_NAMES)
    .sort((a, b) => Math.abs(b.more) - Math.abs(a.more) || a.number - b.number);
}

/** How likely it is that chance alone makes a card surprise as much; 1 after too few games. */
function pValueOf({ games, more, low }: CardSurprise): number {
  if (games < ENOUGH || low === null) return 1;
  const width = more - low;
  // Every game gave the same: chance does not explain that.
  if (width === 0) return more === 0 ? 1 : 0;
  return pValue((more / width) * errorsFor());
}

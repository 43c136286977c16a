/**
 * How much cards surprise. The bundled weights know what a card does and costs, but not which card it is; a weight a card, from games
 * with a set, says what they miss: how many points further ahead of the others a seat gets with it than they expect.
 */
import { CONFIDENCE, errorsFor } from '../figures/intervals.ts';
import { ENOUGH } from '../figures/multiple-testing.ts';
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
const DECIMALS = 100;
const rounded = (points: number) => Math.round(points * DECIMALS) / DECIMALS + 0;

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
        ...{ number, games, more: rounded(mean) },
        low: width === null ? null : rounded(mean - width),
        high: width === null ? null : rounded(mean + width),
      };
    });
  }
}

/**
 * The cards of enough games that surely surprise, those that do most first. Of a hundred cards that do not, some lie outside their intervals by
 * chance: so here the intervals are so wide that all cards together are wrong once in twenty times.
 */
export function sureSurprises(cards: readonly CardSurprise[]): CardSurprise[] {
  const wider = errorsFor(1 - (1 - CONFIDENCE) / cards.length) / errorsFor();
  return cards
    .filter(({ games, more, low }) => games >= ENOUGH && Math.abs(more) > wider * (more - low!))
    .sort((a, b) => Math.abs(b.more) - Math.abs(a.more) || a.number - b.number);
}

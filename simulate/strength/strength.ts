/**
 * Measures how strong a bot is against another: it plays one seat, and the other bot plays all others.
 *
 * Games come in blocks: each deal is played once per seat, so that both bots get the same share of luck. A block is one
 * observation. Its games depend on each other, and treating them as independent would make the intervals wrong: usually too wide,
 * because luck gained in one game is lost in the next.
 *
 * Strength is given in Elo: at a table with several seats, Elo points express the odds of winning relative to those of equal players:
 * 400 points mean ten times the odds. A sequential probability ratio test checks after each block whether the games so far decide
 * between two strengths. It needs fewer games than a fixed number would, especially if the answer is clear. Its likelihoods are those
 * of normally distributed block means, as in the tests of chess engines.
 */
import { errorsFor } from '../statistics/certainty.ts';
import { roundTo } from '../statistics/rounding.ts';
import { addTo, inUnits, noSums, type Sums, standardError, WIN_UNITS } from '../statistics/sums.ts';

/** The Elo points for a share of games won, from 0 to 1, with this number of seats; infinite if none or all were won. */
export function eloPoints(share: number, players: number): number {
  return 400 * Math.log10((share * (players - 1)) / (1 - share));
}

/** The share of games won by a player with this many more Elo points. */
export function shareFor(elo: number, players: number): number {
  return 1 / (1 + (players - 1) * 10 ** (-elo / 400));
}

/** The two hypotheses, in Elo points: the first bot is no more than `low` stronger, or it is `high` stronger. */
export interface Bounds {
  low: number;
  high: number;
}

/** The hypothesis that the games support. */
export type Verdict = keyof Bounds;

/** The probability of each kind of wrong verdict. */
const ERROR_PROBABILITY = 0.05;
const VERDICT_RATIO = Math.log((1 - ERROR_PROBABILITY) / ERROR_PROBABILITY);
/** The fewest blocks for a verdict, because a few do not show the spread. */
const LEAST_BLOCKS = 8;

/** The sums of the blocks' shares, with one more block won and one lost, so that identical blocks do not look like certainty. */
export const withDoubt = ({ games, sum, squares }: Sums): Sums => ({
  games: games + 2,
  sum: sum + 1,
  squares: squares + 1,
});

/** The verdict of blocks with these shares and this number of seats; null if they are not enough. */
export function decide({ low, high }: Bounds, shares: Sums, players: number): Verdict | null {
  if (shares.games < LEAST_BLOCKS) return null;
  const [less, more] = [shareFor(low, players), shareFor(high, players)];
  const mean = shares.sum / shares.games;
  const ratio = ((more - less) * (2 * mean - less - more)) / (2 * standardError(withDoubt(shares)) ** 2);
  if (ratio >= VERDICT_RATIO) return 'high';
  return ratio <= -VERDICT_RATIO ? 'low' : null;
}

/** The games of a match, added in any order and grouped into blocks in the order of their deals. */
export class Blocks {
  readonly players: number;
  readonly #bounds: Bounds | undefined;
  /** Win shares in `WIN_UNITS` of blocks that are incomplete or follow an incomplete block, by deal. */
  readonly #waiting = new Map<number, number[]>();
  /** The shares of all blocks before the first incomplete one. */
  readonly #shares = noSums();
  #decided: Verdict | null = null;

  /** @param bounds those of the sequential test, if the match may end early */
  constructor(players: number, bounds?: Bounds) {
    this.players = players;
    this.#bounds = bounds;
  }

  /** Whether the test has its verdict. Later games then have no effect. */
  get isDecided(): boolean {
    return this.#decided !== null;
  }

  /** Adds the game at an index of the run. @param won the first bot's share of the win, from 0 to 1 */
  add(index: number, won: number): void {
    const deal = Math.floor(index / this.players);
    this.#waiting.set(deal, [...(this.#waiting.get(deal) ?? []), inUnits(won)]);
    // In order, so that a match ends after the same block on any number of workers.
    for (;;) {
      const next = this.#waiting.get(this.#shares.games);
      if (!next || next.length < this.players || this.isDecided) return;
      this.#waiting.delete(this.#shares.games);
      addTo(this.#shares, next.reduce((sum, share) => sum + share, 0) / this.players / WIN_UNITS);
      if (this.#bounds) this.#decided = decide(this.#bounds, this.#shares, this.players);
    }
  }

  /** The comparison of the bots, based on the games counted so far. */
  get strength() {
    const { games: blocks, sum } = this.#shares;
    const won = blocks === 0 ? null : roundTo(sum / blocks);
    const [middle, width] = [won ?? 0.5, errorsFor() * standardError(withDoubt(this.#shares))];
    const [low, high] = [Math.max(0, middle - width), Math.min(1, middle + width)].map((one) => roundTo(one));
    const elo = (share: number | null) =>
      share === null || share === 0 || share === 1 ? null : roundTo(eloPoints(share, this.players), 1);
    return {
      /** The number of games counted, in whole blocks. */
      games: blocks * this.players,
      /** The share of them that the first bot won, from 0 to 1; ties are shared evenly. Null if there are none. */
      won,
      /** The 95 % interval of that share. */
      low,
      high,
      /** The same in Elo points; null if they are infinite, because none or all of the games were or could be won. */
      elo: { mean: elo(won), low: elo(low), high: elo(high) },
      /** The verdict of the sequential test; null while it is open, or without a test. */
      decided: this.#decided,
    };
  }
}

/** The comparison of two bots. */
export type Strength = Blocks['strength'];

/** The seat of the first bot in the game at an index: bots rotate one seat per game. */
export const ownSeat = (players: number, index: number): number => (players - (index % players)) % players;

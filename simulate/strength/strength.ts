/**
 * Measures how strong a bot is against another: it plays one seat, and the other bot plays all others.
 *
 * Games come in blocks: each deal is played once per seat, so that both bots get the same share of luck. A block is one
 * observation. Its games depend on each other, and treating them as independent would make the intervals wrong: usually too wide,
 * because luck gained in one game is lost in the next.
 */

import { type Interval, shareOf } from '../figures/intervals.ts';
import { roundTo } from '../figures/rounded.ts';
import { WIN_UNITS } from '../figures/sums.ts';
import { eloOf } from './elo.ts';
import { type Bounds, decide, type Verdict } from './sequential-test.ts';

/** The comparison of two bots. */
export interface Strength {
  /** The number of games counted, in whole blocks. */
  games: number;
  /** The share of them that the first bot won, from 0 to 1; ties are shared evenly. Null if there are none. */
  won: number | null;
  /** The 95 % interval of that share. */
  low: number;
  high: number;
  /** The same in Elo points; null if they are infinite, because none or all of the games were or could be won. */
  elo: { mean: number | null; low: number | null; high: number | null };
  /** The verdict of the sequential test; null while it is open, or without a test. */
  decided: Verdict | null;
}

/** What is known without any game. */
const NO_STRENGTH: Omit<Strength, 'games'> = {
  won: null,
  low: 0,
  high: 1,
  elo: { mean: null, low: null, high: null },
  decided: null,
};

/** The number of imaginary blocks with independent games that are added to stabilize the interval. */
const INDEPENDENT_BLOCKS = 10;

/** Decimals of shares. */
const SHARE_DECIMALS = 4;

/** The games of a match, added in any order and grouped into blocks in the order of their deals. */
export class Blocks {
  readonly players: number;
  readonly #bounds: Bounds | undefined;
  /** Win shares of blocks that are incomplete or follow an incomplete block, by deal. */
  readonly #waiting = new Map<number, number[]>();
  /** The next deal to count: all deals before it are counted. */
  #next = 0;
  #sum = 0;
  #squares = 0;
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
    const games = this.#waiting.get(deal) ?? [];
    games.push(won);
    this.#waiting.set(deal, games);
    // In order, so that a match ends after the same block on any number of workers.
    for (;;) {
      const next = this.#waiting.get(this.#next);
      if (!next || next.length < this.players || this.isDecided) return;
      this.#waiting.delete(this.#next++);
      const mean = next.toSorted((a, b) => a - b).reduce((sum, share) => sum + share, 0) / this.players;
      this.#sum += mean;
      this.#squares += mean * mean;
      if (this.#bounds) this.#decided = decide(this.#bounds, this.#sums, this.players);
    }
  }

  get #sums() {
    return { blocks: this.#next, sum: this.#sum, squares: this.#squares };
  }

  /** The comparison of the bots, based on the games counted so far. */
  get strength(): Strength {
    const { players } = this;
    const games = this.#next * players;
    if (games === 0) return { games, ...NO_STRENGTH };
    const won = this.#sum / this.#next;
    const { low, high } = this.#interval(won);
    return {
      games,
      won: roundTo(won, SHARE_DECIMALS),
      low: roundTo(low, SHARE_DECIMALS),
      high: roundTo(high, SHARE_DECIMALS),
      elo: { mean: eloOrNone(won, players), low: eloOrNone(low, players), high: eloOrNone(high, players) },
      decided: this.#decided,
    };
  }

  /** Wilson's interval for the effective number of games: as many independent games as would give the same certainty. */
  #interval(won: number): Interval {
    const blocks = this.#next;
    const { players } = this;
    const alone = won * (1 - won);
    const spread = Math.max(0, this.#squares / blocks - won * won);
    // The ratio of the blocks' variance to the variance that independent games would give.
    const ratio = alone > 0 ? (spread * players) / alone : 1;
    const shrunk = (blocks * ratio + INDEPENDENT_BLOCKS) / (blocks + INDEPENDENT_BLOCKS);
    const games = (blocks * players) / shrunk;
    return shareOf({ games, won: won * WIN_UNITS * games });
  }
}

/** The seat of the first bot in the game at an index: bots rotate one seat per game. */
export function ownSeat(players: number, index: number): number {
  return (players - (index % players)) % players;
}

/** The Elo points of a share; null if the rounded share is 0 or 1. */
function eloOrNone(share: number, players: number): number | null {
  const shown = roundTo(share, SHARE_DECIMALS);
  return shown === 0 || shown === 1 ? null : roundTo(eloOf(share, players), 1);
}

/**
 * How strong a bot is against another: one seat is its own, all others are the other's.
 *
 * Games come in blocks: each deal is played once for each seat, so that a block holds as much good luck for the one as for
 * the others. A block is one observation. Its games depend on each other, and counting them as if they did not would
 * make the intervals wrong: too wide, usually, since what luck gives in one game it takes in the next.
 */

import { type Interval, shareOf } from '../figures/intervals.ts';
import { rounded } from '../figures/rounded.ts';
import { WIN_UNITS } from '../figures/tally.ts';
import { eloOf } from './elo.ts';
import { type Bounds, decide, type Verdict } from './sequential-test.ts';

/** How two bots compare. */
export interface Strength {
  /** Games that were counted: whole blocks. */
  games: number;
  /** The share of them that the first bot won, from 0 to 1; ties are shared evenly. */
  won: number;
  /** The 95 % interval of that share. */
  low: number;
  high: number;
  /** The same in Elo points; null where there is no bound, because none or all of the games could be won. */
  elo: { mean: number | null; low: number | null; high: number | null };
  /** What the sequential test says; null while it does not, or if none was asked for. */
  decided: Verdict | null;
}

/** As if this many more blocks had been played in which games do not depend on each other. */
const INDEPENDENT = 10;

/** Decimals of shares. */
const SHARE_DECIMALS = 4;

/** Games of a match as they come, in any order, folded into blocks in the order of their deals. */
export class Blocks {
  readonly players: number;
  readonly #bounds: Bounds | undefined;
  /** Blocks that have not all their games, or follow on one that has not, by deal. */
  readonly #waiting = new Map<number, number[]>();
  /** Deals that are counted: all before this one. */
  #next = 0;
  #sum = 0;
  #squares = 0;
  #decided: Verdict | null = null;

  /** @param bounds those of the sequential test, if the match may end early */
  constructor(players: number, bounds?: Bounds) {
    this.players = players;
    this.#bounds = bounds;
  }

  /** The test has its verdict: later games would change nothing. */
  get isDecided(): boolean {
    return this.#decided !== null;
  }

  /** Adds the game at an index of the run. @param won the share of the win of the first bot, from 0 to 1 */
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

  /** How the bots compare by what was counted. */
  get strength(): Strength {
    const { players } = this;
    const games = this.#next * players;
    const won = games === 0 ? 0 : this.#sum / this.#next;
    const { low, high } = this.#interval(won);
    return {
      games,
      won: rounded(won, SHARE_DECIMALS),
      low: rounded(low, SHARE_DECIMALS),
      high: rounded(high, SHARE_DECIMALS),
      elo: { mean: eloOrNone(won, players), low: eloOrNone(low, players), high: eloOrNone(high, players) },
      decided: this.#decided,
    };
  }

  /** Wilson's interval, of as many games as would tell as much if they did not depend on each other. */
  #interval(won: number): Interval {
    const blocks = this.#next;
    if (blocks === 0) return { low: 0, high: 1 };
    const { players } = this;
    const alone = won * (1 - won);
    const spread = Math.max(0, this.#squares / blocks - won * won);
    // How much more the blocks differ than they would if their games did not depend on each other.
    const ratio = alone > 0 ? (spread * players) / alone : 1;
    const shrunk = (blocks * ratio + INDEPENDENT) / (blocks + INDEPENDENT);
    const games = (blocks * players) / shrunk;
    return shareOf({ games, won: won * WIN_UNITS * games });
  }
}

/** The seat of the first bot in the game at an index: bots rotate one seat per game. */
export function ownSeat(players: number, index: number): number {
  return (players - (index % players)) % players;
}

/** Elo points for a share; null for one that is shown as none or all of the games. */
function eloOrNone(share: number, players: number): number | null {
  const shown = rounded(share, SHARE_DECIMALS);
  return shown === 0 || shown === 1 ? null : rounded(eloOf(share, players), 1);
}

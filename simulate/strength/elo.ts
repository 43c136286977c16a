/**
 * Elo: how much stronger a bot is than those it plays against, as a number. At a table of several seats, points mean the
 * odds of winning relative to those of equal players: 400 points are ten times the odds.
 */

/** Elo points for a share of the games won, from 0 to 1, for this number of seats; infinite for none and for all. */
export function eloOf(share: number, players: number): number {
  return 400 * Math.log10((share * (players - 1)) / (1 - share));
}

/** The share of the games won by a player with this many Elo points more. */
export function shareFor(elo: number, players: number): number {
  return 1 / (1 + (players - 1) * 10 ** (-elo / 400));
}

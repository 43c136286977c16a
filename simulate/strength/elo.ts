/**
 * Elo: a number for how much stronger a bot is than its opponents. At a table with several seats, Elo points express the odds of
 * winning relative to those of equal players: 400 points mean ten times the odds.
 */

/** The Elo points for a share of games won, from 0 to 1, with this number of seats; infinite if none or all were won. */
export function eloOf(share: number, players: number): number {
  return 400 * Math.log10((share * (players - 1)) / (1 - share));
}

/** The share of games won by a player with this many more Elo points. */
export function shareFor(elo: number, players: number): number {
  return 1 / (1 + (players - 1) * 10 ** (-elo / 400));
}

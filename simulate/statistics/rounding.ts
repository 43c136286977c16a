/** Rounds a number to at most this many decimals, and never to -0. No number of games can distinguish more than four. */
export function roundTo(number: number, decimals = 4): number {
  const parts = 10 ** decimals;
  return Math.round(number * parts) / parts + 0;
}

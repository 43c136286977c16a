/** A number with this many decimals at most, never -0. Four are more than any number of games can tell apart. */
export function rounded(number: number, decimals = 4): number {
  const parts = 10 ** decimals;
  return Math.round(number * parts) / parts + 0;
}

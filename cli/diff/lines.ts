/** The lines of two texts that are not in both, in their order: what is left beside a longest common subsequence. */
export function differingLines(
  old: readonly string[],
  now: readonly string[],
): { old: string[]; new: string[] } {
  // Length of the longest common subsequence of what begins at each pair of lines.
  const common = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      common[i][j] =
        old[i] === now[j] ? common[i + 1][j + 1] + 1 : Math.max(common[i + 1][j], common[i][j + 1]);
  const differing = { old: [] as string[], new: [] as string[] };
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      i++;
      j++;
    } else if (j === now.length || (i < old.length && common[i + 1][j] >= common[i][j + 1])) {
      differing.old.push(old[i++]);
    } else differing.new.push(now[j++]);
  }
  return differing;
}

/** Which rows of a card say a step, by the names that rows have for their steps: `0.1.2`, `1:0`. */

/** Those of the step and of the steps inside it; without any, those of the nearest step around it. */
export function rowsSaying(step: string, rows: readonly string[]): string[] {
  const own = rows.filter((row) => row === step || isInside(row, step));
  if (own.length > 0) return own;
  const around = rows.filter((row) => isInside(step, row));
  const nearest = Math.max(...around.map(({ length }) => length));
  return around.filter(({ length }) => length === nearest);
}

/** Whether a row or step is inside another. */
export const isInside = (inner: string, outer: string) =>
  outer.endsWith(':') ? inner !== outer && inner.startsWith(outer) : inner.startsWith(`${outer}.`);

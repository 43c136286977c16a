/** Finds the rows of a card that express a step, by the names of steps in rows: `0.1.2`, `1:0`. */

/** Returns the rows of the step and of the steps inside it; if there are none, those of the nearest enclosing step. */
export function rowsSaying(step: string, rows: readonly string[]): string[] {
  const own = rows.filter((row) => row === step || isInside(row, step));
  if (own.length > 0) return own;
  const around = rows.filter((row) => isInside(step, row));
  const nearest = Math.max(...around.map(({ length }) => length));
  return around.filter(({ length }) => length === nearest);
}

/** Whether one row or step is inside another. */
const isInside = (inner: string, outer: string) =>
  outer.endsWith(':') ? inner !== outer && inner.startsWith(outer) : inner.startsWith(`${outer}.`);

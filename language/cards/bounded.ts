/** Adds a value to a map; one that has `most` values loses its oldest. */
export function addBounded<Value>(kept: Map<string, Value>, most: number, key: string, value: Value): void {
  if (kept.size >= most) kept.delete(kept.keys().next().value!);
  kept.set(key, value);
}

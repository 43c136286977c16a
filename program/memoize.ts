/**
 * A function that remembers its results by its first argument, an immutable object, for as long as that is in use.
 * @param compute further arguments must follow from the first one, or not matter to the result
 */
export function memoize<Key extends object, More extends readonly unknown[], Value>(
  compute: (key: Key, ...more: More) => Value,
): (key: Key, ...more: More) => Value {
  const values = new WeakMap<Key, { value: Value }>();
  return (key, ...more) => {
    const known = values.get(key);
    if (known) return known.value;
    const value = compute(key, ...more);
    values.set(key, { value });
    return value;
  };
}

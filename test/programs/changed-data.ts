/** Changes at any place in data, as someone editing a file could make them. */

/** The paths of all values in data that can be changed. */
export function pathsIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, inner]) =>
    pathsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length > 0 ? [path, ...below] : below;
}

// biome-ignore lint/suspicious/noExplicitAny: data of any shape is what this is about
export type Data = any;

/** Sets the value at a path, changes it by a function, doubles it in its list, or removes it. */
export function put(json: Data, path: (string | number)[], value: unknown): void {
  const holder = path.slice(0, -1).reduce((inner, key) => inner[key], json);
  const key = path[path.length - 1];
  if (value === REMOVAL && Array.isArray(holder)) holder.splice(key as number, 1);
  else if (value === REMOVAL) delete holder[key];
  else if (value === DUPLICATION) {
    if (Array.isArray(holder)) holder.splice(key as number, 0, holder[key as number]);
  } else if (typeof value === 'function') holder[key] = value(holder[key]);
  else holder[key] = typeof value === 'object' ? structuredClone(value) : value;
}
export const REMOVAL = Symbol('removed');
export const DUPLICATION = Symbol('doubled');

/** A tree somewhere else in a text: equal but for its places. */
import { NO_STEPS } from '../blocks/block.ts';

/** Moves places in a text by a number of characters. */
export function moved<T>(data: T, by: number): T {
  return by === 0 ? data : (copy(data, by) as T);
}

function copy(data: unknown, by: number): unknown {
  if (typeof data !== 'object' || data === null || data === NO_STEPS) return data;
  if (Array.isArray(data)) return data.map((one) => copy(one, by));
  const made: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) {
    made[key] = typeof value === 'number' && (key === 'from' || key === 'to') ? value + by : copy(value, by);
  }
  return made;
}

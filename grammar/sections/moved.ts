/** Moves a tree to another position in a text. */
import { NO_STEPS } from '../blocks/block.ts';

/** Shifts all offsets in the data by a number of characters. */
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

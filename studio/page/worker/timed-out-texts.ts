/** Remembers in this browser which texts hung a worker, so that a reloaded page does not run them again by itself. */
import { textMark } from '../../link/mark.ts';
import type { FileText } from '../../text-places.ts';
import { browserStorage } from '../storage.ts';

const keyOf = (set: string) => `ecos-hung ${set}`;

/** Remembers how often the texts of a set hung. */
export const rememberHangs = (set: string, texts: readonly FileText[], times: number): void =>
  browserStorage.setItem(keyOf(set), `${times} ${textMark(JSON.stringify(texts))}`);

/** How often exactly these texts of a set hung. */
export function countHangs(set: string, texts: readonly FileText[]): number {
  const [times, mark] = (browserStorage.getItem(keyOf(set)) ?? '').split(' ');
  return mark === textMark(JSON.stringify(texts)) ? Number(times) : 0;
}

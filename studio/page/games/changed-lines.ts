/** The lines of a card that have changed. */
import { diffLines } from 'diff';

/** A removed or added line. */
export interface ChangedLine {
  sign: '−' | '+';
  text: string;
}

/**
 * The differences in the lines of a text between two offsets.
 * @param before the whole earlier text
 * @param from the first offset in `now`
 * @param to the last offset in `now`
 */
export function changedLines(before: string, now: string, from: number, to: number): ChangedLine[] {
  const lineAt = (offset: number) => now.slice(0, offset).split('\n').length;
  const [first, last] = [lineAt(from), lineAt(to)];
  const found: ChangedLine[] = [];
  let line = 1;
  for (const { value, added, removed } of diffLines(before, now)) {
    const lines = value.replace(/\n$/, '').split('\n');
    const isHere = (nth: number) => first <= line + nth && line + nth <= last;
    if (added)
      found.push(...lines.filter((_, nth) => isHere(nth)).map((text) => ({ sign: '+' as const, text })));
    else if (removed && isHere(0)) found.push(...lines.map((text) => ({ sign: '−' as const, text })));
    if (!removed) line += lines.length;
  }
  return found.map(({ sign, text }) => ({ sign, text: text.trim() })).filter(({ text }) => text !== '');
}

/**
 * The journal of an effect: what it has done so far, by whom and to what, where a count or test asks more of it than a
 * number (L35 to L39). Effects without such a count keep none.
 */
import type { EffectFrame, JournalEntry } from '../frames.ts';
import { codeOf, type Game } from '../state.ts';

/** Notes what the effect has just done. */
export function noteInJournal(game: Game, frame: EffectFrame, entry: JournalEntry): void {
  if (codeOf(game, frame).keepsJournal && entry.amount > 0) frame.journal.push(entry);
}

/** A block of players begins: `paid` and `lost` inside it count from here on (L37). */
export function beginBlock({ slots, journal }: EffectFrame, { since }: { since: number }): void {
  if (since >= 0) slots[since] = journal.length;
}

/** Things of the journal are other items from now on, or have left (`NO_ITEM`). */
export function renameInJournal({ journal }: EffectFrame, rename: (item: number) => number): void {
  for (const [at, entry] of journal.entries()) {
    const item = rename(entry.item);
    if (item !== entry.item) journal[at] = { ...entry, item };
  }
}

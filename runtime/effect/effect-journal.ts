/**
 * The journal of an effect: its deeds so far, with who did each and to what. Only effects with a count or test that
 * needs more than a number (L35 to L39) keep one.
 */
import type { EffectFrame, JournalEntry } from '../frames.ts';
import { frameCode, type Game } from '../state.ts';

/** Records a deed of the effect, if the effect keeps a journal. */
export function noteInJournal(game: Game, frame: EffectFrame, entry: JournalEntry): void {
  if (frameCode(game, frame).keepsJournal && entry.amount > 0) frame.journal.push(entry);
}

/** Begins a block of players: inside it, `paid` and `lost` count from here (L37). */
export function beginBlock({ slots, journal }: EffectFrame, { since }: { since: number }): void {
  if (since >= 0) slots[since] = journal.length;
}

/** Replaces the items in the journal with their new numbers; `NO_ITEM` for things that have left. */
export function renameInJournal({ journal }: EffectFrame, rename: (item: number) => number): void {
  for (const [at, entry] of journal.entries()) {
    const item = rename(entry.item);
    if (item !== entry.item) journal[at] = { ...entry, item };
  }
}

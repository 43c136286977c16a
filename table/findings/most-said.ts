/** What people said most at their tables. */
import type { Mark } from '../marks.ts';
import type { NoteRow } from './findings.ts';

/** What people said of a card, or of hexes and moments (`card` is null): with the same mark, or with words alone. */
export interface Said {
  card: number | null;
  mark: Mark | null;
  /** How many people said it: somebody who says it twice at a table counts once. */
  people: number;
  /** Their words, in the order in which they were said. */
  texts: string[];
}

/** What most people said first, then in the order of cards; at most `many`. */
export function mostSaid(notes: readonly NoteRow[], many = 3): Said[] {
  const groups = Map.groupBy(notes, ({ card, key }) => `${card} ${key}`);
  return [...groups.values()]
    .map(
      (same): Said => ({
        card: same[0]!.card,
        mark: same[0]!.key,
        people: new Set(same.map(({ table, seat }) => `${table} ${seat}`)).size,
        texts: same.flatMap(({ text }) => text ?? []),
      }),
    )
    .sort((a, b) => b.people - a.people || (a.card ?? Infinity) - (b.card ?? Infinity))
    .slice(0, many);
}

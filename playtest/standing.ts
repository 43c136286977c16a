/** Which decisions of people count at a moment of a journal: a choice that is taken back is the last that does. */
import type { Table } from './table.ts';

export class StandingDecisions<Decision> {
  /** By seat, a decision for each choice that counts; null for one of a bot, or of a game before. */
  readonly #seats = new Map<number, (Decision | null)[]>();

  /** A seat has chosen. */
  add(seat: number, decision: Decision | null): void {
    const known = this.#seats.get(seat);
    if (known) known.push(decision);
    else this.#seats.set(seat, [decision]);
  }

  /** The decision behind the last choice of a seat. */
  last(seat: number): Decision | null {
    return this.#seats.get(seat)?.at(-1) ?? null;
  }

  /** Forgets what no longer counts at the table. */
  follow(table: Table): void {
    for (const seat of table.players.keys()) {
      const known = this.#seats.get(seat) ?? [];
      const count = table.choicesOf(seat);
      this.#seats.set(
        seat,
        Array.from({ length: count }, (_, at) => known[at] ?? null),
      );
    }
  }
}

/** Tracks which decisions count at a moment of a journal. Taking back affects the last one that counts. */
import type { Table } from '../game/table.ts';

export class CountedDecisions<Decision> {
  /** By seat, a decision for each choice that counts; `null` for choices of bots and of earlier games. */
  readonly #seats = new Map<number, (Decision | null)[]>();

  /** Records a choice of a seat. */
  add(seat: number, decision: Decision | null): void {
    const known = this.#seats.get(seat);
    if (known) known.push(decision);
    else this.#seats.set(seat, [decision]);
  }

  /** The decision behind the last choice of a seat that counts. */
  last(seat: number): Decision | null {
    return this.#seats.get(seat)?.at(-1) ?? null;
  }

  /** Drops decisions that no longer count at the table. */
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

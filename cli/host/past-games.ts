/** The games of a table for people who look back. Each is replayed once at most, and kept until something happens in it. */
import { Past, PublicPast, type Table, type TableEvent } from '../../table/index.ts';

export class PastGames {
  /** The index of the last game that was played to its end; -1 if none was. */
  lastOver = -1;
  readonly #table: Table;
  readonly #replayed: (game: number) => Table;
  readonly #kept = new Map<number, Past | PublicPast>();
  /** The index of the game at the table. */
  #current = -1;

  /**
   * @param table where the last of the games is played
   * @param replayed an earlier game, at a table of its own. @throws UserError if there is no such game
   */
  constructor(table: Table, replayed: (game: number) => Table) {
    this.#table = table;
    this.#replayed = replayed;
  }

  /** Counts an event at the table. */
  take({ is }: TableEvent): void {
    this.#kept.delete(this.#current);
    if (is === 'begun') this.#current++;
    if (is === 'over') this.lastOver = this.#current;
  }

  /**
   * A game by its index, by default the one at the table. Until it is over or another one has replaced it, only what everybody
   * saw.
   */
  get(game = this.#current): Past | PublicPast {
    const isCurrent = game === this.#current;
    const kept = this.#kept.get(game);
    if (kept) return kept;
    const table = isCurrent ? this.#table : this.#replayed(game);
    const past = isCurrent && !table.isOver ? new PublicPast(table) : new Past(table);
    this.#kept.set(game, past);
    return past;
  }
}

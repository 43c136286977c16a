/** The games of a table for people who look back. Earlier ones are replayed once at most. */
import { refusal } from '../../studio/serve/index.ts';
import type { Table, TableEvent } from '../../table/index.ts';

export class PastGames {
  /** The index of the last game that was played to its end; -1 if none was. */
  lastOver = -1;
  readonly #table: Table;
  readonly #replay: (game: number) => Table;
  readonly #earlier = new Map<number, Table>();
  /** The index of the game at the table. */
  #current = -1;

  /**
   * @param table where the last of the games is played
   * @param replay plays an earlier game again, at a table of its own; throws a UserError if there is none
   */
  constructor(table: Table, replay: (game: number) => Table) {
    this.#table = table;
    this.#replay = replay;
  }

  /** Counts an event at the table. */
  take({ is }: TableEvent): void {
    if (is === 'begun') this.#current++;
    if (is === 'over') this.lastOver = this.#current;
  }

  /** A game by its index, by default the one at the table. */
  get(game = this.#current): Table {
    if (game === this.#current) return this.#table;
    const table = this.#earlier.get(game) ?? this.#replay(game);
    this.#earlier.set(game, table);
    return table;
  }

  /** The same for people who look back. Refused until the game is over or another one has replaced it */
  past(game = this.#current): Table {
    if (game === this.#current && !this.#table.isOver)
      throw refusal(409, 'The game is not over yet: looking back would show what is hidden.');
    return this.get(game);
  }
}

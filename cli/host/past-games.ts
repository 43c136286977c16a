/** The games of a table for people who look back. */
import { refusal } from '../../studio/serve/index.ts';
import type { Table } from '../../table/index.ts';

/**
 * @param table where the last of the games is played
 * @param replay plays an earlier game again, at a table of its own; throws a UserError if there is none
 */
export function pastGames(table: Table, replay: (game: number) => Table) {
  const earlier = new Map<number, Table>();
  const get = (game = table.index): Table => {
    if (game === table.index) return table;
    const past = earlier.get(game) ?? replay(game);
    earlier.set(game, past);
    return past;
  };
  return {
    /** A game by its index, by default the one at the table. Earlier ones are replayed once at most. */
    get,
    /** The same for people who look back. Refused until the game is over or another one has replaced it. */
    past(game = table.index): Table {
      if (game === table.index && !table.isOver)
        throw refusal(409, 'The game is not over yet: looking back would show what is hidden.');
      return get(game);
    },
  };
}

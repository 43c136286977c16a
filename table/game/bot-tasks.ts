/** What the bots of a table have to decide. */
import type { BotName, GameOptions } from '../../runtime/index.ts';
import { HUMAN } from '../seats.ts';
import type { Table } from './table.ts';

/** A task for a bot: to decide in the state that is reached by playing `choices` and then `aside`. */
export interface BotTask {
  seat: number;
  bot: BotName;
  options: GameOptions;
  cards: string;
  /** The options chosen since the start of the game. */
  choices: readonly number[];
  /** Further options, in the copy of the game that is used for simultaneous choices. */
  aside: readonly number[];
  /** How many choices the seat has made. Together with the options of the game, it seeds the bot's random numbers. */
  decisions: number;
}

/** The pending decisions of bots. */
export const botTasks = (table: Table): BotTask[] =>
  table.choosers.flatMap((seat) => {
    const bot = table.players[seat]!;
    return bot === HUMAN ? [] : [botTask(table, seat, bot)];
  });

const botTask = (table: Table, seat: number, bot: BotName): BotTask => ({
  ...{ seat, bot, options: table.options, cards: table.cards },
  choices: table.made.map(({ option }) => option),
  aside: table.aside(seat),
  decisions: table.asked(seat)!.answers[seat]!,
});

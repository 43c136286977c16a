/** What the bots of a table have to decide. */
import { HUMAN } from '../seats.ts';
import type { Table } from './table.ts';

/** The pending decisions of bots. */
export const botTasks = (table: Table) =>
  table.choosers.flatMap((seat) => {
    const bot = table.players[seat]!;
    if (bot === HUMAN) return [];
    return {
      seat,
      bot,
      options: table.options,
      cards: table.cards,
      /** The options chosen since the start of the game. */
      choices: table.made.map(({ option }) => option),
      /** Further options, in the copy of the game that is used for simultaneous choices. */
      aside: table.aside(seat),
      /** How many choices the seat has made. Together with the options of the game, it seeds the bot's random numbers. */
      decisions: table.asked(seat)!.answers[seat]!,
    };
  });

/** A task for a bot: to decide in the state that is reached by playing `choices` and then `aside`. */
export type BotTask = ReturnType<typeof botTasks>[number];

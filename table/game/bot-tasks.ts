/** What the bots of a table have to decide, and what they choose. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { chooseAs, type Game, makeBot } from '../../runtime/index.ts';
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

/** The option of the engine that a bot chooses in the state of its task. */
export const botChoice = (task: BotTask, game: Game): number =>
  chooseAs(task.bot, game, makeBot(task.bot, seedOf(task), task.seat).rng);

/** A seed that no one can predict without the secret, and that is the same when the decision is repeated. */
function seedOf({ options: { seed, secret, anew }, seat, decisions }: BotTask): number {
  const hidden = anew?.at(-1)?.secret ?? secret ?? seed;
  return Number.parseInt(bytesToHex(sha256(utf8ToBytes(`${hidden} ${seat} ${decisions}`))).slice(0, 8), 16);
}

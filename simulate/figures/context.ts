/** What the games of a run have in common. */
import type { BotName, GameOptions, OwnCards, Tables } from '../../runtime/index.ts';
import type { Effect } from './operations.ts';

/** Options of a run of games. Without `hands`, preset and dealt hands alternate (`setUpGame`). */
export interface RunOptions extends Omit<GameOptions, 'secret' | 'maxDraws' | 'anew'> {
  /** The bot for each seat; bots rotate one seat per game. */
  bots: readonly BotName[];
  /** Whether each deal is played once per seat, so that every bot plays every seat of it. By default each game has a new deal. */
  duplicate?: true;
  /** The numbers of cards that games take turns with: hands are dealt, and a player begins with the card of the game. */
  cards?: readonly number[];
  /** Whether the player who begins with the card of the game may not use it. */
  barred?: true;
}

/** A run, without the sums of its games. */
export interface RunContext {
  options: RunOptions;
  tables: Tables;
  /** The cards and hands that the figures cover. */
  subject: OwnCards;
  /** The effects of each card, by index in `tables.cards`. */
  effects: Effect[][];
}

/** A run with these sums, and the number of games that did not break off with an error. */
export type CountedRun<Sums> = RunContext & { tally: Sums & { games: number } };

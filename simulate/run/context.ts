/** What the games of a run have in common. */
import type { OwnCards, Tables } from '../../runtime/index.ts';
import type { Effect } from '../figures/operations.ts';
import type { RunOptions } from './plan.ts';

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

/** Some games of a run that are played together, and what was counted in them. */
import type { SetProgram } from '../../program/index.ts';
import { addPair, emptyPaired, type Paired } from '../figures/paired.ts';
import type { Tally } from '../figures/tally.ts';
import type { RunOptions } from './plan.ts';
import { emptyTallyFor, playGame, type Simulation, simulation } from './simulation.ts';

/** What all batches of a run share: plain data, which a worker is given once. */
export interface Setup {
  /** The set with all it extends, base first. */
  chain: SetProgram[];
  options: RunOptions;
  /** Whether the figures are about the cards of all of them. */
  inherited: boolean;
  /** The version it is compared with. */
  against: SetProgram[] | null;
  /** Whether each game's line for the tables is wanted (`data/row.ts`). */
  rows?: boolean;
}

/** Indices of games: the first, and the one after the last. */
export interface Batch {
  from: number;
  to: number;
}

/** What was counted in a batch: plain data. */
export interface BatchTally extends Batch {
  tally: Tally;
  /** A line for each game, for the tables, each with its line break; empty where none are wanted. */
  rows: string;
  /** The same games with the version compared with, and the two game by game. */
  against: { tally: Tally; paired: Paired } | null;
}

/** Both versions of what is played, ready to play. */
export interface Match {
  run: Simulation;
  against: Simulation | null;
  rows?: boolean;
}

/**
 * Makes tables for what is played.
 * @throws UserError when the seed is none
 */
export function matchOf({ chain, options, inherited, against, rows = false }: Setup): Match {
  return {
    run: simulation(chain, options, inherited),
    against: against && simulation(against, options, inherited),
    rows,
  };
}

/** Plays the games of a batch. What the match has counted before is not in the result. */
export function playBatch({ run, against, rows = false }: Match, { from, to }: Batch): BatchTally {
  const lines: string[] = [];
  const now = { ...run, tally: emptyTallyFor(run), lines: rows ? lines : null };
  const then = against && { ...against, tally: emptyTallyFor(against) };
  const paired = emptyPaired();
  for (let index = from; index < to; index++) {
    const outcome = playGame(now, index);
    if (then) addPair(paired, outcome, playGame(then, index));
  }
  return {
    ...{ from, to, tally: now.tally },
    rows: lines.map((line) => `${line}\n`).join(''),
    against: then && { tally: then.tally, paired },
  };
}

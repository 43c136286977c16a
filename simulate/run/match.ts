/** Everything a run plays: a set, and the version it is compared with, if there is one. */
import type { SetProgram } from '../../program/index.ts';
import { addPair, emptyPaired, type Paired } from '../figures/paired.ts';
import { countGame } from '../figures/tally.ts';
import { type RunOptions, startingCardAt } from './plan.ts';
import type { GameResult } from './row.ts';
import { playGame, type Simulation, simulation } from './simulation.ts';

/** What all games of a run share: plain data, which a worker is given once. */
export interface RunSetup {
  /** The set with all it extends, base first. */
  chain: SetProgram[];
  options: RunOptions;
  /** Whether the figures are about the cards of all of them. */
  inherited: boolean;
  /** The version it is compared with. */
  against: SetProgram[] | null;
  /** With that version, whoever begins with the card of a game (`options.cards`) may not use it. */
  restricted?: true;
}

/** Games that are played together: the index of the first, and the one after the last. */
export interface Batch {
  from: number;
  to: number;
}

/** Both versions, and what was counted so far. */
export interface Match {
  run: Simulation;
  against: Simulation | null;
  paired: Paired;
}

/** One game of a run: plain data. */
export interface PlayedGame extends GameResult {
  /** Its index. */
  game: number;
  /** The same game with the other version. */
  against: GameResult | null;
}

/**
 * Links what is played.
 * @throws UserError when the seed is out of range
 */
export function matchOf({ chain, options, inherited, against, restricted }: RunSetup): Match {
  const others: RunOptions = restricted ? { ...options, barred: true } : options;
  return {
    run: simulation(chain, options, inherited),
    against: against && simulation(against, others, inherited),
    paired: emptyPaired(),
  };
}

/** Plays the game at an index with both versions. */
export function playMatch({ run, against }: Match, game: number): PlayedGame {
  return { game, ...playGame(run, game), against: against && playGame(against, game) };
}

/** Adds a game to what was counted. All sums are whole numbers, so that games may come in any order. */
export function countMatch({ run, against, paired }: Match, played: PlayedGame): void {
  countGame(run, played);
  if (!against || !played.against) return;
  countGame(against, played.against);
  addPair(paired, played.row, played.against.row, startingCardAt(run.options, played.game));
}

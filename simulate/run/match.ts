/** The games of a run: played with a set, and with the version it is compared with, if any. */
import type { SetProgram } from '../../program/index.ts';
import type { PlayedGame } from '../data/columns.ts';
import type { RunOptions } from '../figures/context.ts';
import { addPair, noPairedSums } from '../figures/paired.ts';
import { countGame } from '../figures/registry.ts';
import { startingCard } from './plan.ts';
import { checkRun, playGame, simulation } from './simulation.ts';

/** What all games of a run share: plain data, sent to each worker once. */
export interface RunSetup {
  /** The set with everything it extends, base first. */
  chain: SetProgram[];
  options: RunOptions;
  /** Whether the figures cover the cards of all sets in the chain. */
  inherited: boolean;
  /** The version to compare with. */
  against: SetProgram[] | null;
  /** In the other version's games, the player who begins with the card of the game (`options.cards`) may not use it. */
  restricted?: true;
}

/** A range of games that are played together: the index of the first, and the index after the last. */
export interface Batch {
  from: number;
  to: number;
}

/**
 * Links the sets of both versions.
 * @throws UserError if the seed is out of range
 */
export function linkMatch({ chain, options, inherited, against, restricted }: RunSetup) {
  const others: RunOptions = restricted ? { ...options, barred: true } : options;
  return {
    run: simulation(chain, options, inherited),
    against: against && simulation(against, others, inherited),
    paired: noPairedSums(),
  };
}

/** Both versions, and the sums so far. */
export type Match = ReturnType<typeof linkMatch>;

/**
 * Links the sets of both versions, and checks that games can be set up with them.
 * @throws UserError if not
 */
export function checkedMatch(setup: RunSetup): Match {
  const match = linkMatch(setup);
  for (const run of [match.run, match.against]) if (run) checkRun(run);
  return match;
}

/** Plays the game at an index with both versions. */
export function playMatch({ run, against }: Match, game: number): PlayedGame {
  return { game, ...playGame(run, game), against: against && playGame(against, game) };
}

/** Adds a game to the sums. All sums are whole numbers, so the order of games does not matter. */
export function countMatch({ run, against, paired }: Match, played: PlayedGame): void {
  countGame(run, played);
  if (!against || !played.against) return;
  countGame(against, played.against);
  addPair(paired, played.row, played.against.row, startingCard(run.options, played.game));
}

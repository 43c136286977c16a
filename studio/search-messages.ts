/**
 * Messages between the page and the workers that search for weaknesses of a set: plain data. They examine mutants of a card
 * that no scenario may notice, or search for play that breaks the set.
 */
import type { CandidateScenario, Mutant } from '../language/mutation/index.ts';
import type { SetProgram } from '../program/index.ts';
import type { Examination, Examined } from '../simulate/mutants/index.ts';
import type { Find, Stress } from '../simulate/stress/index.ts';
import type { CardAt } from './text-places.ts';

/** The work to do: mutants to examine, or searches for play that breaks the set. Terminating the worker ends it. */
export interface SearchAsked {
  work: Examination | Stress;
  workers: number;
}

/** The messages that the page receives a few times a second. */
export type SearchMessage =
  | { done: number; of: number }
  | { examined: Examined[] }
  /** How many searches finished, and how many were lost because a worker ended. */
  | { finds: FindShown[]; games: number; lost: number }
  | { refused: string };

/** A game that shows a finding, made as small as possible, and the set it is played with. */
export interface FindShown extends Find {
  arena: SetProgram;
  log: string;
}

/** All mutants of a card, and the data needed to find out which of them a scenario notices. */
export interface MutantsShown extends Omit<Examination, 'mutants'> {
  mutants: Mutant[];
}

/** Mutants that no scenario notices, with draft scenarios that would notice them, to be written as text. */
export interface UnnoticedAsked {
  at: CardAt;
  made: CandidateScenario<Mutant>[];
}

/** A mutant that no scenario notices. */
export interface UnnoticedShown extends Pick<Mutant, 'line' | 'change'> {
  file: string;
  /** The text of a scenario that would notice the mutant; null if none can be written. */
  scenario: string | null;
}

/** Messages between the page and the worker about mutants of a card that no scenario may notice. */
import type { CandidateScenario, Mutant } from '../language/mutation/index.ts';
import type { Examination } from '../simulate/mutants/index.ts';
import type { CardAt } from './text-places.ts';

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

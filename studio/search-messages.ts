/**
 * What the page says to the workers that look whether a set holds, and what they tell it: plain data. They examine changes of a
 * card that no scenario may notice, or search for play that breaks the set.
 */
import type { MadeUp, Mutant } from '../mutation/index.ts';
import type { SetProgram } from '../program/index.ts';
import type { Examination, Examined } from '../simulate/mutants/index.ts';
import type { Find, Stress } from '../simulate/stress/index.ts';
import type { CardAt } from './text-places.ts';

/** What is looked at: all of it, or the first searches. It ends when the worker is ended. */
export interface SearchAsked {
  work: Examination | Stress;
  workers: number;
}

/** What the page receives a few times a second. */
export type SearchTold =
  | { done: number; of: number }
  | { examined: Examined[] }
  /** How many searches came to an end, and how many were given up because a worker ended. */
  | { finds: FindShown[]; games: number; lost: number }
  | { refused: string };

/** A game that shows something, made as small as it could be, and what it is played with. */
export interface FindShown extends Find {
  arena: SetProgram;
  log: string;
}

/** All changes of a card, and what is needed to find out which of them a scenario notices. */
export interface MutantsShown extends Omit<Examination, 'mutants'> {
  mutants: Mutant[];
}

/** Changes that no scenario notices, with scenarios that would, to be written. */
export interface UnnoticedAsked {
  at: CardAt;
  made: MadeUp<Mutant>[];
}

/** A change that no scenario notices. */
export interface UnnoticedShown extends Pick<Mutant, 'line' | 'change'> {
  file: string;
  /** The text of a scenario that would; null where none can be written. */
  scenario: string | null;
}

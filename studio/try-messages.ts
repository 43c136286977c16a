/** Messages between Try and films and the worker: boards and sequences of states. */
import type { BoardTile, Hex } from '../program/index.ts';

/** A scenario: by its title if present, otherwise by the line where it begins, from 1. */
export interface FilmAt {
  file: string;
  line: number;
  title?: string;
}

/**
 * The index of the state to show; too large a number means the last. In a film, -1 means the state
 * that fails, or else the first.
 */
export interface StateAsked {
  state: number;
}

/** The board on which a card is tried, and the choices, as in `choose` lines. */
export interface TrialAsked {
  on: TrialOn;
  choices: readonly string[];
}

/** A board for trying: built by the user, one of the 400 recorded boards by index, or that of a scenario. */
export type TrialOn = { tiles: readonly BoardTile[] } | { situation: number } | { scenario: FilmAt };

/** What to place on a board, and where. Without `at`, the board is shown unchanged. */
export interface LayAsked {
  tiles: readonly BoardTile[];
  thing: string;
  at?: Hex;
}

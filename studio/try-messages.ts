/** Messages between Try and films and the worker: boards and sequences of states. */
import type { BoardTile, Hex, TextEdit } from '../program/index.ts';
import type { SpanIn } from './text-places.ts';

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

/** A board that the user builds by clicks. */
export interface LaidShown {
  tiles: readonly BoardTile[];
  board: { svg: string; words: string };
  /** Each hex, and what a click on it does. */
  options: readonly { hex: Hex; name: string }[];
  /** What can be placed. */
  things: readonly string[];
}

/** A list of states, one of which is shown. */
export interface StatesShown {
  /** What happens, state by state. */
  states: readonly StateRow[];
  /** How many states were omitted after these because there are too many. */
  leftOut: number;
  /** The index of the shown state. */
  state: number;
  shown: StateShown;
}

/** A state in the list of all states. */
export interface StateRow {
  /** The step that runs: `place water`, `choose a`. */
  title: string;
  /** The result: `+2 points`. */
  result: string;
  waits: boolean;
  failed: boolean;
  /** The running step, by its name in the rows of its card, and that card. */
  step?: { name: string; card?: number };
  /** In a trial: the number of choices made before this state. */
  choices: number;
}

/** An option: the text of its button, the value that `choose` takes for it, and its hexes on the board. */
export interface OptionShown {
  name: string;
  choose: string;
  /** Empty if the option has no position on the board. */
  hexes: readonly Hex[];
  /** The hex that the token moves to. */
  to?: Hex;
}

/** The shown state. */
export interface StateShown {
  /** The board as SVG, and in words. */
  board: { svg: string; words: string };
  /** The expected board, if an expectation about a hex failed. */
  expected?: { svg: string; words: string };
  /** Why the scenario failed. */
  failure?: string;
  /** The question, without a question mark. */
  question?: string;
  /** The first state with this question. */
  asked: number;
  options: readonly OptionShown[];
  /** The line of the scenario in its file. */
  line?: SpanIn;
  /** The running step: its span, and its name in the rows of its card. */
  step?: SpanIn & { name: string; card?: number };
  /** The gains and payments so far, in words. */
  soFar: string;
}

/** A film. */
export interface FilmShown extends StatesShown, FilmAt {
  title: string;
  passed: boolean;
  /** The card that the scenario runs, if any. */
  card?: number;
  /** The edit that replaces the failed expectation by the actual result. */
  takes?: TextEdit;
}

/** A trial of an effect. */
export interface TrialShown extends StatesShown {
  /** The choices that were made. */
  made: readonly string[];
  /** The first choice that is no longer offered. */
  refused?: string;
  /** The current state, in words. */
  status: string;
  /** Whether nothing is left to choose and the effect ends. */
  isOver: boolean;
}

/** The edit that keeps a trial as a scenario, and the scenario's title; or why it cannot be kept. */
export type KeptShown = { edit: TextEdit; title: string } | { refused: string };

/** What the recorded boards reveal about a card. */
export interface TellingShown {
  boards: number;
  telling: readonly {
    kind: 'most' | 'least' | 'median' | 'nothing' | 'choices' | 'surprise';
    /** The index of the board. */
    situation: number;
    /** A short description of the board. */
    words: string;
    choices: readonly string[];
  }[];
  /** For each step, the number of boards on which it was reached, and on which it did anything. */
  steps: readonly (SpanIn & { name: string; words: string; reached: number; did: number })[];
}

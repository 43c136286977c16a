/** Messages of Try and films to the worker and back: boards, and states one after the other. */
import type { BoardTile, Hex, TextEdit } from '../program/index.ts';
import type { SpanIn } from './text-places.ts';

/** A scenario: by its title if it is there, or else by the line that it begins in, from 1. */
export interface FilmAt {
  file: string;
  line: number;
  title?: string;
}

/** Which state is shown; the last for a number beyond it. Of a film -1 is that in which it fails, or else the first. */
export interface StateAsked {
  state: number;
}

/** What a card is tried on, and what is chosen, as `choose` says it. */
export interface TrialAsked {
  on: TrialOn;
  choices: readonly string[];
}

/** A board for trying: laid by somebody, one of the 400 kept ones by its index, or that of a scenario. */
export type TrialOn = { tiles: readonly BoardTile[] } | { situation: number } | { scenario: FilmAt };

/** What is laid on a board, and where. Without a place the board is shown as it is. */
export interface LayAsked {
  tiles: readonly BoardTile[];
  thing: string;
  at?: Hex;
}

/** A board that is laid by clicks. */
export interface LaidShown {
  tiles: readonly BoardTile[];
  board: { svg: string; words: string };
  /** Each place, and what a click on it does. */
  options: readonly { hex: Hex; name: string }[];
  /** What can be laid. */
  things: readonly string[];
}

/** States, of which one is shown. */
export interface StatesShown {
  /** What happens, state by state. */
  states: readonly StateRow[];
  /** How many were left out after these, since there are very many. */
  leftOut: number;
  /** The index of the shown one. */
  state: number;
  shown: StateShown;
}

/** A state in a list of all. */
export interface StateRow {
  /** What runs: `place water`, `choose a`. */
  title: string;
  /** What came of it: `+2 points`. */
  came: string;
  waits: boolean;
  failed: boolean;
  /** The step that runs, by the name that rows of its card have for it, and the card. */
  step?: { name: string; card?: number };
  /** Of a trial: how many choices were made before it. */
  choices: number;
}

/** An option: what its button is called, what `choose` says to take it, and where it is on the board. */
export interface OptionShown {
  name: string;
  choose: string;
  /** None where it has no place. */
  hexes: readonly Hex[];
  /** Where the token there goes. */
  to?: Hex;
}

/** A state that is looked at. */
export interface StateShown {
  /** The board as SVG, and in words. */
  board: { svg: string; words: string };
  /** The board that was expected, where an expectation about a place failed. */
  expected?: { svg: string; words: string };
  /** What failed. */
  failure?: string;
  /** What is asked, without a question mark. */
  question?: string;
  /** The first state in which this was asked. */
  asked: number;
  options: readonly OptionShown[];
  /** The line of the scenario, in its file. */
  line?: SpanIn;
  /** The step that runs: its text, and the name that rows of its card have for it. */
  step?: SpanIn & { name: string; card?: number };
  /** What was gained and paid so far, in words. */
  soFar: string;
}

/** A film. */
export interface FilmShown extends StatesShown, FilmAt {
  title: string;
  passed: boolean;
  /** The card that it does, if one. */
  card?: number;
  /** The edit that writes what came in place of the expectation that failed. */
  takes?: TextEdit;
}

/** An effect that was tried. */
export interface TrialShown extends StatesShown {
  /** The choices that were made. */
  made: readonly string[];
  /** The first choice that is not offered any more. */
  refused?: string;
  /** How it stands, in words. */
  stands: string;
  /** Nothing is left to choose, and it has an end. */
  isOver: boolean;
}

/** The edit that keeps a trial as a scenario, and its title; or why it cannot be kept. */
export type KeptShown = { edit: TextEdit; title: string } | { refused: string };

/** What the kept boards tell about a card. */
export interface TellingShown {
  boards: number;
  telling: readonly {
    kind: 'most' | 'least' | 'median' | 'nothing' | 'choices' | 'surprise';
    /** The index of the board. */
    situation: number;
    /** What is there, in a few words. */
    words: string;
    choices: readonly string[];
  }[];
  /** For each step, in how many boards it was reached, and in how many it did anything. */
  steps: readonly (SpanIn & { name: string; words: string; reached: number; did: number })[];
}

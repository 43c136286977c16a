/** What the worker of the studio says about the texts of cards: plain data. */

import type { CardView, EffectValue, Problem, UntriedEvent } from '../language/index.ts';
import type { Lang } from '../print/face/index.ts';
import type { Deck, GamesAllowed, SetProgram, TextEdit } from '../program/index.ts';
import type { FileChange, SpanIn } from './text-places.ts';

/** The problems in the texts. */
export interface CheckAnswer {
  problems: ProblemShown[];
  /** The number of further problems, by file, that `problems` omits. */
  unlisted: readonly { file: string; count: number }[];
  /** The number of cards and Landscape Features in the set. */
  cards: number;
}

/** A problem and its span. */
export interface ProblemShown extends SpanIn, Pick<Problem, 'code' | 'severity' | 'message' | 'hint'> {
  /** Line and column from 1. */
  line: number;
  column: number;
  /** Fixes, the likeliest first. */
  fixes: readonly { title: string; edits: readonly TextEdit[] }[];
}

/** The colour of each word; keywords of the language have the colour `word`. */
export type ColouredWords = Readonly<Record<string, WordColour>>;

/** The class of a word, for its colour. */
export type WordColour =
  | 'word'
  | 'small'
  | 'sun'
  | 'water'
  | 'grassland'
  | 'desert'
  | 'animal'
  | 'mountain'
  | 'forest'
  | 'wild'
  | 'points';

/** A card or Landscape Feature in the list of all cards. */
export interface CardRow extends SpanIn {
  number: number;
  kind: 'card' | 'feature';
  deck: Deck;
  /** The card's own title; empty without one. */
  title: string;
  /** The rules text, one sentence per line; absent if errors leave none. */
  text?: Record<Lang, string>;
  impact: boolean;
}

/** Selects the set to play. */
export interface ChainAsked {
  /** The number of a card in that set; by default, the first set that no other set extends is used. */
  number?: number;
  /** The changes that restore the earlier texts. */
  earlier?: FileChange[];
}

/** A compiled set. */
export interface ChainShown {
  id: string;
  title: string;
  /** The set with all sets it extends, base first. */
  chain: SetProgram[];
  /** The hash of each set in `chain`. Equal hashes mean the same set. */
  hashes: string[];
  /** Whether the folder contains further sets of the chain besides the last one. */
  inherited: boolean;
  /** The options with which its games can be started. */
  games: GamesAllowed;
}

/** Why no set can be played: the first error, with its file and line. */
export interface ChainRefused {
  refused: string;
}

/** A card as printed, its rows, and its steps in the text. */
export interface CardShown extends SpanIn, Pick<CardView, 'svg' | 'rows' | 'tooLong' | 'steps' | 'text'> {
  /** The language of its picture and its rows. */
  lang: Lang;
  number: number;
  kind: 'card' | 'feature';
  deck: Deck;
  title: string;
  impact: boolean;
  /** Whether its text or its set has errors: the card is shown without the erroneous parts. */
  hasErrors: boolean;
}

/** A scenario and its result. */
export interface ScenarioShown extends SpanIn {
  title: string;
  /** The line where it begins, from 1. */
  line: number;
  state: 'passed' | 'failed' | 'not run';
  /** Why it failed or was not run, with the line, from 1. */
  failure?: { message: string; line: number };
}

/** An event that is possible at a step but happens in no scenario. */
export interface UntriedShown extends UntriedEvent {
  /** From 1. */
  line: number;
}

/** How many scenarios of the set pass, and the counts for each card by number. */
export interface ScenarioCounts {
  all: number;
  run: number;
  passed: number;
  ofCard: Readonly<Record<number, { passed: number; failed: number; waiting: number }>>;
}

/** The worth of an effect with another value of a number in it. */
export interface WorthOfValue extends EffectValue {
  value: number;
}

/** The name of the error when the worker could not load code. The browser does not try again in the same worker. */
export type MissingCode = 'MissingCode';

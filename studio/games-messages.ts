/**
 * Messages between the page and the worker that manages games: plain data. That worker delegates
 * the playing to further workers.
 */
import type { SetProgram } from '../program/index.ts';
import type { BotName } from '../runtime/index.ts';
import type { Findings, Interval, Remark, RunOptions, Spread } from '../simulate/games/index.ts';
import type { GamesOfBoth } from './gallery-messages.ts';

/** A set to play, base first, with the hashes that identify it. */
export interface PlayedSet {
  chain: SetProgram[];
  hashes: readonly string[];
}

/** The games to play. */
export interface GamesSetup {
  set: PlayedSet;
  /** A second set with which the same games are played. */
  against: PlayedSet | null;
  /** Whether the figures cover the cards of all sets, or only those of the last one. */
  inherited: boolean;
  options: RunOptions;
  /** The number of games to play. */
  games: number;
  /** The number of workers that play. */
  workers: number;
}

/** All messages from the page: a new setup, or whether games should run. */
export type ToGames = { setup: GamesSetup } | { isRunning: boolean };

/** All messages to the page. */
export type FromGames = { shown: GamesShown } | { refused: string };

export type { BotName };

/** The findings of the games played so far. Shares are from 0 to 1; intervals are at 95 % confidence. */
export interface GamesShown {
  played: number;
  wanted: number;
  /** Games per second; 0 while unknown. */
  rate: number;
  workers: number;
  /** The win share of each seat if all win equally often. */
  fair: number;
  /** The points that end a game. */
  target: number;
  hands: readonly HandShown[];
  cards: readonly CardGames[];
  remarks: readonly RemarkShown[];
  draws: Spread;
  points: Spread;
  ties: number;
  ranOut: readonly (Findings['ranOut'][number] & Interval & { share: number })[];
  /** The number of failed games and the first failure, with a small game that fails the same way if one was found. */
  failed: { games: number; first: string; small?: SmallGame } | null;
  since: SinceShown | null;
}

/** A game with few cards, and its numbers of draws and choices. */
export interface SmallGame {
  cards: readonly number[];
  draws: number;
  choices: number;
}

/** How often a hand won. */
export interface HandShown extends Interval {
  name: string;
  title: string;
  games: number;
  share: number;
  /** Whether the deviation from a fair share is more than chance. */
  isOut: boolean;
}

/** How often a card won: the win share of the seats that begin with it, minus a fair share. */
export interface LiftShown extends Interval {
  lift: number;
}

export interface CardGames extends LiftShown {
  number: number;
  /** Games in which a seat began with the card. */
  games: number;
  completed: number;
  /** `sure`: the card stands out even among all cards together; `likely`: few cards marked like this are false alarms. */
  certainty?: 'sure' | 'likely';
}

/** A sentence about the games, split into text and references to cards and hands. */
export interface RemarkShown extends Pick<Remark, 'about' | 'wins'> {
  parts: readonly RemarkPart[];
}

export type RemarkPart = string | { card: number } | { hand: string };

/** The differences from the games with the earlier set. */
export interface SinceShown {
  /** Games played with both sets. */
  games: number;
  points: ChangeFigure;
  draws: ChangeFigure;
  /** Cards that are in both sets. */
  cards: readonly CardSince[];
  /** The cards in both sets that differ. */
  changed: readonly number[];
  added: readonly number[];
  removed: readonly number[];
  /** The figures for both sets, for Markdown. */
  both: GamesOfBoth;
}

/** The mean difference, now minus before, over some games. */
export interface ChangeFigure extends Interval {
  games: number;
  mean: number;
  /** Roughly how many more games would settle whether there is a difference; null if that is settled or cannot be. */
  more: number | null;
}

/** A card before and after the change. */
export interface CardSince {
  number: number;
  before: LiftShown & { completed: number };
  now: LiftShown & { completed: number };
  difference: ChangeFigure;
  /** Whether the difference stands out among those of all cards. */
  isOut: boolean;
}

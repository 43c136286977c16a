/**
 * Messages between the page and the worker that manages games: plain data. That worker delegates
 * the playing to further workers.
 */
import type { SetProgram } from '../program/index.ts';
import type { BotName } from '../runtime/index.ts';
import type { Figures, Findings, Interval, Remark, RunOptions, Spread } from '../simulate/games/index.ts';
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
export type HandShown = Figures['hands'][number] & {
  title: string;
  /** Whether the deviation from a fair share is more than chance. */
  isOut: boolean;
};

export type CardGames = Figures['cards'][number] & {
  /** Games in which a seat began with the card. */
  games: number;
  /** `sure`: the card stands out even among all cards together; `likely`: few cards marked like this are false alarms. */
  certainty?: 'sure' | 'likely';
};

/** A sentence about the games, split into text and references to cards and hands. */
export interface RemarkShown extends Pick<Remark, 'about' | 'wins'> {
  parts: readonly RemarkPart[];
}

export type RemarkPart = string | { card: number } | { hand: string };

/** The games with both sets, and how they differ. */
export interface SinceShown extends GamesOfBoth {
  /** The cards whose games clearly differ. */
  clear: readonly number[];
  /** What is still uncertain about a changed card, by its number. */
  open: Readonly<Record<number, readonly RemarkPart[]>>;
}

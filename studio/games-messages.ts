/**
 * What the page says to the worker that lets games be played, and what it tells the page: plain data. That worker has others
 * which play.
 */
import type { SetProgram } from '../program/index.ts';
import type { BotName } from '../runtime/index.ts';
import type { Findings, Interval, Remark, RunOptions, Spread } from '../simulate/games/index.ts';
import type { GamesOfBoth } from './gallery-messages.ts';

/** A set as it is played, base first, and what tells it from others. */
export interface PlayedSet {
  chain: SetProgram[];
  hashes: readonly string[];
}

/** Which games are played. */
export interface GamesSetup {
  set: PlayedSet;
  /** The same games are played with this set, too. */
  against: PlayedSet | null;
  /** Whether the figures are about the cards of all sets, not only of the last. */
  inherited: boolean;
  options: RunOptions;
  /** How many are wanted. */
  games: number;
  /** How many workers play. */
  workers: number;
}

/** Everything that the page sends: what is played from now on, and whether. */
export type ToGames = { setup: GamesSetup } | { isRunning: boolean };

/** What the page receives. */
export type FromGames = { shown: GamesShown } | { refused: string };

export type { BotName };

/** What was found in the games that were played so far. Shares are from 0 to 1, bounds of 95 % confidence. */
export interface GamesShown {
  played: number;
  wanted: number;
  /** Games a second; 0 while it is not known. */
  rate: number;
  workers: number;
  /** What a seat wins if all win alike. */
  fair: number;
  /** Points that end a game. */
  target: number;
  hands: readonly HandShown[];
  cards: readonly CardGames[];
  remarks: readonly RemarkShown[];
  draws: Spread;
  points: Spread;
  ties: number;
  ranOut: readonly (Findings['ranOut'][number] & Interval & { share: number })[];
  /** The first game that went wrong, how many did, and, when all are played, how little the same goes wrong with. */
  failed: { games: number; first: string; small?: SmallGame } | null;
  since: SinceShown | null;
}

/** A game with few cards: how many draws and choices it has. */
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
  /** Chance alone does not make it so. */
  isOut: boolean;
}

/** How often a card won: the share of games of the seat that begins with it, less a fair share. */
export interface LiftShown extends Interval {
  lift: number;
}

export interface CardGames extends LiftShown {
  number: number;
  /** Games in which somebody began with it. */
  games: number;
  completed: number;
  /** It stands out for all cards together; or it is one of which few are named wrongly. */
  stands?: 'sure' | 'likely';
}

/** A sentence about the games, in parts: words, and cards and hands that it names. */
export interface RemarkShown extends Pick<Remark, 'about' | 'wins'> {
  parts: readonly RemarkPart[];
}

export type RemarkPart = string | { card: number } | { hand: string };

/** What is different in the games with the earlier set. */
export interface SinceShown {
  /** Games that were played with both. */
  games: number;
  points: ChangeFigure;
  draws: ChangeFigure;
  /** Cards of both sets. */
  cards: readonly CardSince[];
  /** Those of them that are not the same. */
  changed: readonly number[];
  added: readonly number[];
  removed: readonly number[];
  /** The figures with both, for Markdown. */
  both: GamesOfBoth;
}

/** A difference, now less before, of some games. */
export interface ChangeFigure extends Interval {
  games: number;
  mean: number;
  /** About how many more games of the run would show whether there is one; nothing where it shows already or cannot. */
  more: number | null;
}

/** A card before and now. */
export interface CardSince {
  number: number;
  before: LiftShown & { completed: number };
  now: LiftShown & { completed: number };
  difference: ChangeFigure;
  /** The difference stands out among those of all cards. */
  isOut: boolean;
}

/** The answers to the questions of a report, as the database gives them. */
import type { Database } from '../../data/duckdb.ts';
import { type Asking, QUESTIONS, type Question } from './questions.ts';

/** A share of games won, with its bounds, and its false discovery rate. */
interface Won {
  games: number;
  share: number;
  low: number;
  high: number;
  rate: number;
}

/** How numbers spread; `margin`: how far the mean lies off at most, with 95 % confidence. */
export interface Spread {
  games: number;
  mean: number;
  margin: number;
  p10: number;
  p50: number;
  p90: number;
}

/** The rows of each answer. */
export interface Answers {
  games: { games: number; over: number; dealt: number; ties: number }[];
  length: Spread[];
  lengths: { draws: number; games: number }[];
  points: Spread[];
  time: {
    draws: number;
    games: number;
    mean: number;
    margin: number;
    p10: number;
    p90: number;
    leader: number;
    leader_margin: number;
    /** Null where all these games were stopped; out of `ended`. */
    leader_wins: number | null;
    ended: number;
  }[];
  cards: {
    card: number;
    title: string | null;
    deck: string;
    energy: number;
    leaves: number;
    in_play: number;
    seen: number;
    completed: number;
    others: number | null;
    most: number | null;
    each: number | null;
    margin: number | null;
    games: number;
    lift: number | null;
    low: number | null;
    high: number | null;
    rate: number;
  }[];
  hands: (Won & { hand: string })[];
  seats: (Won & { seat: number })[];
  bots: (Won & { bot: string })[];
  pairs: (Won & { a: number; b: number; better: number; count_all: number })[];
  steps: { card: number; step: number; operation: string; arrived: number; ran: number; games: number }[];
  supplies: { what: string; games: number; share: number; low: number; high: number }[];
  stopped: { card: number | null; games: number }[];
}

/** Asks everything. Throws `UserError` when the tables cannot be read. */
export async function answersOf(database: Database, asking: Asking): Promise<Answers> {
  const answers: Partial<Record<Question, unknown>> = {};
  for (const name of Object.keys(QUESTIONS) as Question[]) {
    answers[name] = await database.rows(QUESTIONS[name](asking));
  }
  return answers as unknown as Answers;
}

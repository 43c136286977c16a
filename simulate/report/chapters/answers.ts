/** The answers to the questions of a report, as the database returns them. */
import type { Database } from '../../data/duckdb.ts';
import type { Interval } from '../../figures/intervals.ts';
import { QUESTIONS, type Question, type QuestionOptions } from './questions.ts';

/** A share of games won, with its interval and false discovery rate. */
export interface Won extends Interval {
  games: number;
  share: number;
  rate: number;
}

/** A distribution; `margin` is the 95 % margin of error of the mean. */
interface Spread {
  games: number;
  mean: number;
  margin: number;
  p10: number;
  p50: number;
  p90: number;
}

/** `leader_wins` is based on the `ended` games, and null if all of them were stopped. */
interface Moment extends Omit<Spread, 'p50'> {
  draws: number;
  leader: number;
  leader_margin: number;
  leader_wins: number | null;
  ended: number;
}

interface Card
  extends Record<'lift' | 'low' | 'high' | 'others' | 'most' | 'each' | 'margin' | 'came', number | null> {
  card: number;
  title: string | null;
  deck: string;
  energy: number;
  leaves: number;
  in_play: number;
  seen: number;
  completed: number;
  held: number;
  dead: number;
  games: number;
  rate: number;
}

/** The rows of each answer. */
export interface Answers {
  games: Record<'games' | 'over' | 'dealt' | 'ties', number>[];
  length: Spread[];
  lengths: Record<'draws' | 'games', number>[];
  points: Spread[];
  time: Moment[];
  cards: Card[];
  hands: (Won & { hand: string })[];
  seats: (Won & { seat: number })[];
  bots: (Won & { bot: string })[];
  pairs: (Won & Record<'a' | 'b' | 'better' | 'count_all', number>)[];
  steps: (Record<'card' | 'step' | 'arrived' | 'ran' | 'games', number> & { operation: string })[];
  supplies: (Interval & { what: string; games: number; share: number })[];
  stopped: { card: number | null; games: number }[];
}

/** Runs all queries. Throws `UserError` if the tables cannot be read. */
export async function answersOf(database: Database, options: QuestionOptions): Promise<Answers> {
  const answers: Partial<Record<Question, unknown>> = {};
  for (const name of Object.keys(QUESTIONS) as Question[]) {
    answers[name] = await database.rows(QUESTIONS[name](options));
  }
  return answers as unknown as Answers;
}

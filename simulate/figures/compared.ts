/** What changed between two versions of a set, from games both played with the same seeds. */
import { probit } from 'simple-statistics';
import type { Simulation } from '../run/simulation.ts';
import { type Figures, figuresOf, rounded } from './figures.ts';
import { CONFIDENCE } from './intervals.ts';
import { chanceOf, ENOUGH, falseDiscoveryRates } from './multiple-testing.ts';
import type { Paired, Sums } from './paired.ts';
import { WIN_UNITS } from './tally.ts';

/** Mean of the differences now less then, game by game, with bounds of 95 % confidence. */
export interface Difference {
  games: number;
  mean: number;
  low: number;
  high: number;
}

/** The same, with its false discovery rate among those of its kind. */
export type RatedDifference = Difference & { rate: number };

export interface Compared {
  /** The figures of the version compared with. */
  figures: Figures;
  draws: Difference;
  /** Mean points of a seat. */
  points: Difference;
  /** Share of games won by who begins with the card, or the hand, in both versions. */
  cards: (RatedDifference & { number: number })[];
  hands: (RatedDifference & { name: string })[];
  /** Cards of one version only, by number. */
  added: number[];
  removed: number[];
}

/** Compares a run with that of another version, from what their games differed in. */
export function comparedOf(run: Simulation, then: Simulation, paired: Paired): Compared {
  const numbers = ({ subject, tables }: Simulation) => subject.cards.map((card) => tables.cards[card].number);
  const now = numbers(run);
  const before = numbers(then);
  const both = now.filter((number) => before.includes(number));
  const names = run.subject.hands.map(({ word }) => word.name);
  const hands = names.filter((name) => then.subject.hands.some(({ word }) => word.name === name));
  const cardRates = rated(both.map((number) => paired.cards[number]));
  const handRates = rated(hands.map((name) => paired.hands[name]));
  return {
    figures: figuresOf(then),
    draws: differenceOf(paired.draws, 1),
    points: differenceOf(paired.points, run.options.players),
    cards: both.map((number, at) => ({ number, ...cardRates[at] })),
    hands: hands.map((name, at) => ({ name, ...handRates[at] })),
    added: now.filter((number) => !before.includes(number)),
    removed: before.filter((number) => !now.includes(number)),
  };
}

function rated(all: readonly (Sums | undefined)[]): RatedDifference[] {
  const known = all.map((sums) => sums ?? { games: 0, sum: 0, squares: 0 });
  const rates = falseDiscoveryRates(known.map(chanceOfNone));
  return known.map((sums, at) => ({ ...differenceOf(sums, WIN_UNITS), rate: rounded(rates[at]) }));
}

function chanceOfNone(sums: Sums): number {
  if (sums.games < ENOUGH || sums.sum === 0) return 1;
  const error = errorOf(sums);
  return error === 0 ? 0 : chanceOf(sums.sum / sums.games / error);
}

/** The mean of some differences; of fewer than two games nothing bounds it, and it is said to be 0. */
function differenceOf(sums: Sums, unit: number): Difference {
  const { games, sum } = sums;
  if (games < 2) return { games, mean: games === 0 ? 0 : rounded(sum / unit), low: 0, high: 0 };
  const mean = sum / games;
  const width = probit(1 - (1 - CONFIDENCE) / 2) * errorOf(sums);
  return {
    games,
    mean: rounded(mean / unit),
    low: rounded((mean - width) / unit),
    high: rounded((mean + width) / unit),
  };
}

/** The standard error of the mean. */
function errorOf({ games, sum, squares }: Sums): number {
  const variance = Math.max(0, squares - (sum * sum) / games) / (games - 1);
  return Math.sqrt(variance / games);
}

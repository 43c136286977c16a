/** What each card does, how much more its player wins, and whether it comes into play: its sums, figures and findings. */
import type { Tables } from '../../runtime/index.ts';
import type { GameRow } from '../data/columns.ts';
import { errorsFor, shareOfGames, shareWon } from '../statistics/certainty.ts';
import { roundTo } from '../statistics/rounding.ts';
import { addWin, type Counts, count, measureSpread, noWins, type Wins } from '../statistics/sums.ts';
import type { CountedRun, RunContext } from './context.ts';
import { countOperations, hasHands } from './operations.ts';
import { stepGates, unreachedSteps } from './unreached-steps.ts';
import { winDiscoveryRates } from './wins.ts';

/** The sums of one card or feature, before any game. */
const noCard = (steps: number) => ({
  /** Games in which the card was face up in front of a player, or the feature was laid. */
  inPlay: 0,
  /** How often its effect ran, and in how many games; for a feature, its benefits. */
  runs: 0,
  gamesRan: 0,
  /** Points that its effects gave its owner, and all other players together. */
  points: 0,
  others: 0,
  /** Over all games: the points squared, the points times the runs, and the runs squared. They give the error of the points of a run. */
  pointsSquared: 0,
  pointsByRuns: 0,
  runsSquared: 0,
  /** Draws on which it ran more than once, and its most runs on one draw. */
  again: 0,
  most: 0,
  /** For each step in source order: how often it was reached, and how often it ran (its own `if` was true). */
  arrived: Array<number>(steps).fill(0),
  ran: Array<number>(steps).fill(0),
  /** Games in which a player began with it: in a hand dealt at random, and in any hand. */
  dealt: noWins(),
  begun: noWins(),
  /** Games in which a player began with it in hand, and those in which it stayed there. */
  held: 0,
  dead: 0,
  /** Of the games in which it did come into play from such a hand: how many had this many draws before. */
  came: {} as Counts,
});
export type CardTally = ReturnType<typeof noCard>;

/** By index in `tables.cards`; only the cards that the figures cover are counted. */
export const empty = (effects: RunContext['effects']) => ({
  cards: effects.map((all) => noCard(countOperations(all))),
});
export type CardSums = ReturnType<typeof empty>;

/** @param shares win shares by seat, in `WIN_UNITS`; none without a winner */
export function add(
  { cards: all }: CardSums,
  { cards, start, began }: GameRow,
  shares: readonly number[],
  cardOf: Tables['cardOf'],
): void {
  for (const [at, number] of cards.card.entries()) addCard(all[cardOf[number]], cards, at);
  for (const [seat, won] of shares.entries()) {
    for (const number of began[seat]) {
      const { begun, dealt } = all[cardOf[number]];
      addWin(begun, won);
      if (start === 'dealt') addWin(dealt, won);
    }
  }
}

/** @param at index of the card in the row's columns */
function addCard(to: CardTally, cards: GameRow['cards'], at: number): void {
  const [runs, points, came] = [cards.runs[at], cards.points[at], cards.came[at]];
  if (cards.in_play[at]) to.inPlay++;
  for (const name of ['runs', 'points', 'others', 'again'] as const) to[name] += cards[name][at];
  if (runs > 0) to.gamesRan++;
  to.pointsSquared += points * points;
  to.pointsByRuns += points * runs;
  to.runsSquared += runs * runs;
  to.most = Math.max(to.most, cards.most[at]);
  if (cards.seat[at] !== null && came !== 0) {
    to.held++;
    if (came !== null) count(to.came, came);
    else if (!cards.in_play[at]) to.dead++;
  }
  for (const name of ['arrived', 'ran'] as const) {
    for (const [step, times] of (cards[name][at] ?? []).entries()) to[name][step] += times;
  }
}

/** A run with the sums of cards. */
export type CardRun = CountedRun<CardSums>;

/** The figures of each card and feature. */
export const figures = (run: CardRun) => ({
  cards: run.subject.cards.map((card) => {
    const { inPlay, runs, ran } = run.tally.cards[card];
    return {
      number: run.tables.cards[card].number,
      inPlay,
      completed: runs,
      /** The number of steps in its program, including blocks, and how many of them ever ran. */
      operations: countOperations(run.effects[card]),
      operationsReached: ran.filter((times) => times > 0).length,
      ...cardLift(run, card),
    };
  }),
});
export type CardFigures = ReturnType<typeof figures>['cards'][number];

/**
 * The games that show what it is worth to begin with a card: those with hands dealt at random, where only chance decides who has
 * it. In a run with named hands, all games. None for a card with something by hand, which bots do not do.
 */
export function winsWith({ tally, options, effects }: CardRun, card: number): Wins {
  if (hasHands(effects[card])) return noWins();
  return options.hands ? tally.cards[card].begun : tally.cards[card].dealt;
}

/** Whether the card is in a hand that the run named. Such a card wins whatever the hand wins, regardless of its own effect. */
export const isInNamedHand = ({ options, tables }: RunContext, card: number): boolean =>
  tables.hands.some(({ word, cards }) => options.hands?.includes(word.name) && cards.includes(card));

/** The games that a card may be judged by: those of `winsWith`, or none if its hand was named. */
export function judgedWins(run: CardRun, card: number): Wins {
  return isInNamedHand(run, card) ? noWins() : winsWith(run, card);
}

/** The share of games won by the seat that begins with a card, minus a fair share: 0.05 means 5 percentage points above. */
export function cardLift(run: CardRun, card: number) {
  const wins = winsWith(run, card);
  const fair = 1 / run.options.players;
  const { share, low, high } = shareWon(wins);
  const lift = wins.games === 0 ? 0 : share - fair;
  return { winLift: roundTo(lift), low: roundTo(low - fair), high: roundTo(high - fair) };
}

/** The findings about each card and feature. */
export function find(run: CardRun) {
  const { subject, options } = run;
  const rates = winDiscoveryRates(
    subject.cards.map((card) => judgedWins(run, card)),
    1 / options.players,
  );
  return {
    cards: subject.cards.map((card, at) => {
      const sums = run.tally.cards[card];
      const { share, low, high } = shareOfGames(sums.dead, sums.held);
      return {
        number: run.tables.cards[card].number,
        /** Points that its effects gave its owner, and all other players together. */
        points: sums.points,
        pointsOthers: sums.others,
        again: sums.again,
        mostOnDraw: sums.most,
        /** The games that its win lift is based on, and the false discovery rate of that among all cards. */
        games: winsWith(run, card).games,
        rate: rates[at],
        held: sums.held,
        dead: { share: roundTo(share), low: roundTo(low), high: roundTo(high) },
        /** How many draws it took to come into play from such a hand; all 0 if it never did. */
        came: measureSpread(sums.came),
        gates: stepGates(run.effects[card], sums),
        neverReached: hasHands(run.effects[card]) ? [] : unreachedSteps(run.effects[card], sums),
      };
    }),
  };
}

export type CardFindings = ReturnType<typeof find>;

/** The mean points of a card's effect each time it ran, with their margin of error. */
export function pointsEach({ points, runs, pointsSquared, pointsByRuns, runsSquared }: CardTally) {
  const each = points / runs;
  const spread = Math.sqrt(Math.max(0, pointsSquared - 2 * each * pointsByRuns + each ** 2 * runsSquared));
  return { each, margin: (errorsFor() * spread) / runs };
}

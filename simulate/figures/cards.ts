/** What each card does, how much more its player wins, and whether it comes into play. */
import { DECKS } from '../../program/index.ts';
import { cardLabel, counted } from '../../program/messages/index.ts';
import type { Tables } from '../../runtime/index.ts';
import type { Counted, RunContext } from '../run/context.ts';
import type { GameRow } from '../run/row.ts';
import { CONFIDENCE, errorsFor, type Interval, shareOf, shareOfGames } from './intervals.ts';
import { applicable, signed } from './labels.ts';
import { ENOUGH, isJudged, WRONG_NAMES } from './multiple-testing.ts';
import { operationsOf } from './operations.ts';
import { rounded } from './rounded.ts';
import {
  agreementNote,
  type Cell,
  cell,
  column,
  percent,
  plotOf,
  plusMinus,
  type Section,
  type SectionInput,
  tableOf,
} from './section.ts';
import type { Facts, RemarkText } from './sentence.ts';
import { addWin, type Counts, count, noWins, type Spread, spreadOf, type Wins } from './sums.ts';
import { type EffectGate, gatesOf, type UnreachedStep, unreachedSteps } from './unreached-steps.ts';
import { ratesOf } from './wins.ts';

/** The sums of one card or feature. */
export interface CardTally {
  /** Games in which the card was face up in front of a player, or the feature was laid. */
  inPlay: number;
  /** How often its effect ran, and in how many games; for a feature, its benefits. */
  runs: number;
  gamesRan: number;
  /** Points that its effects gave its owner, and all other players together. */
  points: number;
  others: number;
  /** Over all games: the points squared, the points times the runs, and the runs squared. They give the error of the points of a run. */
  pointsSquared: number;
  pointsByRuns: number;
  runsSquared: number;
  /** Draws on which it ran more than once, and its most runs on one draw. */
  again: number;
  most: number;
  /** For each step in source order: how often it was reached, and how often it ran (its own `if` was true). */
  arrived: number[];
  ran: number[];
  /** Games in which a player began with it: in a hand dealt at random, and in any hand. */
  dealt: Wins;
  begun: Wins;
  /** Games in which a player began with it in hand, and those in which it stayed there. */
  held: number;
  dead: number;
  /** Of the games in which it did come into play from such a hand: how many had this many draws before. */
  came: Counts;
}

export interface CardSums {
  /** By index in `tables.cards`; only the cards that the figures cover are counted. */
  cards: CardTally[];
}

export const empty = (effects: RunContext['effects']): CardSums => ({
  cards: effects.map((all) => ({
    ...{ inPlay: 0, runs: 0, gamesRan: 0, points: 0, others: 0, again: 0, most: 0 },
    ...{ pointsSquared: 0, pointsByRuns: 0, runsSquared: 0 },
    arrived: Array<number>(operationsOf(all)).fill(0),
    ran: Array<number>(operationsOf(all)).fill(0),
    ...{ dealt: noWins(), begun: noWins(), held: 0, dead: 0, came: {} },
  })),
});

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

/** The figures of one card or feature. */
export interface CardFigures extends Interval {
  number: number;
  /** Games in which the card was face up in front of a player, or the feature was laid. */
  inPlay: number;
  /** How often its effect ran; for a feature, any of its benefits. */
  completed: number;
  /** The number of steps in its program, including blocks, and how many of them ever ran. */
  operations: number;
  operationsReached: number;
  /**
   * Share of games won by the seat that began with it, minus the fair share of one seat: 0.05 means 5 percentage points above.
   * `low` and `high` are the bounds of the 95 % interval.
   */
  winLift: number;
}

/** A run with the sums of cards. */
export type CardRun = Counted<CardSums>;

export const figures = (run: CardRun): { cards: CardFigures[] } => ({
  cards: run.subject.cards.map((card) => {
    const { inPlay, runs, ran } = run.tally.cards[card];
    return {
      number: run.tables.cards[card].number,
      inPlay,
      completed: runs,
      operations: operationsOf(run.effects[card]),
      operationsReached: ran.filter((times) => times > 0).length,
      ...liftOf(run, card),
    };
  }),
});

/**
 * The games that show what it is worth to begin with a card: those with hands dealt at random, where only chance decides who has
 * it. In a run with named hands, all games.
 */
export function winsWith({ tally, options }: CardRun, card: number): Wins {
  return options.hands ? tally.cards[card].begun : tally.cards[card].dealt;
}

/** Whether the card is in a hand that the run named. Such a card wins whatever the hand wins, regardless of its own effect. */
export const isInNamedHand = ({ options, tables }: RunContext, card: number): boolean =>
  tables.hands.some(({ word, cards }) => options.hands?.includes(word.name) && cards.includes(card));

/** The games that a card may be judged by: those of `winsWith`, or none if its hand was named. */
export function judgedWins(run: CardRun, card: number): Wins {
  return isInNamedHand(run, card) ? noWins() : winsWith(run, card);
}

/** How much more often than a fair share the seat that begins with a card wins. */
export function liftOf(run: CardRun, card: number, confidence?: number) {
  const wins = winsWith(run, card);
  const fair = 1 / run.options.players;
  const { share, low, high } = shareOf(wins, confidence);
  const lift = wins.games === 0 ? 0 : share - fair;
  return { winLift: rounded(lift), low: rounded(low - fair), high: rounded(high - fair) };
}

/** The findings about one card or feature. */
export interface CardFinding {
  number: number;
  /** Points that its effects gave its owner, and all other players together. */
  points: number;
  pointsOthers: number;
  /** Draws on which it ran more than once, and its most runs on one draw. */
  again: number;
  mostOnDraw: number;
  /** The games that `winLift` is based on, and its false discovery rate among all cards. */
  games: number;
  rate: number;
  /** Games in which a player began with it in hand; the share of them in which it stayed there, with its 95 % interval. */
  held: number;
  dead: Interval & { share: number };
  /** How many draws it took to come into play from such a hand; all 0 if it never did. */
  came: Spread;
  gates: EffectGate[];
  neverReached: UnreachedStep[];
}

export interface CardFindings {
  cards: CardFinding[];
}

export function find(run: CardRun): CardFindings {
  const { subject, options } = run;
  const rates = ratesOf(
    subject.cards.map((card) => judgedWins(run, card)),
    1 / options.players,
  );
  return {
    cards: subject.cards.map((card, at) => {
      const sums = run.tally.cards[card];
      const { share, low, high } = shareOfGames(sums.dead, sums.held);
      return {
        number: run.tables.cards[card].number,
        points: sums.points,
        pointsOthers: sums.others,
        again: sums.again,
        mostOnDraw: sums.most,
        games: winsWith(run, card).games,
        rate: rounded(rates[at]),
        held: sums.held,
        dead: { share: rounded(share), low: rounded(low), high: rounded(high) },
        came: spreadOf(sums.came),
        gates: gatesOf(run.effects[card], sums),
        neverReached: unreachedSteps(run.effects[card], sums),
      };
    }),
  };
}

type CardFacts = Facts<CardSums, CardFindings>;

/** The confidence at which each single card is judged, so that all cards together have the usual confidence. */
const confidenceFor = ({ subject }: RunContext) => 1 - (1 - CONFIDENCE) / subject.cards.length;

/** Whether a card is too strong or too weak, at a confidence that holds for all cards together. */
export function isSure(run: CardRun, card: number): boolean {
  const { low, high } = liftOf(run, card, confidenceFor(run));
  return isJudged(judgedWins(run, card)) && (low > 0 || high < 0);
}

/** Sorts the cards furthest from a fair share first. */
const furthest = (run: CardRun, cards: readonly number[]): number[] =>
  cards.toSorted((a, b) => Math.abs(liftOf(run, b).winLift) - Math.abs(liftOf(run, a).winLift) || a - b);

/** Cards that are certainly too strong or too weak, and those of which only few are expected to be wrong. */
export function strengthRemarks({ run, findings, names }: CardFacts): RemarkText[] {
  const sure = run.subject.cards.filter((card) => isSure(run, card));
  const likely = run.subject.cards.filter(
    (card, at) => findings.cards[at].rate <= WRONG_NAMES && !sure.includes(card),
  );
  const list = furthest(run, likely).map(
    (card) => `${names.card(run.tables.cards[card].number)} (${signed(liftOf(run, card).winLift)})`,
  );
  const wins =
    list.length === 1
      ? 'this one also wins more or less than it should'
      : 'these also win more or less than they should';
  return [
    ...furthest(run, sure).map((card): RemarkText => {
      const { winLift, low, high } = liftOf(run, card);
      const [less, more] = winLift > 0 ? ['more', 'more'] : ['less', 'fewer'];
      const [lift, ...bounds] = [winLift, ...(winLift > 0 ? [low, high] : [high, low])].map((share) =>
        Math.round(Math.abs(share) * 100),
      );
      const { number, feature } = run.tables.cards[card];
      const [noun, played] = feature ? ['feature', 'laid'] : ['card', 'in play'];
      const idle =
        run.tally.cards[card].inPlay === 0 ? ` It was never ${played}, so its effect is not the reason.` : '';
      const text = `A seat that begins with ${noun} ${names.card(number)} wins clearly ${less} often: ${lift} games in a hundred ${more} than a fair share (${bounds.join(' to ')}; ${winsWith(run, card).games} games).${idle}`;
      return { text, wins: winLift > 0 ? 'more' : 'less' };
    }),
    ...applicable(
      list.length > 0 &&
        `Of ${counted(findings.cards.length, 'card')} ${wins}, with one name in ${1 / WRONG_NAMES} expected to be wrong: ${list.join(', ')}.`,
    ).map((text) => ({ text })),
  ];
}

/** Explains that cards in named hands are not judged separately from their hands. */
export function namedHandRemarks({ run, names }: Facts<CardSums>): RemarkText[] {
  const { subject, options } = run;
  if (!subject.cards.some((card) => isInNamedHand(run, card))) return [];
  const named = subject.hands.filter(({ word }) => options.hands?.includes(word.name));
  const all = named.map(({ word }) => names.hand(word.name)).join(', ');
  return [
    { text: `No card of ${all || 'the named hands'} is judged alone, because it wins what its hand wins.` },
  ];
}

/** A card is reported as staying in hand if it certainly does so in more than this share of the games it begins in hand. */
const STAYS = 0.7;

/** Cards that stay in the hand they began in, the least used first. */
export function deadRemarks({ findings: { cards }, names, run: { tables } }: CardFacts): string[] {
  const stay = cards
    .filter(({ held, dead: { low } }) => held >= ENOUGH && low > STAYS)
    .toSorted((a, b) => b.dead.share - a.dead.share || a.number - b.number);
  if (stay.length === 0) return [];
  const list = stay.map(({ number, held, dead: { share }, came }) => {
    const isFeature = tables.cards[tables.cardOf[number]].feature !== null;
    const comes =
      share === 1 ? '' : `, else ${isFeature ? 'laid' : 'in play'} after ${counted(came.p50, 'draw')}`;
    return `${names.card(number)} (${percent(share)} % of ${held} games${comes})`;
  });
  const they = list.length === 1 ? 'This card stays in the hand it' : 'These cards stay in the hand they';
  return [`${they} began in: ${list.join(', ')}.`];
}

/** A card that runs this often on one draw triggers itself, directly or through other cards. */
const CIRCLE = 10;

export function circleRemarks({ findings: { cards }, names }: CardFacts): string[] {
  const [most, ...others] = cards
    .filter(({ mostOnDraw }) => mostOnDraw >= CIRCLE)
    .toSorted((a, b) => b.mostOnDraw - a.mostOnDraw);
  if (!most) return [];
  const along =
    others.length === 0 ? '' : `; with it ${others.map(({ number }) => names.card(number)).join(', ')}`;
  return [
    `Card ${names.card(most.number)} goes round in a circle: it ran up to ${most.mostOnDraw} times on one draw, and more than once on ${most.again}${along}.`,
  ];
}

type CardInput = SectionInput<CardSums, CardFindings>;

/** What tables and plots show of one card. */
export type CardRow = CardFigures & CardFinding & { card: number; named: boolean };

/**
 * The rows of all cards. A card stands out according to the findings; those in hands that the run named do not. With several
 * strengths, the two strongest have to agree.
 */
export const cardRows = ({ run, findings, agreed }: CardInput): CardRow[] =>
  figures(run).cards.map((figure, at) => {
    const finding = findings.cards[at];
    const named = agreed ? agreed.cards.has(figure.number) : isJudged(finding) && finding.rate <= WRONG_NAMES;
    return { ...figure, ...finding, card: run.subject.cards[at], named };
  });

/** The mean points of a card's effect each time it ran, with their margin of error. */
export function pointsEach({ points, runs, pointsSquared, pointsByRuns, runsSquared }: CardTally): {
  each: number;
  margin: number;
} {
  const each = points / runs;
  const spread = Math.sqrt(Math.max(0, pointsSquared - 2 * each * pointsByRuns + each ** 2 * runsSquared));
  return { each, margin: (errorsFor() * spread) / runs };
}

export function section(input: CardInput): Section {
  const { run, agreed } = input;
  const { options, tally, tables } = run;
  const rows = cardRows(input);
  const all = tally.games;
  const marks = agreed
    ? agreementNote('Cards', agreed, options.bots)
    : `Cards with a rate of ${WRONG_NAMES} or less among ${rows.length} are marked.`;
  const sums = ({ card }: CardRow) => tally.cards[card];
  return {
    title: 'Cards',
    paragraphs: [
      'Each card with what it costs, what it does, and how much more its player wins. Click a picture to see it large, a heading to sort.',
      `Win lift: how many more games in a hundred than a fair share the seat that begins with the card wins, over ${options.hands ? 'all games' : 'games with dealt hands'}. Points each time: what an effect gives its owner. ${marks}`,
    ],
    table: tableOf(
      rows,
      [
        column.figure(
          'Card',
          ({ card, number }) => ({
            ...{ text: cardLabel(tables.cards[card]), value: number, pictured: number },
            more: DECKS[tables.cards[card].deck],
          }),
          undefined,
          { sorted: 'ascending' },
        ),
        column.detail(
          'Price',
          ({ card }) => {
            const { feature, spots, leaves } = tables.cards[card];
            return feature ? cell.none : cell.number(spots.length, 0, counted(leaves, 'leaf', 'leaves'));
          },
          'energy spots, and leaves',
        ),
        column.detail(
          'In play',
          ({ inPlay }) => cell.share(inPlay / all, shareOfGames(inPlay, all), all),
          'games in which it was face up in front of a player, or was laid',
        ),
        column.brief('In play', ({ inPlay }) => `${inPlay}`),
        column.brief('Draws', (row) => cameCell(sums(row)).text),
        column.figure('Ran', ({ completed }) => cell.number(completed), 'times its effect ran', {
          brief: 'Completed',
        }),
        column.brief('Steps', stepsText),
        column.detail(
          'Points each time',
          (row) => pointsCell(sums(row)),
          'for its owner, with the margin of error of the mean',
        ),
        column.figure(
          'Win lift',
          (row) => (isJudged(row) ? cell.difference(row.winLift, row, row.games) : cell.none),
          'games in a hundred',
          { fair: 0 },
        ),
        column.rate((row) => (isJudged(row) ? row.rate : null), 'false discovery rate of the win lift'),
        column.detail(
          'Stays in hand',
          ({ held, dead }) => (held < ENOUGH ? cell.none : cell.share(dead.share, dead, held)),
          'share of the games begun with it in hand in which it never came out',
        ),
        column.detail(
          'Comes',
          (row) => cameCell(sums(row)),
          'draws before it came into play, in the median game that did not begin with it in play',
        ),
        { ...column.text('Bots can judge', (row) => doubtOf(row, all) || 'yes'), brief: null },
      ],
      {
        ...{ searched: true, id: ({ number }) => number, named: ({ named }) => named },
        // Cards that stand out come first, then those that do not work, then the others by their distance from a fair share.
        rank: (row) => {
          const distance = isJudged(row) ? Math.abs(row.winLift) : 0;
          const isIdle = row.completed === 0 || row.operationsReached < row.operations;
          return (row.rate <= WRONG_NAMES ? 0 : isIdle ? 2 : isJudged(row) ? 4 : 6) - distance;
        },
      },
    ),
  };
}

/** How long the card waited in hand, if enough games show it. */
function cameCell({ held, dead, came }: CardTally): Cell {
  const { p50 } = spreadOf(came);
  return held - dead < ENOUGH ? cell.none : cell.number(p50, 0, p50 === 1 ? 'draw' : 'draws');
}

function stepsText({ operations, operationsReached }: CardFigures): string {
  const text = `${operationsReached}/${operations}`;
  return operationsReached < operations ? `${text} !` : text;
}

function pointsCell(sums: CardTally): Cell {
  const { runs, others } = sums;
  if (runs === 0) return cell.none;
  const { each, margin } = pointsEach(sums);
  const given = others / runs > 0.05 ? `, others ${(others / runs).toFixed(1)}` : '';
  return cell.number(each, 1, runs < ENOUGH ? 'seldom' : `${plusMinus(margin)}${given}`);
}

/** A card in play in less than this share of the games can hardly be judged by who wins. */
const SELDOM = 0.1;

/** Why a card's figures say little about it; empty if they say enough. */
function doubtOf({ games, completed, inPlay }: CardRow, all: number): string {
  if (games < ENOUGH)
    return games === 0 ? 'never in a starting hand' : `in a starting hand in ${counted(games, 'game')} only`;
  if (completed === 0) return 'never ran';
  if (completed < ENOUGH) return `ran ${counted(completed, 'time')} only: too few to judge what it does`;
  return inPlay / all < SELDOM ? 'rarely used: its lift is that of holding it' : '';
}

/** A plot of the win lifts, the strongest card first. */
export function liftSection(input: CardInput): Section {
  const rows = cardRows(input);
  const judged = rows.filter(isJudged);
  const left = rows.length - judged.length;
  return {
    title: 'Win lift of each card',
    paragraphs: applicable(
      'How much more or less than a fair share the seat that begins with each card wins: the further from 0, the less fair.',
      'The line through each point is its 95 % confidence interval. Cards that are marked in the table of cards are marked here, too.',
      left > 0 &&
        `${counted(left, 'card is', 'cards are')} not judged: fewer than ${ENOUGH} games were played with ${left === 1 ? 'it' : 'them'} in a starting hand.`,
    ),
    plot: plotOf(
      judged,
      {
        kind: 'lift',
        of: {
          rows: judged.map(({ number: card, winLift: lift, low, high, named }) => ({
            ...{ card, label: input.names.card(card), lift, low, high, named },
          })),
        },
      },
      `Win lift of ${counted(judged.length, 'card')} with ${judged.length === 1 ? 'its interval' : 'their intervals'}, the strongest first; the table of cards has the same figures`,
    ),
  };
}

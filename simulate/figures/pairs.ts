/** Pairs of cards that win far more together than either card alone. */
import { pluralize } from '../../program/messages/index.ts';
import type { Tables } from '../../runtime/index.ts';
import type { GameRow } from '../data/columns.ts';
import {
  errorsAbove,
  FEWEST_GAMES,
  falseDiscoveryRates,
  pValue,
  shareWon,
  standsOut,
} from '../statistics/certainty.ts';
import { roundTo } from '../statistics/rounding.ts';
import { countWin, type Wins } from '../statistics/sums.ts';
import type { CardSums } from './cards.ts';
import type { CountedRun } from './context.ts';
import { percent } from './labels.ts';
import { cell, column, markCard, type Section, type SectionInput, toTable } from './section.ts';

/** Two cards in the same dealt hand, by their indices, the smaller card number first: `3 17`. */
export const empty = () => ({ pairs: {} as Record<string, Wins> });
type PairSums = ReturnType<typeof empty>;

/** @param shares win shares by seat, in `WIN_UNITS`; none without a winner */
export function add(
  { pairs }: PairSums,
  { start, began }: GameRow,
  shares: readonly number[],
  cardOf: Tables['cardOf'],
): void {
  if (start !== 'dealt') return;
  for (const [seat, won] of shares.entries()) {
    const cards = began[seat].map((number) => cardOf[number]);
    for (const [at, card] of cards.entries())
      for (const other of cards.slice(at + 1)) countWin(pairs, `${card} ${other}`, won);
  }
}

/** How much more often a pair has to win to be named: 10 percentage points. */
const NOTABLE_GAIN = 0.1;

/** The pairs that were dealt together often enough, the strongest first. */
function judgedPairs({ tables, tally }: CountedRun<PairSums & CardSums>) {
  const alone = tally.cards.map(({ dealt }) => shareWon(dealt).share);
  const judged = Object.entries(tally.pairs).flatMap(([key, wins]) => {
    if (wins.games < FEWEST_GAMES) return [];
    const pair = key.split(' ').map(Number);
    const better = Math.max(...pair.map((card) => alone[card]));
    const above = errorsAbove(wins, better);
    const [a, b] = pair.map((card) => tables.cards[card].number);
    // One-sided, because only pairs that win more are of interest.
    return [{ a, b, wins, better, ...shareWon(wins), p: above > 0 ? pValue(above) / 2 : 1 }];
  });
  const rates = falseDiscoveryRates(judged.map(({ p }) => p));
  return judged
    .map((pair, at) => ({ ...pair, rate: rates[at], more: pair.share - pair.better }))
    .toSorted((x, y) => y.more - x.more || x.a - y.a || x.b - y.b);
}

/**
 * The pairs that stand out, the strongest first, and how many were tested. Of each pair: how often a seat that begins with both wins,
 * and one with the better of the two.
 */
export function find(run: CountedRun<PairSums & CardSums>) {
  const judged = judgedPairs(run);
  const far = judged.filter((pair) => standsOut(pair) && pair.more >= NOTABLE_GAIN);
  return {
    looked: judged.length,
    found: far.map(({ a, b, wins, share, better, rate }) => ({
      cards: [a, b] as const,
      games: wins.games,
      winShare: roundTo(share),
      better: roundTo(better),
      rate,
    })),
  };
}

type PairFindings = ReturnType<typeof find>['found'];

const remarks = (found: PairFindings): string[] =>
  found.map(
    ({ cards: [a, b], winShare, better, games }) =>
      `Cards ${markCard(a)} and ${markCard(b)} are far stronger together: a seat that begins with both wins ${percent(winShare)} % of ${games} games, with the better one ${percent(better)} %.`,
  );

/** At most this many pairs are in the table. */
const MOST_ROWS = 20;

export function section({
  run,
  names,
  findings,
}: SectionInput<PairSums & CardSums, { pairs: PairFindings }>): Section {
  const judged = judgedPairs(run);
  const looked = judged.length;
  const pairs = judged.slice(0, MOST_ROWS);
  return {
    title: 'Two cards together',
    paragraphs: [
      looked === 0
        ? `No two cards were dealt to one player in ${FEWEST_GAMES} games, so none are judged.`
        : `Two cards in one dealt hand, compared with the better of them. ${pluralize(looked, 'pair was', 'pairs were')} dealt ${FEWEST_GAMES} times or more${pairs.length < looked ? `; these are the ${pairs.length} that gain most` : ''}. The more pairs there are, the more of the first rows are there by chance, unless their rate is low.`,
    ],
    remarks: remarks(findings.pairs),
    table: toTable(
      pairs,
      [
        column.card(({ a }) => a, names.card, { title: 'One card' }),
        column.card(({ b }) => b, names.card, { title: 'Another' }),
        column.figure('Won with both', (row) => cell.share(row, row.wins.games), 'games won'),
        column.figure('With the better one', ({ better }) => cell.percent(better)),
        column.rate(({ rate }) => rate),
      ],
      { named: standsOut },
    ),
  };
}

/** The table of cards, and the plot of their win lifts. */
import { DECKS } from '../../program/index.ts';
import { cardLabel, pluralize } from '../../program/messages/index.ts';
import { ownCards } from '../../runtime/index.ts';
import type { EffectValue } from '../effect-value/effect-value.ts';
import { points, WORTH_KNOWS } from '../effect-value/words.ts';
import {
  FALSE_DISCOVERY_RATE,
  FEWEST_GAMES,
  isJudged,
  shareOfGames,
  standsOut,
} from '../statistics/certainty.ts';
import { measureSpread } from '../statistics/sums.ts';
import {
  byHandRemarks,
  circleRemarks,
  deadRemarks,
  namedHandRemarks,
  strengthRemarks,
} from './card-remarks.ts';
import {
  type CardFigures,
  type CardFindings,
  type CardSums,
  type CardTally,
  figures,
  pointsEach,
} from './cards.ts';
import { limitRemarks } from './endings.ts';
import { applicable } from './labels.ts';
import { hasHands } from './operations.ts';
import {
  agreementNote,
  type Cell,
  cell,
  column,
  liftPlot,
  plusMinus,
  type Section,
  type SectionInput,
  toTable,
} from './section.ts';

type CardInput = SectionInput<CardSums, CardFindings>;

/** What tables and plots show of one card. */
type CardRow = CardFigures & CardFindings['cards'][number] & { card: number; named: boolean };

/**
 * The rows of all cards. A card stands out according to the findings; those in hands that the run named do not. With several
 * strengths, the two strongest have to agree.
 */
const cardRows = ({ run, findings, agreed }: CardInput): CardRow[] =>
  figures(run).cards.map((figure, at) => {
    const finding = findings.cards[at];
    const named = agreed ? agreed.cards.has(figure.number) : isJudged(finding) && standsOut(finding);
    return { ...figure, ...finding, card: run.subject.cards[at], named };
  });

const worthCell = (worth: EffectValue | undefined): Cell =>
  worth ? cell.number(worth.mean, 1, `${points(worth.points)} of it points`) : cell.none;

export function section(input: CardInput): Section {
  const { run, agreed, worths } = input;
  const { options, tally, tables } = run;
  const rows = cardRows(input);
  const all = tally.games;
  const marks = agreed
    ? agreementNote('Cards', agreed, options.bots)
    : `Cards with a rate of ${FALSE_DISCOVERY_RATE} or less among ${rows.length} are marked.`;
  const sums = ({ card }: CardRow) => tally.cards[card];
  const own = new Set(ownCards(tables).cards);
  return {
    title: 'Cards',
    paragraphs: [
      'Each card with what it costs, what it does, and how much more its player wins. Click a heading to sort.',
      `Win lift: by how many percentage points the seat that begins with the card wins more often than a fair share, over ${options.hands ? 'all games' : 'games with dealt hands'}. Points each time: what an effect gives its owner. ${marks}`,
    ],
    remarks: [
      ...limitRemarks(run),
      // With several strengths, other sentences say which cards stand out.
      ...(agreed ? [] : strengthRemarks(input)),
      ...namedHandRemarks(input),
      ...byHandRemarks(input),
      ...deadRemarks(input),
      ...circleRemarks(input),
    ],
    table: toTable(
      rows,
      [
        column.figure(
          'Card',
          ({ card, number }) => ({
            text: cardLabel(tables.cards[card]),
            value: number,
            pictured: number,
            more: DECKS[tables.cards[card].deck],
          }),
          undefined,
          { sorted: 'ascending' },
        ),
        column.detail(
          'Price',
          ({ card }) => {
            const { feature, spots, leaves } = tables.cards[card];
            return feature ? cell.none : cell.number(spots.length, 0, pluralize(leaves, 'leaf', 'leaves'));
          },
          'energy spots, and leaves',
        ),
        column.figure(
          'In play',
          ({ inPlay }) => {
            const share = cell.share(shareOfGames(inPlay, all));
            return cell.number(inPlay, 0, `${share.text}, ${share.bounds}`);
          },
          'games in which it was face up in front of a player, or was laid',
        ),
        column.figure(
          'Comes',
          (row) => cameCell(sums(row)),
          'draws before it came into play, in the median game that did not begin with it in play',
          { brief: 'Draws' },
        ),
        column.figure('Ran', ({ completed }) => cell.number(completed), 'times its effect ran', {
          brief: 'Completed',
        }),
        column.text(
          'Steps',
          ({ operations: all, operationsReached: ran }) => `${ran}/${all}${ran < all ? ' !' : ''}`,
        ),
        column.detail(
          'Points each time',
          (row) => (hasHands(run.effects[row.card]) ? cell.none : pointsCell(sums(row))),
          'for its owner, with the margin of error of the mean',
        ),
        ...(worths
          ? [
              column.detail<CardRow>(
                'Worth',
                ({ number }) => worthCell(worths.get(number)),
                `what its effect changes on boards in the middle of a game, in points. ${WORTH_KNOWS}`,
              ),
            ]
          : []),
        column.figure(
          'Win lift',
          (row) => (isJudged(row) ? cell.difference(row.winLift, row, row.games) : cell.none),
          'percentage points',
          { fair: 0 },
        ),
        column.rate((row) => (isJudged(row) ? row.rate : null), 'false discovery rate of the win lift'),
        column.detail(
          'Stays in hand',
          ({ held, dead }) => (held < FEWEST_GAMES ? cell.none : cell.share(dead, held)),
          'share of the games begun with it in hand in which it never came out',
        ),
      ],
      {
        id: ({ number }) => number,
        named: ({ named }) => named,
        // The set's own cards come first; of these, and of the inherited ones, those that stand out, then those that do not work,
        // then the others by their distance from a fair share.
        rank: (row) => {
          const distance = isJudged(row) ? Math.abs(row.winLift) : 0;
          const isIdle = row.completed === 0 || row.operationsReached < row.operations;
          const inherited = own.has(row.card) ? 0 : 8;
          return inherited + (standsOut(row) ? 0 : isIdle ? 2 : isJudged(row) ? 4 : 6) - distance;
        },
      },
    ),
  };
}

/** How long the card waited in hand, if enough games show it. */
function cameCell({ held, dead, came }: CardTally): Cell {
  const { p50 } = measureSpread(came);
  return held - dead < FEWEST_GAMES ? cell.none : cell.number(p50, 0, p50 === 1 ? 'draw' : 'draws');
}

function pointsCell(sums: CardTally): Cell {
  const { runs, others } = sums;
  if (runs === 0) return cell.none;
  const { each, margin } = pointsEach(sums);
  const given = others / runs > 0.05 ? `, others ${(others / runs).toFixed(1)}` : '';
  return cell.number(each, 1, runs < FEWEST_GAMES ? 'seldom' : `${plusMinus(margin)}${given}`);
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
        `${pluralize(left, 'card is', 'cards are')} not judged: fewer than ${FEWEST_GAMES} games were played with ${left === 1 ? 'it' : 'them'} in a starting hand.`,
    ),
    plot: liftPlot(
      judged.map((row) => ({ ...row, lift: row.winLift })),
      input.names.card,
      `Win lift of ${pluralize(judged.length, 'card')} with ${judged.length === 1 ? 'its interval' : 'their intervals'}, the strongest first; the table of cards has the same figures`,
    ),
  };
}

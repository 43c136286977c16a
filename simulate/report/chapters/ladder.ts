/** The chapters about bots of different strength that played the same deals. */
import { counted } from '../../../program/messages/index.ts';
import { percent, signed } from '../../figures/labels.ts';
import { ENOUGH } from '../../figures/multiple-testing.ts';
import type { Agreement } from '../../ladder/kendall.ts';
import type { Judgement, Ladder } from '../../ladder/ladder.ts';
import { agreementRemark } from '../../ladder/remarks.ts';
import { byImportance, verdictOf } from '../../ladder/verdict.ts';
import type { Chapter, ReportData } from '../chapter.ts';
import { agreementPlot } from '../plots.ts';
import {
  type Cell,
  type Column,
  cardCell,
  figures,
  NONE,
  numberCell,
  tableOf,
  words,
} from '../report-table.ts';
import type { Answers } from './answers.ts';

export const STRENGTHS = 'Bots of different strength';

/** How the strengths play, and how far they agree. Null if only one strength was played. */
export function strengthsChapter({ more: { ladder } }: ReportData): Chapter | null {
  if (!ladder) return null;
  const rows = ladder.strengths.map((strength, at) => ({
    ...{ ...strength, next: ladder.agreement.find(({ bots }) => bots[1] === strength.bot && at > 0) },
  }));
  const about = playedHands(ladder).length > 0 ? 'cards, and below them preset hands,' : 'cards';
  return {
    title: STRENGTHS,
    paragraphs: [
      'The same deals, played by weak and strong players. What all of them find is true of the cards; what only one finds may be true of that player alone.',
      agreementRemark(ladder),
      'Cards are named only where the two strongest agree. A strength of fewer games has wider intervals, which makes agreement look smaller.',
    ],
    table: tableOf(rows, [
      words('Bots', ({ bot }) => bot),
      figures('Games', ({ games }) => numberCell(games), 'games played at this strength'),
      figures('Draws', ({ draws }) => numberCell(draws.mean, 1), 'mean draws of a game'),
      figures('Points', ({ points }) => numberCell(points.mean, 1), 'mean points of a seat at the end'),
      figures(
        'Same sign',
        ({ next }) =>
          agreementCell(
            next,
            ({ sign }) => sign,
            (sign) => `${percent(sign)} %`,
          ),
        `${about} about which the strength below says the same: that they win more than a fair share, or less`,
      ),
      figures(
        "Kendall's τ",
        ({ next }) =>
          agreementCell(
            next,
            ({ tau }) => tau,
            (tau) => tau.toFixed(2),
          ),
        `how far the strength below puts ${about} in the same order: 1 the same, 0 by chance`,
      ),
    ]),
    asked: [],
  };
}

/** A figure of how far a strength agrees with the one below about cards and, in small letters, about hands. */
function agreementCell(
  agreement: Ladder['agreement'][number] | undefined,
  figureOf: (of: Agreement) => number | null,
  show: (figure: number) => string,
): Cell {
  const [cards, hands] = (['cards', 'hands'] as const).map((of) => agreement && figureOf(agreement[of]));
  return {
    ...(typeof cards === 'number' ? { text: show(cards), value: cards } : NONE),
    ...(typeof hands === 'number' && { more: `hands ${show(hands)}` }),
  };
}

/** Says which cards or hands a table of the run's own games marks. */
export const onlyAgreed = (what: 'Cards' | 'Hands', { strongest }: Ladder, { bots }: Answers): string =>
  `${what} are marked only where the two strongest players, ${strongest.join(' and ')}, agree that they win more than a fair share, or less. The rate here is that of ${bots.map(({ bot }) => bot).join(' and ')} alone.`;

/** A table of cards, with a column for each strength. */
export function ladderCardsChapter({ more: { ladder }, label }: ReportData): Chapter | null {
  if (!ladder || ladder.cards.length === 0) return null;
  const [second, best] = ladder.strongest;
  const rows = ladder.cards.map((judgement, at) => ({
    ...{ judgement, card: judgement.number },
    at: ladder.strengths.map(({ cards }) => ({ ...cards[at], share: cards[at].winLift })),
  }));
  const placed = rows.flatMap(({ card, judgement, at }) => {
    const both = at.slice(-2);
    if (both.some(({ games }) => games < ENOUGH)) return [];
    const [{ share: lower }, { share: upper }] = both;
    return [{ label: label(card), second: lower, best: upper, named: judgement.agreed !== null }];
  });
  return {
    title: 'Cards at each strength',
    paragraphs: [
      'Games in a hundred more than a fair share that are won by the seat that begins with the card, for each kind of player.',
      slopeMeaning('card'),
      placed.length === 0
        ? 'No card has enough games at the two highest strengths for a plot.'
        : `Each point in the plot is a card: the further right, the more it wins with ${second}, and the further up, the more with ${best}. On the dashed line it wins the same with both. Cards that both agree about have another colour, in the plot and in the table.`,
    ],
    plot:
      placed.length === 0
        ? undefined
        : {
            ...agreementPlot(placed, ladder.strongest),
            label: `What ${ladder.strongest.join(' and ')} say of ${counted(placed.length, 'card')}; the table has the same figures`,
          },
    table: tableOf(
      byImportance(rows),
      [figures('Card', ({ card }) => cardCell(card, label(card))), ...columns<(typeof rows)[number]>(ladder)],
      { searched: rows.length > 10, named: ({ judgement }) => judgement.agreed !== null },
    ),
    asked: [],
  };
}

/** The preset hands that were played at any strength, with their figures at each. */
const playedHands = ({ hands, strengths }: Ladder) =>
  hands
    .map((judgement, hand) => ({ judgement, at: strengths.map((strength) => strength.hands[hand]) }))
    .filter(({ at }) => at.some(({ games }) => games > 0));

/** A table of preset hands, with a column for each strength. */
export function ladderHandsChapter({ more: { ladder }, players, handLabel }: ReportData): Chapter | null {
  if (!ladder) return null;
  const fair = 1 / players;
  const rows = playedHands(ladder).map(({ judgement, at }) => ({
    judgement,
    at: at.map(({ winShare, low, high, games }) => ({
      ...{ share: winShare - fair, low: low - fair, high: high - fair, games },
    })),
  }));
  if (rows.length === 0) return null;
  return {
    title: 'Hands at each strength',
    paragraphs: [
      `Games in a hundred more than a fair share (${percent(fair)} %) that are won with each preset hand, for each kind of player.`,
      slopeMeaning('hand'),
    ],
    table: tableOf(
      byImportance(rows),
      [
        words('Hand', ({ judgement }) => handLabel(judgement.name)),
        ...columns<(typeof rows)[number]>(ladder),
      ],
      { named: ({ judgement }) => judgement.agreed !== null },
    ),
    asked: [],
  };
}

const slopeMeaning = (what: 'card' | 'hand'): string =>
  `The slope shows how this changes with stronger players, from greedy upwards: a ${what} that rises is for experts, one that falls is a trap.`;

interface Row {
  judgement: Judgement;
  at: { share: number; low: number; high: number; games: number }[];
}

/** A column for each strength, and columns for their joint judgement. */
function columns<R extends Row>({ strengths, strongest }: Ladder): Column<R>[] {
  return [
    ...strengths.map(({ bot }, strength) =>
      figures<R>(bot, ({ at }) => figureCell(at[strength]), `games in a hundred more, with ${bot}`),
    ),
    words('Agreed', ({ judgement }) => verdictOf(judgement) || '–'),
    figures(
      'Slope',
      ({ judgement }) => slopeCell(judgement),
      `games in a hundred more for each step up; ${strongest.join(' and ')} are the highest`,
    ),
  ];
}

function figureCell({ share, low, high, games }: Row['at'][number]): Cell {
  if (games < ENOUGH) return NONE;
  return { text: signed(share), value: share, more: `${signed(low)} to ${signed(high)}, ${games} games` };
}

const CALLS = { experts: 'for experts', trap: 'a trap' } as const;

function slopeCell({ slope, calls }: Judgement): Cell {
  if (!slope) return NONE;
  const bounds = `${signed(slope.low)} to ${signed(slope.high)}`;
  return { text: signed(slope.mean), value: slope.mean, more: calls ? `${bounds}, ${CALLS[calls]}` : bounds };
}

/** The chapters about further games: what cards are worth to good players, and what to change. */
import { counted } from '../../../program/messages/index.ts';
import { missingToJudge } from '../../advice/advice.ts';
import { adviceRemarks, restrictedRemarks } from '../../advice/remarks.ts';
import { between, signed } from '../../figures/labels.ts';
import { ENOUGH, WRONG_NAMES } from '../../figures/multiple-testing.ts';
import type { Chapter, ReportData } from '../chapter.ts';
import { liftPlot } from '../plots.ts';
import {
  cardCell,
  differenceCell,
  figures,
  RATE_DESCRIPTION,
  rateCell,
  tableOf,
  words,
} from '../report-table.ts';
import { marked } from '../sentences.ts';

/** The advised changes, each played before it is advised. Null if advice was not requested. */
export function adviceChapter({ more: { trials, ladder }, findings, label }: ReportData): Chapter | null {
  if (!trials) return null;
  const rows = trials.flatMap(({ number: card, now, tried, advice }) => [
    { card, change: 'as it is', lift: now, advised: false, by: null },
    ...tried.map((one) => ({
      ...{ card, change: one.change, lift: one, advised: one.change === advice, by: one.difference },
    })),
  ]);
  return {
    title: 'What to change',
    paragraphs: [
      'Changes of one number of a card that wins too much or too little. Each was played among good players before it is advised.',
      ...adviceRemarks(trials, marked, missingToJudge(findings, ladder)),
    ],
    table: tableOf(
      rows,
      [
        figures('Card', ({ card }) => cardCell(card, label(card))),
        words('Version', ({ change }) => change),
        figures(
          'Win lift',
          ({ lift }) => differenceCell(lift.lift, lift, lift.games),
          'games in a hundred above a fair share, won by the seat that begins with it',
        ),
        figures(
          'Changes',
          ({ by }) =>
            by === null
              ? { text: '–', value: '' }
              : { text: signed(by.mean), value: by.mean, more: between(by, signed) },
          'games in a hundred that the change adds or takes, deal by deal',
        ),
      ],
      { named: ({ advised }) => advised },
    ),
    asked: [],
  };
}

/** How much good players lose without each card. Null if restricted play was not requested. */
export function restrictedChapter({ more: { restricted }, label }: ReportData): Chapter | null {
  if (!restricted) return null;
  const { bot, cards } = restricted;
  const judged = cards.filter(({ games }) => games >= ENOUGH);
  return {
    title: 'Playing without a card',
    paragraphs: [
      `How many more games in a hundred ${bot} loses if it may not use a card it begins with: what the card is worth to a good player. Both games of a pair have the same deal, so nothing but the card makes the difference.`,
      ...restrictedRemarks(restricted, marked),
      ...(judged.length === 0
        ? []
        : [
            `The line through each point is its 95 % confidence interval. Cards with a rate of ${WRONG_NAMES} or less have another colour, in the plot and in the table.`,
          ]),
    ],
    plot:
      judged.length === 0
        ? undefined
        : {
            ...liftPlot(
              judged.map(({ number: card, mean, low, high, rate }) => ({
                ...{ card, label: label(card), lift: mean, low, high, named: rate <= WRONG_NAMES },
              })),
              'games in a hundred lost without it',
            ),
            label: `What ${bot} loses without each of ${counted(judged.length, 'card')}; the table has the same figures`,
          },
    table: tableOf(
      cards,
      [
        figures('Card', ({ number: card }) => cardCell(card, label(card))),
        figures(
          'Lost without it',
          ({ mean, games, ...bounds }) => differenceCell(mean, bounds, games, undefined, 'pair'),
          'games in a hundred',
        ),
        figures('Rate', ({ rate }) => rateCell(rate), RATE_DESCRIPTION),
      ],
      { searched: cards.length > 10, named: ({ rate }) => rate <= WRONG_NAMES },
    ),
    asked: [],
  };
}

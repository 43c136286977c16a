/** Sections about further games: what cards are worth to good players, and what to change. */
import { pluralize } from '../../program/messages/index.ts';
import { applicable, between, type Names, signedNumber } from '../figures/labels.ts';
import { FALSE_DISCOVERY_RATE, isJudged } from '../figures/multiple-testing.ts';
import type { Findings } from '../figures/registry.ts';
import { cell, column, markCard, plotOf, type Section, tableOf } from '../figures/section.ts';
import { type Further, missingToJudge } from './advice.ts';
import { adviceRemarks, restrictedRemarks } from './remarks.ts';

/** What the sections are made from. */
interface AdviceInput {
  more: Further;
  findings: Findings;
  names: Pick<Names, 'card'>;
}

/** The advised changes, each played before it is advised. Null if advice was not requested. */
export function adviceSection({ more: { trials, ladder }, findings, names }: AdviceInput): Section | null {
  if (!trials) return null;
  const rows = trials.flatMap(({ number: card, now, tried, advice }) => [
    { card, change: 'as it is', lift: now, advised: false, by: null },
    ...tried.map((one) => ({
      card,
      change: one.change,
      lift: one,
      advised: one.change === advice,
      by: one.difference,
    })),
  ]);
  return {
    title: 'What to change',
    paragraphs: [
      'Changes of one number of a card that wins too much or too little. Each was played among good players before it is advised.',
    ],
    remarks: adviceRemarks(trials, markCard, missingToJudge(findings, ladder)),
    table: tableOf(
      rows,
      [
        column.card(({ card }) => card, names.card),
        column.text('Version', ({ change }) => change),
        column.figure(
          'Win lift',
          ({ lift }) => cell.difference(lift.lift, lift, lift.games),
          'games in a hundred above a fair share, won by the seat that begins with it',
        ),
        column.figure(
          'Changes',
          ({ by }) =>
            by
              ? { text: signedNumber(by.mean), value: by.mean, bounds: between(by, signedNumber) }
              : cell.none,
          'games in a hundred that the change adds or takes, deal by deal',
        ),
      ],
      { named: ({ advised }) => advised },
    ),
  };
}

/** How much good players lose without each card. Null if restricted play was not requested. */
export function restrictedSection({ more: { restricted }, names }: AdviceInput): Section | null {
  if (!restricted) return null;
  const { bot, cards } = restricted;
  const judged = cards.filter(isJudged);
  return {
    title: 'Playing without a card',
    paragraphs: applicable(
      `How many more games in a hundred ${bot} loses if it may not use a card it begins with: what the card is worth to a good player. Both games of a pair have the same deal, so nothing but the card makes the difference.`,
      judged.length > 0 &&
        `The line through each point is its 95 % confidence interval. Cards with a rate of ${FALSE_DISCOVERY_RATE} or less have another colour, in the plot and in the table.`,
    ),
    remarks: restrictedRemarks(restricted, markCard),
    plot: plotOf(
      judged,
      {
        kind: 'lift',
        of: {
          rows: judged.map(({ number: card, mean, low, high, rate }) => ({
            card,
            label: names.card(card),
            lift: mean,
            low,
            high,
            named: rate <= FALSE_DISCOVERY_RATE,
          })),
          axis: 'games in a hundred lost without it',
        },
      },
      `What ${bot} loses without each of ${pluralize(judged.length, 'card')}; the table has the same figures`,
    ),
    table: tableOf(
      cards,
      [
        column.card(({ number }) => number, names.card),
        column.figure(
          'Lost without it',
          ({ mean, games, ...bounds }) => cell.difference(mean, bounds, games, undefined, 'pair'),
          'games in a hundred',
        ),
        column.rate(({ rate }) => rate),
      ],
      { named: ({ rate }) => rate <= FALSE_DISCOVERY_RATE },
    ),
  };
}

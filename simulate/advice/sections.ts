/** Sections about further games, and their sentences for card designers: what cards are worth to good players, and what to change. */
import { pluralize } from '../../program/messages/index.ts';
import {
  applicable,
  between,
  countedGames,
  listed,
  type Names,
  percent,
  signedNumber,
  withThousands,
} from '../figures/labels.ts';
import type { Findings } from '../figures/registry.ts';
import { cell, column, liftPlot, markCard, type Section, toTable } from '../figures/section.ts';
import { FALSE_DISCOVERY_RATE, FEWEST_GAMES, isJudged, standsOut } from '../statistics/certainty.ts';
import { type Further, missingToJudge } from './advice.ts';
import type { RestrictedPlay } from './restricted.ts';
import { type CardTrial, isFair, type Lift } from './trial.ts';

/** The bound on the size of a lift, in percent, that its whole interval stays within. */
const within = ({ low, high }: Lift): string => percent(Math.max(Math.abs(low), Math.abs(high)));

const liftText = (lift: Lift): string => `${signedNumber(lift.lift)} % (${between(lift, signedNumber)})`;

/** What to do about a card, based on the games played. */
export function trialRemark(trial: CardTrial, nameOf: (card: number) => string = markCard): string {
  const { number, now, wanted, tried, advice } = trial;
  const name = `card ${nameOf(number)}`;
  const games = countedGames(now.games);
  if (now.games < FEWEST_GAMES)
    return `No change of ${name} is advised yet: that takes ${FEWEST_GAMES} games with a winner, and ${games} had one.`;
  if (wanted === null)
    return `Leave ${name} as it is: among good players it is within ±${within(now)} %, ${games}.`;
  const best = tried.find(({ change }) => change === advice);
  if (!best)
    return `No change that was tried certainly brings ${name} nearer to a fair share than ${liftText(now)}, ${games}.`;
  const goal = isFair(best)
    ? `is within ±${within(best)} %`
    : `is still at ${liftText(best)}, so this alone is not enough`;
  return `With ${best.change} ${name} ${goal}, ${countedGames(best.games)}; as it is: ${liftText(now)}.`;
}

/**
 * What to do about each card that was tried, in the order of the trials.
 * @param missing what it takes to judge a card (`missingToJudge`), if none is judged yet
 */
export function adviceRemarks(trials: readonly CardTrial[], missing: string | null): string[] {
  if (missing !== null) return [`No change was tried, because no card is judged yet: ${missing}.`];
  if (trials.length === 0) return ['No card wins so much or so little that a change was tried.'];
  const isInOthers = trials.slice(0, -1).some(({ advice }) => advice !== null);
  return applicable(
    ...trials.map((trial) => trialRemark(trial)),
    isInOthers && 'Each card was tried in games in which the changes above it were made.',
  );
}

/** How much good players lose without each card: which cards they need, and which hold them back. */
export function restrictedRemarks({ bot, cards }: RestrictedPlay): string[] {
  const judged = cards.filter(isJudged);
  if (judged.length === 0)
    return [`Restricted play judges no card yet: it takes ${FEWEST_GAMES} pairs of games for each.`];
  const sure = judged.filter(standsOut);
  const where = (verb: string, those: typeof cards) => {
    const list = those.map(({ number, mean, low, high, games }) => {
      const bounds = mean > 0 ? { low, high } : { low: -high, high: -low };
      return `${markCard(number)} (${percent(Math.abs(mean))}, ${between(bounds, percent)}; ${withThousands(games)} pairs)`;
    });
    return listed(
      `By how many percentage points ${bot} ${verb} more often where it may not use a card`,
      list,
    );
  };
  const one =
    judged.length === 1 ? `card ${markCard(judged[0].number)}` : `any one of ${judged.length} cards`;
  return applicable(
    ...where(
      'loses',
      sure.filter(({ mean }) => mean > 0),
    ),
    ...where('wins', sure.filter(({ mean }) => mean < 0).toReversed()),
    sure.length === 0 && `Without ${one}, ${bot} wins neither clearly more nor clearly less often.`,
  );
}

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
    { ...now, card, change: 'as it is', advised: false, difference: null },
    ...tried.map((one) => ({ ...one, card, advised: one.change === advice })),
  ]);
  return {
    title: 'What to change',
    paragraphs: [
      'Changes of one number of a card that wins too much or too little. Each was played among good players before it is advised.',
    ],
    remarks: adviceRemarks(trials, missingToJudge(findings, ladder)),
    table: toTable(
      rows,
      [
        column.card(({ card }) => card, names.card),
        column.text('Version', ({ change }) => change),
        column.figure(
          'Win lift',
          (row) => cell.difference(row.lift, row, row.games),
          'by how many percentage points the seat that begins with it wins more often than a fair share',
        ),
        column.figure(
          'Changes',
          ({ difference: by }) =>
            by
              ? { text: signedNumber(by.mean), value: by.mean, bounds: between(by, signedNumber) }
              : cell.none,
          'percentage points that the change adds or takes, deal by deal',
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
      `By how many percentage points ${bot} loses more often if it may not use a card it begins with: what the card is worth to a good player. Both games of a pair have the same deal, so nothing but the card makes the difference.`,
      judged.length > 0 &&
        `The line through each point is its 95 % confidence interval. Cards with a rate of ${FALSE_DISCOVERY_RATE} or less have another colour, in the plot and in the table.`,
    ),
    remarks: restrictedRemarks(restricted),
    plot: liftPlot(
      judged.map((one) => ({ ...one, lift: one.mean, named: standsOut(one) })),
      names.card,
      `What ${bot} loses without each of ${pluralize(judged.length, 'card')}; the table has the same figures`,
      'percentage points lost without it',
    ),
    table: toTable(
      cards,
      [
        column.card(({ number }) => number, names.card),
        column.figure(
          'Lost without it',
          ({ mean, games, ...bounds }) => cell.difference(mean, bounds, games, undefined, 'pair'),
          'percentage points',
        ),
        column.rate(({ rate }) => rate),
      ],
      { named: standsOut },
    ),
  };
}

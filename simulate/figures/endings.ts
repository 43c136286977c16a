/** How games end: ties, games that a limit stopped, and games that failed. */
import { sum } from 'simple-statistics';
import { pluralize } from '../../program/messages/index.ts';
import type { GameFailure, GameRow } from '../data/columns.ts';
import { FEWEST_GAMES, shareOfGames } from '../statistics/certainty.ts';
import { byCount, type Counts, count, WIN_UNITS } from '../statistics/sums.ts';
import type { CountedRun } from './context.ts';
import { applicable, percent, times } from './labels.ts';
import { cell, column, markCard, type Section, type SectionInput, toTable } from './section.ts';

/** How many failures are listed individually; the rest are only counted. */
export const MOST_FAILURES = 50;

export const empty = () => ({
  /** Games with hands dealt at random. */
  dealt: 0,
  /** Games that ended in a tie. */
  tied: 0,
  failures: {
    /** The number of failures, by code. */
    counts: {} as Counts,
    /** Games stopped by a bound, by the number of the card that ran most at that point; `-` if there were too many draws. */
    stopped: {} as Counts,
    /** The first failures by game index, at most `MOST_FAILURES`. */
    first: [] as GameFailure[],
  },
});
type EndingSums = ReturnType<typeof empty>;

export function add(to: EndingSums, { ended, stopped_by, start }: GameRow, shares: readonly number[]): void {
  if (start === 'dealt') to.dealt++;
  if (ended === 'stopped') count(to.failures.stopped, stopped_by ?? '-');
  else if (!shares.includes(WIN_UNITS)) to.tied++;
}

/** Counts a failed game. */
export function countFailure({ counts, first }: EndingSums['failures'], failure: GameFailure): void {
  count(counts, failure.code);
  const after = first.findLastIndex(({ game }) => game < failure.game);
  first.splice(after + 1, 0, failure);
  first.splice(MOST_FAILURES);
}

/** The number of failed games. */
export const failedGames = ({ counts }: EndingSums['failures']): number => sum(Object.values(counts));

/** Games stopped by a bound (R12.6), by the card that ran most at that point; null if there were too many draws. */
export const findStopped = ({ failures: { stopped } }: EndingSums) =>
  Object.entries(stopped)
    .map(([card, games]) => ({ card: card === '-' ? null : Number(card), games }))
    .toSorted((a, b) => b.games - a.games || (a.card ?? -1) - (b.card ?? -1));

/** All failed games, by code; `problems` in JSON lists only the first ones. */
export const findFailures = ({ failures: { counts } }: EndingSums): { failures: Counts } => ({
  failures: Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1))),
});

type EndingInput = SectionInput<EndingSums, { stopped: ReturnType<typeof findStopped> }>;

const stoppedRemarks = ({ findings: { stopped } }: EndingInput): string[] =>
  stopped.map(({ card, games }) =>
    card === null
      ? `${times(games)} did not end before the limit on draws.`
      : `Card ${markCard(card)} kept running until ${times(games)} had to be stopped.`,
  );

/** The limits of a handful of games, and of games with a single player. */
export function limitRemarks({ tally, options }: CountedRun<unknown>): string[] {
  const { games } = tally;
  const played = games === 1 ? 'Only one game was' : `Only ${games} games were`;
  return applicable(
    games < FEWEST_GAMES &&
      `${played} played: the figures show what happened, not what the cards are worth. Nothing is judged by fewer than ${FEWEST_GAMES} games.`,
    options.players === 1 && 'One player wins every game, so no card or hand is judged by who wins.',
  );
}

export function section(input: EndingInput): Section {
  const { run, findings, names } = input;
  const { tally } = run;
  const { stopped } = findings;
  const { games, tied, failures } = tally;
  const over = games - sum(stopped.map((one) => one.games));
  const { low, high } = shareOfGames(tied, over);
  const failed = byCount(failures.counts).filter(([code]) => code !== 'game-unfinished');
  return {
    title: 'Ties, and games that did not end',
    paragraphs: [
      over === 0
        ? 'No game came to an end.'
        : `${tied} of ${pluralize(over, 'game')} that came to an end ${tied === 1 ? 'was a tie' : 'were ties'}: ${percent(low)} to ${percent(high)} %, with 95 % confidence.`,
      stopped.length === 0
        ? 'No game had to be stopped.'
        : 'These games reached a limit and have no winner: elements or cubes went round in a loop, or there were too many draws.',
      failed.length === 0
        ? 'No game ended with an error.'
        : `These games ended with an error and are not in the figures: ${failed.map(([code, amount]) => `${amount} (${code})`).join(', ')}.`,
    ],
    remarks: stoppedRemarks(input),
    table: toTable(stopped, [
      column.text(
        'Card that ran most then',
        ({ card }) => (card === null ? 'too many draws' : names.card(card)),
        ({ card }) => card ?? undefined,
      ),
      column.figure('Games', (row) => cell.number(row.games, 0, `of ${games}`), undefined, {
        sorted: 'descending',
      }),
    ]),
  };
}

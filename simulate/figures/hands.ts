/** What the seats of preset hands do with them, and how often they win. */
import type { GameRow } from '../data/columns.ts';
import { FEWEST_GAMES, standsOut } from '../statistics/certainty.ts';
import { roundTo } from '../statistics/rounding.ts';
import { type Counts, count, countWin, measureSpread, type Wins } from '../statistics/sums.ts';
import type { CountedRun } from './context.ts';
import { percent } from './labels.ts';
import { agreementNote, cell, column, markCard, type Section, type SectionInput } from './section.ts';
import { ratedShares, shareRemarks, sharesMeaning, sharesTable, winShare } from './wins.ts';

/** The sums of the seat that plays a preset hand. */
const noHand = () => ({
  games: 0,
  /** Points of the seat at the end. */
  points: 0,
  /** Games in which a card of the hand was in play, by card number; only cards that the figures cover. */
  inPlay: {} as Counts,
  /** Games in which the card ran, likewise. */
  ran: {} as Counts,
});

export const empty = () => ({
  /** By name of the preset hand. */
  hands: {} as Record<string, Wins>,
  /** What the seats of preset hands did with them, by name of the hand. */
  handPlay: {} as Record<string, ReturnType<typeof noHand>>,
});
export type HandSums = ReturnType<typeof empty>;

/** @param shares win shares by seat, in `WIN_UNITS`; none without a winner */
export function add(
  { hands: wins, handPlay }: HandSums,
  { hands, points, cards }: GameRow,
  shares: readonly number[],
): void {
  if (!hands) return;
  for (const [seat, name] of hands.entries()) {
    if (shares.length > 0) countWin(wins, name, shares[seat]);
    handPlay[name] ??= noHand();
    handPlay[name].games++;
    handPlay[name].points += points[seat];
  }
  for (const [at, seat] of cards.seat.entries()) {
    if (seat === null) continue;
    const play = handPlay[hands[seat]];
    if (cards.in_play[at]) count(play.inPlay, cards.card[at]);
    if (cards.runs[at] > 0) count(play.ran, cards.card[at]);
  }
}

/** The figures of each preset hand. */
export const figures = ({ tally, subject }: CountedRun<HandSums>) => ({
  hands: subject.hands.map(({ word: { name } }) => ({ name, ...winShare(tally.hands[name]) })),
});

/** A card of a hand is dead if it runs in less than this share of the hand's games. Even a card in play may be useless. */
const DEAD_SHARE = 0.3;

/**
 * The mean points of each hand's seat, and its cards that do nothing in most of its games, the least active first: the shares of
 * the hand's games in which each was in play, and in which it ran.
 */
export function find({ tally, subject, tables, options }: CountedRun<HandSums>) {
  const shares = ratedShares(
    subject.hands.map(({ word }) => tally.hands[word.name]),
    options.players,
  );
  return {
    hands: subject.hands.map(({ word: { name }, cards }, at) => {
      const { games, points, inPlay, ran } = tally.handPlay[name] ?? noHand();
      const dead = cards.flatMap((card) => {
        const { number } = tables.cards[card];
        if (games < FEWEST_GAMES || !subject.cards.includes(card)) return [];
        const [seen, did] = [inPlay, ran].map((counts) => (counts[number] ?? 0) / games);
        return did < DEAD_SHARE ? [{ number, inPlay: roundTo(seen), ran: roundTo(did) }] : [];
      });
      return {
        name,
        ...shares[at],
        points: games === 0 ? 0 : roundTo(points / games),
        dead: dead.toSorted((a, b) => a.ran - b.ran || a.number - b.number),
      };
    }),
  };
}

type HandFindings = ReturnType<typeof find>;
type HandFinding = HandFindings['hands'][number];
export type HandInput = SectionInput<HandSums & { points: Counts }, HandFindings>;

/** The points that the seat of a hand makes, and the hand's dead cards. */
export function handPlays({ run }: HandInput, { points, dead: stuck }: HandFinding): string {
  const mean = measureSpread(run.tally.points).mean;
  const makes = `Its seat makes ${points.toFixed(1)} points, where all make ${mean.toFixed(1)}.`;
  if (stuck.length === 0) return makes;
  const they = stuck.length === 1 ? 'it does' : 'they do';
  return `${makes} Dead in it, because ${they} nothing in most games: ${deadList(stuck, markCard)}.`;
}

/** How rarely the dead cards of a hand are in play, and how rarely they run. */
const deadList = (dead: HandFinding['dead'], nameOf: (card: number) => string): string =>
  dead
    .map(
      ({ number, inPlay, ran }) =>
        `${nameOf(number)} (in play in ${percent(inPlay)} % of its games, completed in ${percent(ran)} %)`,
    )
    .join(', ');

export function section(input: HandInput): Section {
  const { run, findings, agreed, names } = input;
  const { players, bots } = run.options;
  const rows = findings.hands.filter(({ games }) => games > 0).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return {
    title: 'Preset hands',
    paragraphs:
      rows.length === 0
        ? ['No preset hand of the set was played.']
        : [
            sharesMeaning(
              'How often the player who begins with each hand wins, the points of that seat, and which cards of the hand it rarely has in play.',
              players,
            ),
            ...(agreed ? [agreementNote('Hands', agreed, bots)] : []),
          ],
    remarks: agreed
      ? []
      : shareRemarks(
          findings.hands,
          players,
          ({ name }) => `Hand ${names.hand(name)}`,
          (hand) => handPlays(input, hand),
        ),
    table: sharesTable(
      rows,
      players,
      column.text('Hand', ({ name }) => names.hand(name)),
      {
        further: [
          column.detail(
            'Points',
            ({ points }) => cell.number(points, 1),
            'mean points of its seat at the end',
          ),
          { ...column.text('Dead in it', ({ dead }) => deadList(dead, names.card) || '–'), brief: null },
        ],
        named: (row) => (agreed ? agreed.hands.has(row.name) : standsOut(row)),
      },
    ),
  };
}

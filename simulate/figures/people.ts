/** Games of people, compared with those of the bots of a run: shares of few games, combined with those of many. */
import type { CardRun } from './cards.ts';
import { errorsFor, type Interval } from './intervals.ts';
import { between } from './labels.ts';
import { type Cell, cell, column, type Section, tableOf } from './section.ts';
import { WIN_UNITS } from './sums.ts';

/** Counts for a card: all seats, the seats that had it in play, the seats that began with it, and their wins. */
export interface CardCounts {
  seats: number;
  played: number;
  began: number;
  won: number;
}

/** Counts for each card in a run's games of bots, by card number. */
export function playedBy({
  subject,
  tables,
  tally,
  options,
}: CardRun): [number: number, played: CardCounts][] {
  return subject.cards.map((card) => {
    const { inPlay, begun } = tally.cards[card];
    const seats = tally.games * options.players;
    const won = begun.won / WIN_UNITS;
    return [tables.cards[card].number, { seats, played: inPlay, began: begun.games, won }];
  });
}

/** How often an event happened, and how often it could have. */
export interface Occurrences {
  times: number;
  of: number;
}

/** The weight of the bots' share, in seats of people; at most the number of the bots' own seats. */
export const BOT_WEIGHT_SEATS = 20;

/**
 * People's share, shrunk towards that of bots: the mean of the beta posterior whose prior has the bots' mean and the weight of
 * `BOT_WEIGHT_SEATS` seats, with its 95 % interval. With few seats of people it stays close to the bots' share, with many it approaches the
 * people's. Null if either has no seats.
 */
export function shrunkShare(people: Occurrences, bots: Occurrences): (Interval & { share: number }) | null {
  if (people.of === 0 || bots.of === 0) return null;
  // An event that bots never produced still has a chance.
  const prior = (bots.times + 0.5) / (bots.of + 1);
  const worth = Math.min(BOT_WEIGHT_SEATS, bots.of);
  const weight = worth + people.of;
  const share = (prior * worth + people.times) / weight;
  const width = errorsFor() * Math.sqrt((share * (1 - share)) / (weight + 1));
  return { share, low: Math.max(0, share - width), high: Math.min(1, share + width) };
}

/** The shares of a card that are compared. */
const SHARES = { played: 'seats', won: 'began' } as const;
type ShareName = keyof typeof SHARES;

const occurrences = (counts: CardCounts, share: ShareName): Occurrences => ({
  times: counts[share],
  of: counts[SHARES[share]],
});

/** How often people had a card in play and won with it, shrunk towards bots. */
export const cardEstimates = (people: CardCounts, bots: CardCounts) => {
  const estimate = (share: ShareName) => shrunkShare(occurrences(people, share), occurrences(bots, share));
  return { played: estimate('played'), won: estimate('won') };
};

/** How people used a card, in finished games with the current version of the card. */
export interface PeopleCard {
  number: number;
  people: CardCounts;
  /** The median time they took for decisions of the card, in seconds, and how many of these decisions they took back. */
  seconds: number | null;
  undone: number;
  /** Their notes, counted: `strong 2, fun`. */
  notes: string;
}

/** Games of people. */
export interface People {
  /** The folder with the games. */
  from: string;
  games: number;
  cards: PeopleCard[];
}

/** A card's figures in games of people, next to those of the bots of a run. */
interface ComparedWithBots extends PeopleCard {
  bots: CardCounts;
  estimates: ReturnType<typeof cardEstimates>;
}

/** Null if there are no games of people. */
export function peopleSection(
  run: CardRun,
  people: People | null,
  label: (card: number) => string,
): Section | null {
  if (!people) return null;
  const rows = playedBy(run).flatMap(([number, bots]): ComparedWithBots[] => {
    const card = people.cards.find((one) => one.number === number);
    return card ? [{ ...card, bots, estimates: cardEstimates(card.people, bots) }] : [];
  });
  return {
    title: 'People',
    paragraphs: [
      `What people did in ${people.games === 1 ? 'one game' : `${people.games} games`} that they played to the end (${people.from}), next to the bots of this run.`,
      `People's games are few, so their shares are shrunk towards those of the bots: each estimate is the mean of a beta posterior in which the bots' share counts as ${BOT_WEIGHT_SEATS} seats, with bounds of 95 %. With few games it says what the bots say.`,
      'A game counts for a card if the card was the same as it is now. Cards whose bots are outside the bounds are marked.',
    ],
    table: tableOf(
      rows,
      [
        column.card(({ number }) => number, label, { sorted: 'ascending' }),
        ...shareColumns('played', ['In play', 'Bots'], 'seats of people that had it face up'),
        ...shareColumns('won', ['Won', 'Bots won'], 'games won by people who began with it'),
        column.figure(
          'Seconds',
          ({ seconds }) => (seconds === null ? cell.none : cell.number(seconds, 1)),
          'median time to decide',
        ),
        column.figure(
          'Taken back',
          ({ undone }) => cell.number(undone),
          'decisions about it that people took back',
        ),
        column.text('Notes', ({ notes }) => notes),
      ],
      { named: (row) => isOutside(row, 'played') || isOutside(row, 'won') },
    ),
  };
}

/** A share of people, that of bots, and the estimate from both. */
const shareColumns = (share: ShareName, [people, bots]: [string, string], description: string) => [
  column.figure<ComparedWithBots>(people, (row) => shareCell(row.people, share), description),
  column.figure<ComparedWithBots>(bots, (row) => shareCell(row.bots, share), 'the same of bots'),
  column.figure<ComparedWithBots>(
    `${people}, estimate`,
    ({ estimates: { [share]: estimate } }) =>
      estimate ? cell.percent(estimate.share, { bounds: between(estimate) }) : cell.none,
    'people, shrunk towards bots',
  ),
];

function shareCell(counts: CardCounts, share: ShareName): Cell {
  const { times, of } = occurrences(counts, share);
  return of === 0 ? cell.none : cell.percent(times / of, { more: `of ${of}` });
}

function isOutside({ bots, estimates }: ComparedWithBots, share: ShareName): boolean {
  const estimate = estimates[share];
  const { times, of } = occurrences(bots, share);
  return estimate !== null && (times / of < estimate.low || times / of > estimate.high);
}

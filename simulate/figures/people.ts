/** Games of people, compared with those of the bots of a run. */
import type { CardRun } from './cards.ts';
import { between, percent } from './labels.ts';
import { type Cell, cell, column, type Section, tableOf } from './section.ts';
import { BOT_WEIGHT_SEATS, type CardCounts, playedBy, shrunkShare } from './shrunk.ts';

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

type Shrunk = ReturnType<typeof shrunkShare>;

/** A card's figures in games of people, next to those of the bots of a run. */
interface ComparedWithBots extends PeopleCard {
  bots: CardCounts;
  played: Shrunk;
  won: Shrunk;
}

/** The cards of a run as people played them, next to its bots. */
function compareWithBots(run: CardRun, { cards }: People): ComparedWithBots[] {
  const known = new Map(cards.map((one) => [one.number, one]));
  return playedBy(run).flatMap(([card, bots]) => {
    const one = known.get(card);
    if (!one) return [];
    const { people } = one;
    const played = shrunkShare(
      { times: people.played, of: people.seats },
      { times: bots.played, of: bots.seats },
    );
    const won = shrunkShare({ times: people.won, of: people.began }, { times: bots.won, of: bots.began });
    return [{ ...one, bots, played, won }];
  });
}

/** Null if there are no games of people. */
export function peopleSection(
  run: CardRun,
  people: People | null,
  label: (card: number) => string,
): Section | null {
  if (!people) return null;
  return {
    title: 'People',
    paragraphs: [
      `What people did in ${people.games === 1 ? 'one game' : `${people.games} games`} that they played to the end (${people.from}), next to the bots of this run.`,
      `People's games are few, so their shares are shrunk towards those of the bots: each estimate is the mean of a beta posterior in which the bots' share counts as ${BOT_WEIGHT_SEATS} seats, with bounds of 95 %. With few games it says what the bots say.`,
      'A game counts for a card if the card was the same as it is now. Cards whose bots are outside the bounds are marked.',
    ],
    table: tableOf(
      compareWithBots(run, people),
      [
        column.card(({ number }) => number, label, { sorted: 'ascending' }),
        column.figure(
          'In play',
          ({ people: { played, seats } }) => partCell(played, seats),
          'seats of people that had it face up',
        ),
        column.figure('Bots', ({ bots: { played, seats } }) => partCell(played, seats), 'the same of bots'),
        column.figure('In play, estimate', ({ played }) => shrunkCell(played), 'people, shrunk towards bots'),
        column.figure(
          'Won',
          ({ people: { won, began } }) => partCell(won, began),
          'games won by people who began with it',
        ),
        column.figure('Bots won', ({ bots: { won, began } }) => partCell(won, began), 'the same of bots'),
        column.figure('Won, estimate', ({ won }) => shrunkCell(won), 'people, shrunk towards bots'),
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
      { named: isApart },
    ),
  };
}

const partCell = (times: number, of: number): Cell =>
  of === 0 ? cell.none : { text: `${percent(times / of)} %`, value: times / of, more: `of ${of}` };

const shrunkCell = (shrunk: Shrunk): Cell =>
  shrunk
    ? { text: `${percent(shrunk.share)} %`, value: shrunk.share, bounds: between(shrunk, percent) }
    : cell.none;

const isApart = ({ bots, played, won }: ComparedWithBots): boolean =>
  isOutside(bots.played, bots.seats, played) || isOutside(bots.won, bots.began, won);

const isOutside = (times: number, of: number, shrunk: Shrunk): boolean =>
  shrunk !== null && (times / of < shrunk.low || times / of > shrunk.high);

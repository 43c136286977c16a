/** The chapter about people's games, compared with those of bots. */
import type { ComparedWithBots, Shrunk } from '../../figures/people.ts';
import { WORTH } from '../../figures/shrunk.ts';
import type { Chapter, ReportData } from '../chapter.ts';
import {
  type Cell,
  cardCell,
  figures,
  NONE,
  numberCell,
  roundedPercent,
  tableOf,
  words,
} from '../report-table.ts';

/** Null if there are no games of people. */
export function peopleChapter({ people, comparedWithBots, label }: ReportData): Chapter | null {
  if (!people) return null;
  return {
    title: 'People',
    paragraphs: [
      `What people did in ${people.games === 1 ? 'one game' : `${people.games} games`} that they played to the end (${people.from}), next to the bots of this run.`,
      `People's games are few, so their shares are shrunk towards those of the bots: each estimate is the mean of a beta posterior in which the bots' share counts as ${WORTH} seats, with bounds of 95 %. With few games it says what the bots say.`,
      'A game counts for a card if the card was the same as it is now. Cards whose bots are outside the bounds are marked.',
    ],
    table: tableOf(
      comparedWithBots,
      [
        figures('Card', ({ number: card }) => cardCell(card, label(card)), undefined, 'ascending'),
        figures(
          'In play',
          ({ people: { played, seats } }) => shareCell(played, seats),
          'seats of people that had it face up',
        ),
        figures('Bots', ({ bots: { played, seats } }) => shareCell(played, seats), 'the same of bots'),
        figures('In play, estimate', ({ played }) => shrunkCell(played), 'people, shrunk towards bots'),
        figures(
          'Won',
          ({ people: { won, began } }) => shareCell(won, began),
          'games won by people who began with it',
        ),
        figures('Bots won', ({ bots: { won, began } }) => shareCell(won, began), 'the same of bots'),
        figures('Won, estimate', ({ won }) => shrunkCell(won), 'people, shrunk towards bots'),
        figures(
          'Seconds',
          ({ seconds }) => (seconds === null ? NONE : numberCell(seconds, 1)),
          'median time to decide',
        ),
        figures('Taken back', ({ undone }) => numberCell(undone), 'decisions about it that people took back'),
        words('Notes', ({ notes }) => notes),
      ],
      { searched: comparedWithBots.length > 10, named: isApart },
    ),
    asked: [],
  };
}

const shareCell = (times: number, of: number): Cell =>
  of === 0 ? NONE : { text: `${roundedPercent(times / of)} %`, value: times / of, more: `of ${of}` };

const shrunkCell = (shrunk: Shrunk): Cell =>
  shrunk
    ? {
        ...{ text: `${roundedPercent(shrunk.share)} %`, value: shrunk.share },
        more: `${roundedPercent(shrunk.low)} to ${roundedPercent(shrunk.high)}`,
      }
    : NONE;

const isApart = ({ bots, played, won }: ComparedWithBots): boolean =>
  isOutside(bots.played, bots.seats, played) || isOutside(bots.won, bots.began, won);

const isOutside = (times: number, of: number, shrunk: Shrunk): boolean =>
  shrunk !== null && (times / of < shrunk.low || times / of > shrunk.high);

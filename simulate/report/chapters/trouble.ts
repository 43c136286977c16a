/** The chapters about what does not work: steps that never ran, what runs out, games that did not end. */
import { shareOf, shareOfGames } from '../../figures/intervals.ts';
import type { Chapter, ReportData } from '../chapter.ts';
import { cardCell, number, percent, share, tableOf, text } from '../table.ts';

export function stepsChapter({ answers: { steps }, findings: { cards }, label }: ReportData): Chapter {
  const reasons = new Map(
    cards.flatMap(({ number: card, neverReached }) =>
      neverReached.map(({ step, reason }) => [`${card} ${step}`, reason]),
    ),
  );
  return {
    title: 'Steps that never ran',
    says: [
      steps.length === 0
        ? 'Every step of every card that ran, ran at least once.'
        : 'Steps of cards that did run, numbered as ecos explain NUMBER --ops lists them. A step that was reached and never ran may still be possible: the bound is the highest share of times, with 95 % confidence.',
    ],
    table: tableOf(
      steps,
      [
        {
          ...{ title: 'Card', number: true, sorted: 'ascending' },
          cell: ({ card }) => cardCell(card, label(card)),
        },
        { title: 'Step', number: true, cell: ({ step }) => number(step) },
        { title: 'Does', cell: ({ operation }) => text(operation) },
        {
          title: 'Why not',
          cell: ({ card, step }) => text(reasons.get(`${card} ${step}`) || 'follows a step that never ran'),
        },
        {
          ...{ title: 'Reached', number: true },
          cell: ({ arrived }) => {
            const { high } = shareOf({ games: arrived, won: 0 });
            return number(arrived, 0, arrived === 0 ? undefined : `at most ${percent(high)} %`);
          },
        },
        { title: 'Games it ran in', number: true, cell: ({ games }) => number(games) },
      ],
      { searched: steps.length > 10 },
    ),
    asked: ['steps'],
  };
}

export function suppliesChapter({ answers: { supplies, games } }: ReportData): Chapter {
  return {
    title: 'What runs out',
    says: [
      supplies.length === 0
        ? 'Nothing ran out in any game.'
        : 'Games in which something ran out at some time.',
    ],
    table: tableOf(supplies, [
      { title: 'What', cell: ({ what }) => text(what) },
      {
        ...{ title: 'Games', number: true, sorted: 'descending' },
        cell: (row) => share(row.share, row, games[0].games),
      },
    ]),
    asked: ['supplies'],
  };
}

export function stoppedChapter({ answers, findings: { failures }, label }: ReportData): Chapter {
  const { stopped } = answers;
  const [{ games: all, over, ties }] = answers.games;
  const tied = shareOfGames(ties, over);
  const failed = Object.entries(failures).filter(([code]) => code !== 'game-unfinished');
  return {
    title: 'Ties, and games that did not end',
    says: [
      over === 0
        ? 'No game came to an end.'
        : `${ties} of ${over} games that came to an end were ties: ${percent(tied.low)} to ${percent(tied.high)} %, with 95 % confidence.`,
      stopped.length === 0
        ? 'No game had to be stopped.'
        : 'These games were stopped by a bound and have no winner: elements or cubes went round in a circle, or there were too many draws.',
      failed.length === 0
        ? 'No game broke off with an error.'
        : `These games broke off and are not in the figures: ${failed.map(([code, times]) => `${times} (${code})`).join(', ')}.`,
    ],
    table: tableOf(stopped, [
      {
        title: 'Card that ran most then',
        cell: ({ card }) => (card === null ? text('too many draws') : cardCell(card, label(card))),
      },
      {
        ...{ title: 'Games', number: true, sorted: 'descending' },
        cell: ({ games }) => number(games, 0, `of ${all}`),
      },
    ]),
    asked: ['games', 'stopped'],
  };
}

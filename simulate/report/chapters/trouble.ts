/** The chapters about problems: steps that never ran, supplies that ran out, games that did not end. */
import { counted } from '../../../program/messages/index.ts';
import { shareOf, shareOfGames } from '../../figures/intervals.ts';
import type { Chapter, ReportData } from '../chapter.ts';
import { cardCell, figures, numberCell, roundedPercent, share, tableOf, words } from '../report-table.ts';

export function stepsChapter({ answers: { steps }, findings: { cards }, label }: ReportData): Chapter {
  const reasons = new Map(
    cards.flatMap(({ number: card, neverReached }) =>
      neverReached.map(({ step, reason }) => [`${card} ${step}`, reason]),
    ),
  );
  return {
    title: 'Steps that never ran',
    paragraphs: [
      steps.length === 0
        ? 'Every step of every card that was used ran at least once, so no text on a card is superfluous.'
        : 'Steps that did nothing in any game although their card ran, with the numbers of ecos explain NUMBER --ops. A step that was reached but never ran may still be possible: the bound is the share of times it could run at most, with 95 % confidence.',
    ],
    table: tableOf(
      steps,
      [
        figures('Card', ({ card }) => cardCell(card, label(card)), undefined, 'ascending'),
        figures('Step', ({ step }) => numberCell(step)),
        words('Does', ({ operation }) => operation),
        words(
          'Why not',
          ({ card, step }) => reasons.get(`${card} ${step}`) || 'follows a step that never ran',
        ),
        figures('Reached', ({ arrived }) => {
          const { high } = shareOf({ games: arrived, won: 0 });
          return numberCell(arrived, 0, arrived === 0 ? undefined : `at most ${roundedPercent(high)} %`);
        }),
        figures('Games it ran in', ({ games }) => numberCell(games)),
      ],
      { searched: steps.length > 10 },
    ),
    asked: ['steps'],
  };
}

export function suppliesChapter({ answers: { supplies, games } }: ReportData): Chapter {
  return {
    title: 'What runs out',
    paragraphs: [
      supplies.length === 0
        ? 'Nothing ran out in any game.'
        : 'Games in which something ran out. From then on, cards that need it do less.',
    ],
    table: tableOf(supplies, [
      words('What', ({ what }) => what),
      figures('Games', (row) => share(row.share, row, games[0].games), undefined, 'descending'),
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
    paragraphs: [
      over === 0
        ? 'No game came to an end.'
        : `${ties} of ${counted(over, 'game')} that came to an end ${ties === 1 ? 'was a tie' : 'were ties'}: ${roundedPercent(tied.low)} to ${roundedPercent(tied.high)} %, with 95 % confidence.`,
      stopped.length === 0
        ? 'No game had to be stopped.'
        : 'These games reached a limit and have no winner: elements or cubes went round in a loop, or there were too many draws.',
      failed.length === 0
        ? 'No game ended with an error.'
        : `These games ended with an error and are not in the figures: ${failed.map(([code, times]) => `${times} (${code})`).join(', ')}.`,
    ],
    table: tableOf(stopped, [
      words(
        'Card that ran most then',
        ({ card }) => (card === null ? 'too many draws' : label(card)),
        ({ card }) => card ?? undefined,
      ),
      figures('Games', ({ games }) => numberCell(games, 0, `of ${all}`), undefined, 'descending'),
    ]),
    asked: ['games', 'stopped'],
  };
}

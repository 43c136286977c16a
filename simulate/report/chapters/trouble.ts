/** The parts of a report about what does not work: steps that never ran, what runs out, games without an end. */
import { shareOf } from '../../figures/intervals.ts';
import { WIN_UNITS } from '../../figures/tally.ts';
import type { Material, Section } from '../section.ts';
import { cardCell, number, percent, share, text } from '../table.ts';

export function stepsSection({ answers: { steps }, findings: { cards }, label }: Material): Section {
  const reasons = new Map(
    cards.flatMap(({ number: card, neverReached }) =>
      neverReached.map(({ step, reason }) => [`${card} ${step}`, reason] as const),
    ),
  );
  const never = steps.length === 0;
  return {
    id: 'steps',
    title: 'Steps that never ran',
    says: never
      ? ['Every step of every card that ran, ran at least once.']
      : [
          'Steps of cards that did run, counted as ecos explain NUMBER --ops lists them. What was come to so often and never held may still happen: the bound says in how many of a hundred times at most, with 95 % confidence.',
        ],
    ...(!never && {
      table: {
        name: 'steps',
        searched: steps.length > 10,
        columns: [
          { title: 'Card', number: true, sorted: 'ascending' as const },
          { title: 'Step', number: true },
          { title: 'Does' },
          { title: 'Why not' },
          { title: 'Come to', number: true },
          { title: 'Games it ran in', number: true },
        ],
        rows: steps.map(({ card, step, operation, arrived, games }) => ({
          cells: [
            cardCell(card, label(card)),
            number(step),
            text(operation),
            text(reasons.get(`${card} ${step}`) || 'follows a step that never ran'),
            number(
              arrived,
              0,
              arrived === 0 ? undefined : `at most ${percent(shareOf({ games: arrived, won: 0 }).high)} %`,
            ),
            number(games),
          ],
        })),
      },
    }),
    asked: ['steps'],
  };
}

export function suppliesSection({ answers: { supplies, games } }: Material): Section {
  const of = `${games[0].games} games`;
  return {
    id: 'supplies',
    title: 'What runs out',
    says: [
      supplies.length > 0
        ? 'Games in which there was none left at some time.'
        : 'Nothing ran out in any game.',
    ],
    ...(supplies.length > 0 && {
      table: {
        name: 'supplies',
        searched: false,
        columns: [{ title: 'What' }, { title: 'Games', number: true, sorted: 'descending' as const }],
        rows: supplies.map((row) => ({ cells: [text(row.what), share(row.share, row.low, row.high, of)] })),
      },
    }),
    asked: ['supplies'],
  };
}

export function stoppedSection({
  answers: { games, stopped },
  findings: { failures },
  label,
}: Material): Section {
  const [{ games: all, ties }] = games;
  const tied = shareOf({ games: games[0].over, won: ties * WIN_UNITS });
  const failed = Object.entries(failures).filter(([code]) => code !== 'game-unfinished');
  return {
    id: 'stopped',
    title: 'Ties, and games without an end',
    says: [
      games[0].over === 0
        ? 'No game came to an end.'
        : `${ties} of ${games[0].over} games that came to an end were ties: ${percent(tied.low)} to ${percent(tied.high)} of a hundred, with 95 % confidence.`,
      stopped.length === 0
        ? 'No game had to be stopped.'
        : `These were stopped by a bound, and nobody has won them: elements or cubes go round in a circle, or the draws were too many.`,
      failed.length === 0
        ? 'No game broke off with an error.'
        : `Not in these figures, since they broke off: ${failed.map(([code, times]) => `${times} (${code})`).join(', ')}.`,
    ],
    ...(stopped.length > 0 && {
      table: {
        name: 'stopped',
        searched: false,
        columns: [
          { title: 'Card that ran most then' },
          { title: 'Games', number: true, sorted: 'descending' as const },
        ],
        rows: stopped.map(({ card, games: times }) => ({
          cells: [
            card === null ? text('too many draws') : cardCell(card, label(card)),
            number(times, 0, `of ${all}`),
          ],
        })),
      },
    }),
    asked: ['games', 'stopped'],
  };
}

/** The parts of a report: sentences, a plot, a table, and the questions they answer. */
import { ENOUGH, WRONG_NAMES } from '../discovery.ts';
import { shareOf } from '../intervals.ts';
import type { Said } from '../remarks.ts';
import { WON } from '../tally.ts';
import type { Answers } from './answers.ts';
import { cardsSection, liftSection } from './cards.ts';
import { changeSection } from './change.ts';
import { lengthPlot, pricePlot, timePlot } from './plots.ts';
import type { Material, Section } from './section.ts';
import { NONE, number, percent, share, text } from './table.ts';

/** The part each kind of sentence leads to. */
export const PART_OF: Record<Said['about'], string> = {
  steps: 'steps',
  cards: 'cards',
  prices: 'price',
  pairs: 'pairs',
  hands: 'hands',
  seats: 'seats',
  circles: 'cards',
  stopped: 'stopped',
  supplies: 'supplies',
};

/** All parts, in their order. */
export function sectionsOf(material: Material): Section[] {
  return [
    lengthSection(material),
    timeSection(material),
    ...(material.compared ? [changeSection(material.compared)] : []),
    cardsSection(material),
    liftSection(material),
    ...priceSection(material),
    stepsSection(material),
    ...sharesSections(material),
    pairsSection(material),
    suppliesSection(material),
    stoppedSection(material),
  ];
}

function lengthSection({ answers: { length, lengths, points } }: Material): Section {
  const row = (name: string, { games, mean, margin, p10, p50, p90 }: Answers['length'][number]) => ({
    cells: [
      text(name),
      number(mean, 1, `± ${margin.toFixed(1)}`),
      number(p10),
      number(p50),
      number(p90),
      number(games),
    ],
  });
  return {
    id: 'length',
    title: 'How long a game takes',
    says: [],
    plot: { ...lengthPlot(lengths), label: `Games by the number of draws in them; ${spoken(length[0])}` },
    table: {
      name: 'length',
      searched: false,
      columns: [
        { title: 'Figure' },
        { title: 'Mean', number: true, says: 'with how far it lies off at most, with 95 % confidence' },
        { title: 'A tenth below', number: true },
        { title: 'Half below', number: true },
        { title: 'Nine tenths below', number: true },
        { title: 'Games', number: true },
      ],
      rows: [row('Draws in a game', length[0]), row('Points of a seat at the end', points[0])],
    },
    asked: ['length', 'points', 'lengths'],
  };
}

const spoken = ({ games, mean, p10, p90 }: Answers['length'][number]): string =>
  `${mean.toFixed(1)} on average, eight of ten from ${p10} to ${p90}, over ${games} games`;

function timeSection({ answers: { time } }: Material): Section {
  const says =
    'The line is the mean of a seat, the band holds eight games of ten, the dashed line is the leader at that moment. Later rows are of fewer games: those that still went on.';
  const last = time.at(-1);
  return {
    id: 'time',
    title: 'Points over time',
    says: last ? [says] : [`Fewer than ${ENOUGH} games lasted ten draws: nothing is said.`],
    ...(last && {
      plot: {
        ...timePlot(time),
        label: `Points after so many draws: ${last.mean.toFixed(0)} of a seat and ${last.leader.toFixed(0)} of the leader after ${last.draws}`,
      },
      table: {
        name: 'time',
        searched: false,
        columns: [
          { title: 'Draws', number: true, sorted: 'ascending' as const },
          { title: 'Points of a seat', number: true },
          { title: 'The leader has', number: true },
          {
            title: 'The leader wins',
            number: true,
            says: 'share of the games that who leads then wins in the end; of several the first',
          },
          { title: 'Games', number: true },
        ],
        rows: time.map((row) => ({
          cells: [
            number(row.draws),
            number(row.mean, 1, `± ${row.margin.toFixed(1)}`),
            number(row.leader, 1, `± ${row.leader_margin.toFixed(1)}`),
            leads(row),
            number(row.games),
          ],
        })),
      },
    }),
    asked: ['time'],
  };
}

function leads({ leader_wins: wins, ended }: Answers['time'][number]) {
  if (wins === null || ended < ENOUGH) return NONE;
  const { low, high } = shareOf({ games: ended, won: wins * ended * WON });
  return share(wins, low, high, `${ended} games`);
}

function priceSection({ answers: { cards, games }, findings: { price } }: Material): Section[] {
  const title = 'Price against yield';
  if (!price) {
    const says = `Nothing is said: it takes eight cards that each ran ${ENOUGH} times and do not all cost the same.`;
    return [{ id: 'price', title, says: [says], asked: ['cards'] }];
  }
  const outliers = new Map(price.outliers.map((one) => [one.number, one]));
  const priced = cards.flatMap((card) =>
    card.completed < ENOUGH || card.energy === 0 || card.each === null
      ? []
      : [
          {
            card: card.card,
            price: price.base + price.perEnergy * card.energy + price.perLeaf * card.leaves,
            points: card.each,
            margin: card.margin ?? 0,
            named: outliers.has(card.card),
          },
        ],
  );
  return [
    {
      id: 'price',
      title,
      says: [
        `An effect of ${price.cards} cards makes about ${price.base.toFixed(1)} points, ${price.perEnergy.toFixed(1)} more for each energy spot and ${price.perLeaf.toFixed(1)} for each leaf, give or take ${price.error.toFixed(1)}: a linear model, fitted by least squares to the cards that ran ${ENOUGH} times or more in ${games[0].games} games. ± is how far the points of a card lie off at most, with 95 % confidence.`,
        'Points are what effects give when they run. A card that gains elements or cubes makes its points elsewhere, and looks dear here; its win lift sees that.',
        ...(outliers.size === 0 ? ['No card lies far from what all others let expect.'] : []),
      ],
      plot: {
        ...pricePlot(priced),
        label: `Points of an effect against what cards of its price make, ${priced.length} cards; far off: ${[...outliers.keys()].join(', ') || 'none'}`,
      },
      ...(outliers.size > 0 && {
        table: {
          name: 'price',
          searched: false,
          columns: [
            { title: 'Card', number: true },
            { title: 'Points each time', number: true },
            { title: 'Cards of its price', number: true },
            { title: 'Rate', number: true },
          ],
          rows: price.outliers.map((one) => {
            const card = cards.find(({ card: its }) => its === one.number)!;
            return {
              cells: [
                cardCell(one.number),
                number(one.points, 1, `± ${(card.margin ?? 0).toFixed(1)}, ran ${card.completed} times`),
                number(one.expected, 1, `± ${price.error.toFixed(1)}`),
                number(one.rate, 2),
              ],
            };
          }),
        },
      }),
      asked: ['cards'],
    },
  ];
}

const cardCell = (card: number) => ({ text: `${card}`, value: card, href: `card-${card}` });

function stepsSection({ answers: { steps }, findings: { cards } }: Material): Section {
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
            cardCell(card),
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

function sharesSections({ answers, players }: Material): Section[] {
  const fair = 1 / players;
  const section = (
    id: 'hands' | 'seats' | 'bots',
    title: string,
    head: string,
    name: (row: never) => string,
    says: string[],
  ): Section => ({
    id,
    title,
    says,
    ...(answers[id].length > 0 && {
      table: {
        name: id,
        searched: answers[id].length > 10,
        columns: [
          { title: head },
          { title: 'Won', number: true, says: `games won; a fair share is ${percent(fair)} %` },
          { title: 'Rate', number: true },
        ],
        rows: answers[id].map((row) => ({
          named: row.rate <= WRONG_NAMES,
          cells: [
            text(name(row as never)),
            share(row.share, row.low, row.high, `${row.games} games`),
            row.games < ENOUGH ? NONE : number(row.rate, 2),
          ],
        })),
      },
    }),
    asked: [id],
  });
  const fairly = `A fair share is ${percent(fair)} % of the games; a tie is shared.`;
  return [
    section('hands', 'Preset hands', 'Hand', ({ hand }: { hand: string }) => hand, [
      answers.hands.length > 0 ? fairly : 'No preset hand of the set was played.',
    ]),
    section('seats', 'Seats', 'Seat', ({ seat }: { seat: number }) => `${seat}`, [fairly]),
    ...(answers.bots.length > 1
      ? [section('bots', 'Players', 'Player', ({ bot }: { bot: string }) => bot, [fairly])]
      : []),
  ];
}

function pairsSection({ answers: { pairs } }: Material): Section {
  const looked = pairs[0]?.count_all ?? 0;
  return {
    id: 'pairs',
    title: 'Two cards together',
    says: [
      looked === 0
        ? `No two cards were dealt to one player in ${ENOUGH} games: nothing is said.`
        : `Two cards in one dealt hand, against the better of them: the ${pairs.length} that win most more, of ${looked} pairs that were dealt ${ENOUGH} times or more. With so many looked at, the first rows are there by chance unless their rate is low.`,
    ],
    ...(pairs.length > 0 && {
      table: {
        name: 'pairs',
        searched: false,
        columns: [
          { title: 'Cards' },
          { title: 'Won with both', number: true, says: 'games won' },
          { title: 'With the better one', number: true },
          { title: 'Rate', number: true },
        ],
        rows: pairs.map((row) => ({
          named: row.rate <= WRONG_NAMES,
          cells: [
            text(`${row.a} and ${row.b}`),
            share(row.share, row.low, row.high, `${row.games} games`),
            number(row.better * 100, 1, '%'),
            number(row.rate, 2),
          ],
        })),
      },
    }),
    asked: ['pairs'],
  };
}

function suppliesSection({ answers: { supplies, games } }: Material): Section {
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

function stoppedSection({ answers: { games, stopped }, findings: { failures } }: Material): Section {
  const [{ games: all, ties }] = games;
  const tied = shareOf({ games: games[0].over, won: ties * WON });
  const failed = Object.entries(failures).filter(([code]) => code !== 'game-unfinished');
  return {
    id: 'stopped',
    title: 'Ties, and games without an end',
    says: [
      `${ties} of ${games[0].over} games that came to an end were ties: ${percent(tied.low)} to ${percent(tied.high)} of a hundred, with 95 % confidence.`,
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
          cells: [card === null ? text('too many draws') : cardCell(card), number(times, 0, `of ${all}`)],
        })),
      },
    }),
    asked: ['games', 'stopped'],
  };
}

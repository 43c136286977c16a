/** The figures of many games as text: the tables and sentences of the report that are for the terminal. */
import { pluralize } from '../../program/messages/index.ts';
import {
  agreementRemark,
  botList,
  FEWEST_GAMES,
  type Findings,
  type Ladder,
  makeSections,
  plainText,
  type RunResults,
  type SectionId,
  type Simulation,
  type Table,
  winsWith,
} from '../../simulate/index.ts';
import { styled } from '../terminal/output.ts';
import { item, paragraph, table } from '../terminal/table.ts';

/** The sections whose tables are shown. The sentences of all sections are. */
const WITH_TABLES: readonly SectionId[] = [
  'length',
  'cards',
  'hands',
  'bots',
  'strengths',
  'ladder-hands',
  'ladder',
  'change',
];

/**
 * Shows all figures of a run and of further games.
 * @param set its id, empty for an unnamed one
 * @param kept how many of the games were in the file of `--resume`
 */
export function showRun(results: RunResults, seconds: number, set: string, kept = 0): string {
  const { findings, more, compared, against } = results;
  const { run } = results.match;
  if (run.tally.games === 0) return 'No game was played.';
  const sections = makeSections(results);
  const tables = sections.flatMap(({ id, title, table }) =>
    table && WITH_TABLES.includes(id) ? [`${styled('bold', title)}\n${showTable(table)}`] : [],
  );
  const remarks = [
    ...noOwnCards(run),
    ...sections.flatMap(({ remarks: ofSection }) => ofSection.map(({ text }) => plainText(run, text))),
    ...notJudged(run, findings, more.ladder),
  ];
  const legends = [
    LEGEND,
    more.ladder && LADDER_LEGEND,
    compared && `This version minus ${against}, over games with the same seeds: what the change did.`,
  ];
  return [
    headline(run, seconds, set, kept),
    remarks.length === 0
      ? styled('green', 'Nothing stands out.')
      : [styled('bold', 'What stands out'), ...remarks.map(item)].join('\n'),
    ...tables,
    ...legends.flatMap((legend) => (legend ? paragraph(legend) : [])),
  ].join('\n\n');
}

const LEGEND =
  'P10–P90: 10th to 90th percentile. In play: games in which the card was. Draws: median number of draws until it came into ' +
  'play, if it began in hand. Steps: reached and all. Win lift: by how many percentage points the seat that begins with the ' +
  'card wins more often than a fair share; in brackets its 95 % confidence interval. ' +
  `–: fewer than ${FEWEST_GAMES} games show it.`;

const LADDER_LEGEND =
  'Bots of different strength played the same deals. Their figures say by how many percentage points the seat that begins ' +
  'with the card or hand wins more often than a fair share, ± its 95 % margin. ' +
  'Agreed: what the two strongest say together; disputed: one is ' +
  'sure, and the other says the opposite; unconfirmed: the second strongest is sure, and the strongest played too few games. ' +
  'Slope: how much more is won for each step up from greedy.';

function headline({ options, tally }: Simulation, seconds: number, set: string, kept: number): string {
  const before = kept > 0 ? `, ${kept} played before` : '';
  const played = tally.games - kept;
  const rate = seconds > 0 ? `, ${(played / seconds).toFixed(1)} games a second` : '';
  const speed = played > 0 ? `; ${seconds} s${rate}${before}` : '';
  const games = `${pluralize(tally.games, 'game')} with ${set || 'an unnamed set'}`;
  return `${games}: ${pluralize(options.players, 'player')} (${botList(options.bots)}), seed ${options.seed}${speed}.`;
}

function noOwnCards({ subject, tables }: Simulation): string[] {
  if (subject.cards.length > 0) return [];
  const inherited = pluralize(tables.cards.length, 'card');
  return [`This set has no cards of its own. To see the ${inherited} it inherits, add --inherited.`];
}

/** What is not judged: otherwise it would seem to be fine. */
function notJudged(run: Simulation, { noPrice }: Findings, ladder: Ladder | null): string[] {
  // For very few games, a section says so already.
  const isFew = run.tally.games < FEWEST_GAMES;
  const price = noPrice === null || isFew ? [] : [`No price is judged. ${noPrice}`];
  // A ladder reports itself which cards are not judged.
  if (ladder) return [...price, agreementRemark(ladder)];
  const { cards } = run.subject;
  const left = cards.filter((card) => winsWith(run, card).games < FEWEST_GAMES).length;
  if (left === 0 || isFew) return price;
  return [
    ...price,
    `Not judged by win lift: ${left} of ${pluralize(cards.length, 'card')}. That takes ${FEWEST_GAMES} games with the card in a starting hand. Play more games.`,
  ];
}

/** The rows and columns that are for the terminal. */
function showTable({ columns, rows }: Table): string {
  const shown = columns.flatMap(({ title, brief = title }, at) => (brief === null ? [] : [{ brief, at }]));
  const heads = shown.map(({ brief }) => brief);
  const sorted = rows
    .flatMap(({ rank, cells }) => (rank === null ? [] : [{ rank, cells }]))
    .toSorted((a, b) => a.rank - b.rank);
  const body = sorted.map(({ cells }) =>
    shown.map(({ at }) => {
      const { text, bounds } = cells[at];
      return bounds === undefined ? text : `${text} (${bounds})`;
    }),
  );
  return table(heads, body);
}

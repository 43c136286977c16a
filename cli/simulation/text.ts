/** The figures of many games as text: tables and sentences. */
import { pluralize } from '../../program/messages/index.ts';
import {
  agreementRemark,
  botList,
  FEWEST_GAMES,
  type Findings,
  type Further,
  findingsOf,
  type Ladder,
  type Match,
  NOTHING_FURTHER,
  plainText,
  type RunComparison,
  type RunResults,
  remarksOf,
  type SectionId,
  type Simulation,
  sectionsOf,
  type Table,
  winsWith,
} from '../../simulate/index.ts';
import { styled } from '../terminal/output.ts';
import { item, paragraph, table } from '../terminal/table.ts';

/**
 * Shows all figures of a run.
 * @param set its id, empty for an unnamed one
 * @param kept how many of the games were in the file of `--resume`
 */
export function showFigures(
  run: Simulation,
  seconds: number,
  set: string,
  more: Further = NOTHING_FURTHER,
  kept = 0,
): string {
  if (run.tally.games === 0) return 'No game was played.';
  const [match, findings] = [{ run, against: null }, findingsOf(run)];
  // How strengths differ is shown apart.
  const alone = textsOf({ match, findings }, ['length', 'cards', 'hands', 'bots']);
  return [
    headline(run, seconds, set, kept),
    ...alone.flatMap(({ tables }) => tables),
    remarks(run, findings, more.ladder),
    advice({ match, more, findings }),
    paragraph(LEGEND),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const LEGEND =
  'P10–P90: 10th to 90th percentile. In play: games in which the card was. Draws: median number of draws until it came into ' +
  'play, if it began in hand. Steps: reached and all. Win lift: how many more games in a hundred than a fair share are won by ' +
  `the seat that begins with the card; in brackets its 95 % confidence interval. –: fewer than ${FEWEST_GAMES} games show it.`;

function headline({ options, tally }: Simulation, seconds: number, set: string, kept: number): string {
  const what = set === '' ? 'an unnamed set' : set;
  const now = tally.games - kept;
  const rate = seconds > 0 ? `, ${(now / seconds).toFixed(1)} games a second` : '';
  const from = kept > 0 ? `${kept} played before` : '';
  const duration =
    from === '' ? `${seconds} s${rate}` : now === 0 ? from : `${from}, ${now} in ${seconds} s${rate}`;
  const games = pluralize(tally.games, 'game');
  return `${games} with ${what}: ${pluralize(options.players, 'player')} (${botList(options.bots)}), seed ${options.seed}; ${duration}.`;
}

function remarks(run: Simulation, findings: Findings, ladder: Ladder | null): string {
  const { subject, tables, tally } = run;
  // For very few games, there is another sentence already.
  const isFew = tally.games < FEWEST_GAMES;
  const inherited = pluralize(tables.cards.length, 'card');
  const lines = [
    ...(subject.cards.length > 0
      ? []
      : [`This set has no cards of its own. To see the ${inherited} it inherits, add --inherited.`]),
    ...remarksOf(run, ladder, findings),
    ...(findings.noPrice === null || isFew ? [] : [`No price is judged. ${findings.noPrice}`]),
    // A ladder reports itself which cards are not judged.
    ...(ladder ? [agreementRemark(ladder)] : isFew ? [] : notJudged(run)),
  ];
  if (lines.length === 0) return styled('green', 'Nothing stands out.');
  return [styled('bold', 'What stands out'), ...lines.map(item)].join('\n');
}

/** The results of additional games: the value of cards to strong players, and advised changes. */
function advice(results: Omit<RunResults, 'compared'>): string {
  if (!results.more.restricted && !results.more.trials) return '';
  return textsOf(results, ['restricted', 'advice'])
    .map(({ title, remarks: lines }) => [title, ...lines.map(item)].join('\n'))
    .join('\n\n');
}

/** Reports how many cards are not judged: otherwise they would seem to be fine. */
function notJudged(run: Simulation): string[] {
  const { cards } = run.subject;
  const left = cards.filter((card) => winsWith(run, card).games < FEWEST_GAMES).length;
  if (left === 0) return [];
  const which =
    left === cards.length
      ? 'No card is'
      : `${left} of ${cards.length} cards ${left === 1 ? 'is' : 'are'} not`;
  return [
    `${which} judged by win lift: that takes ${FEWEST_GAMES} games with the card in a starting hand. Play more games.`,
  ];
}

/** The sections of a run. Each has a title, a table if it has rows, and sentences. */
function textsOf({ match, compared = null, more = NOTHING_FURTHER, ...rest }: Results, ids: SectionId[]) {
  return sectionsOf({ match, compared, more, ...rest }, ids).map((section) => ({
    title: styled('bold', section.title),
    tables: section.table ? [showTable(section.table)] : [],
    remarks: section.remarks.map(({ text }) => plainText(match.run, text)),
  }));
}

type Results = Pick<RunResults, 'match'> & Partial<RunResults>;

/**
 * Shows how two versions differ.
 * @param against the name of the other version
 */
export function showCompared(compared: RunComparison, against: string, match: Match): string {
  const [{ tables, remarks }] = textsOf({ match, compared, against }, ['change']);
  const head = styled('bold', `This version minus ${against}, over games with the same seeds`);
  return [head, ...tables, ...remarks.map((text) => paragraph(text))].join('\n\n');
}

/** Shows the figures of each strength side by side: for all games, for hands, and for cards. */
export const showLadder = (ladder: Ladder, run: Simulation): string =>
  [
    styled('bold', `The same deals at ${ladder.strengths.length} strengths`),
    ...textsOf({ match: { run, against: null }, more: { ...NOTHING_FURTHER, ladder } }, [
      'strengths',
      'ladder-hands',
      'ladder',
    ]).flatMap(({ tables }) => tables),
    paragraph(LADDER_LEGEND),
  ].join('\n\n');

const LADDER_LEGEND =
  'Games in a hundred more than a fair share that are won by the seat that begins with the card or hand, ± its 95 % margin. ' +
  'Agreed: what the two strongest say together; disputed: one is sure, and the other says the opposite; unconfirmed: the second strongest is sure, and the strongest played too few games. Slope: how much more is won for each step up from greedy.';

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

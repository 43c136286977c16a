/** The figures of many games, as tables and sentences. */
import { counted } from '../../../program/messages/index.ts';
import {
  adviceRemarks,
  agreementRemark,
  between,
  type CardFigures,
  ENOUGH,
  type Figures,
  type Further,
  figuresOf,
  findingsOf,
  handLabelOf,
  type Ladder,
  labelOf,
  missingToJudge,
  NOTHING_FURTHER,
  percent,
  remarksOf,
  restrictedRemarks,
  type Simulation,
  type Spread,
  shareOf,
  signed,
  spreadOf,
  WRONG_NAMES,
  winsWith,
} from '../../../simulate/index.ts';
import { styled } from '../../terminal/styles.ts';
import { item, paragraph, table } from '../../terminal/table.ts';

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
  const figures = figuresOf(run);
  if (figures.games === 0) return 'No game was played.';
  return [
    headline(run, seconds, set, kept),
    lengths(figures),
    cards(figures, run),
    hands(figures, run),
    bots(run),
    remarks(run, more.ladder),
    advice(run, more),
    paragraph(LEGEND),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const LEGEND =
  'P10–P90: 10th to 90th percentile. In play: games in which the card was. Draws: median number of draws until it came into ' +
  'play, if it began in hand. Steps: reached and all. Win lift: how many more games in a hundred than a fair share are won by ' +
  `the seat that begins with the card; in brackets its 95 % confidence interval. –: fewer than ${ENOUGH} games show it.`;

function headline({ options, tally }: Simulation, seconds: number, set: string, kept: number): string {
  const who = [...new Set(options.bots)].join(', ');
  const what = set === '' ? 'an unnamed set' : set;
  const now = tally.games - kept;
  const rate = seconds > 0 ? `, ${(now / seconds).toFixed(1)} games a second` : '';
  const from = kept > 0 ? `${kept} from the file of --resume` : '';
  const duration =
    from === '' ? `${seconds} s${rate}` : now === 0 ? from : `${from}, ${now} in ${seconds} s${rate}`;
  const games = counted(tally.games, 'game');
  return `${games} with ${what}: ${counted(options.players, 'player')} (${who}), seed ${options.seed}; ${duration}.`;
}

function lengths({ draws, points }: Figures): string {
  const whole = (number: number) => number.toFixed(0);
  const row = (name: string, { mean, p10, p50, p90 }: Spread) => [
    name,
    mean.toFixed(1),
    whole(p50),
    `${whole(p10)} to ${whole(p90)}`,
  ];
  return table(
    ['', 'Mean', 'Median', 'P10–P90'],
    [row('Draws in a game', draws), row('Points of a seat', points)],
  );
}

function cards({ cards: rows }: Figures, run: Simulation): string {
  if (rows.length === 0) return '';
  const rates = new Map(findingsOf(run).cards.map(({ number, rate }) => [number, rate]));
  // Cards that stand out come first, then those that do not work, then the others by their distance from a fair share.
  const rank = (row: CardFigures) => {
    if ((rates.get(row.number) ?? 1) <= WRONG_NAMES) return 0;
    if (row.completed === 0 || row.operationsReached < row.operations) return 1;
    return isJudged(run, run.tables.cardOf[row.number]) ? 2 : 3;
  };
  const distance = ({ number, winLift }: CardFigures) =>
    isJudged(run, run.tables.cardOf[number]) ? Math.abs(winLift) : 0;
  const sorted = rows.toSorted(
    (a, b) => rank(a) - rank(b) || distance(b) - distance(a) || a.number - b.number,
  );
  const cell = (row: CardFigures) => [
    labelOf(run.tables, row.number),
    `${row.inPlay}`,
    delayCell(row, run),
    `${row.completed}`,
    steps(row),
    liftCell(row, run),
  ];
  return table(['Card', 'In play', 'Draws', 'Completed', 'Steps', 'Win lift'], sorted.map(cell));
}

/** How long the card waited in hand, or a dash if too few games show it. */
function delayCell({ number }: CardFigures, { tally, tables }: Simulation): string {
  const { held, dead, came } = tally.cards[tables.cardOf[number]];
  return held - dead < ENOUGH ? '–' : `${spreadOf(came).p50}`;
}

/** The win lift, or a dash if too few games began with the card. */
function liftCell({ number, winLift, low, high }: CardFigures, run: Simulation): string {
  if (!isJudged(run, run.tables.cardOf[number])) return '–';
  return `${signed(winLift)} (${between({ low, high }, signed)})`;
}

const isJudged = (run: Simulation, card: number): boolean => winsWith(run, card).games >= ENOUGH;

function steps({ operations, operationsReached }: CardFigures): string {
  const text = `${operationsReached}/${operations}`;
  return operationsReached < operations ? `${text} !` : text;
}

function hands({ hands: rows }: Figures, { tables }: Simulation): string {
  const played = rows.filter(({ games }) => games > 0).toSorted((a, b) => b.winShare - a.winShare);
  return shares(
    ['Hand', 'Games'],
    played.map(({ name, winShare: share, ...rest }) => ({
      ...{ name: handLabelOf(tables, name), share, ...rest },
    })),
  );
}

/** How often each kind of bot wins, if there are several. */
function bots({ tally }: Simulation): string {
  const rows = Object.entries(tally.bots).toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (rows.length < 2) return '';
  return shares(
    ['Bot', 'Seats'],
    rows.map(([name, wins]) => ({ name, games: wins.games, ...shareOf(wins) })),
  );
}

function shares(
  heads: readonly string[],
  rows: readonly { name: string; games: number; share: number; low: number; high: number }[],
): string {
  if (rows.length === 0) return '';
  return table(
    [...heads, 'Won'],
    rows.map(({ name, games, share, ...bounds }) => [
      name,
      `${games}`,
      `${percent(share)} % (${between(bounds)})`,
    ]),
  );
}

function remarks(run: Simulation, ladder: Ladder | null): string {
  // A ladder reports itself which cards are not judged.
  const lines = [
    ...ownCards(run),
    ...remarksOf(run, ladder),
    ...unpriced(run),
    ...(ladder ? [agreementRemark(ladder)] : notJudged(run)),
  ];
  if (lines.length === 0) return styled('green', 'Nothing stands out.');
  return [styled('bold', 'What stands out'), ...lines.map(item)].join('\n');
}

/** Explains why no card is listed. */
function ownCards({ subject, tables }: Simulation): string[] {
  if (subject.cards.length > 0) return [];
  return [
    `This set has no cards of its own. To see the ${counted(tables.cards.length, 'card')} it inherits, add --inherited.`,
  ];
}

/** The results of additional games: the value of cards to strong players, and advised changes. */
function advice(run: Simulation, { restricted, trials, ladder }: Further): string {
  const name = (card: number) => labelOf(run.tables, card);
  return [
    ...(restricted ? [['Playing without a card', ...restrictedRemarks(restricted, name)]] : []),
    ...(trials
      ? [['What to change', ...adviceRemarks(trials, name, missingToJudge(findingsOf(run), ladder))]]
      : []),
  ]
    .map(([title, ...lines]) => [styled('bold', title), ...lines.map(item)].join('\n'))
    .join('\n\n');
}

/** Explains why no card is cheap or dear. */
function unpriced(run: Simulation): string[] {
  const { noPrice } = findingsOf(run);
  // For very few games, there is another sentence already.
  return noPrice === null || run.tally.games < ENOUGH ? [] : [`No price is judged. ${noPrice}`];
}

/** Reports how many cards are not judged: otherwise they would seem to be fine. */
function notJudged(run: Simulation): string[] {
  const { cards } = run.subject;
  const left = cards.filter((card) => !isJudged(run, card)).length;
  // For very few games, there is another sentence already.
  if (left === 0 || run.tally.games < ENOUGH) return [];
  const which =
    left === cards.length
      ? 'No card is'
      : `${left} of ${cards.length} cards ${left === 1 ? 'is' : 'are'} not`;
  return [
    `${which} judged by win lift: that takes ${ENOUGH} games with the card in a starting hand. Play more games.`,
  ];
}

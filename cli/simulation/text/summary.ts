/** The figures of many games, as tables and sentences. */
import { counted } from '../../../program/messages/index.ts';
import {
  agreementRemark,
  botList,
  FEWEST_GAMES,
  type Findings,
  type Further,
  findingsOf,
  type Ladder,
  NOTHING_FURTHER,
  type RunResults,
  remarksOf,
  type Simulation,
  winsWith,
} from '../../../simulate/index.ts';
import { styled } from '../../terminal/output.ts';
import { item, paragraph } from '../../terminal/table.ts';
import { textsOf } from './sections.ts';

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
  const games = counted(tally.games, 'game');
  return `${games} with ${what}: ${counted(options.players, 'player')} (${botList(options.bots)}), seed ${options.seed}; ${duration}.`;
}

function remarks(run: Simulation, findings: Findings, ladder: Ladder | null): string {
  // A ladder reports itself which cards are not judged.
  const lines = [
    ...ownCards(run),
    ...remarksOf(run, ladder, findings),
    ...unpriced(run, findings),
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
function advice(results: Omit<RunResults, 'compared'>): string {
  if (!results.more.restricted && !results.more.trials) return '';
  return textsOf(results, ['restricted', 'advice'])
    .map(({ title, remarks: lines }) => [title, ...lines.map(item)].join('\n'))
    .join('\n\n');
}

/** Explains why no card is cheap or dear. */
function unpriced(run: Simulation, { noPrice }: Findings): string[] {
  // For very few games, there is another sentence already.
  return noPrice === null || run.tally.games < FEWEST_GAMES ? [] : [`No price is judged. ${noPrice}`];
}

/** Reports how many cards are not judged: otherwise they would seem to be fine. */
function notJudged(run: Simulation): string[] {
  const { cards } = run.subject;
  const left = cards.filter((card) => winsWith(run, card).games < FEWEST_GAMES).length;
  // For very few games, there is another sentence already.
  if (left === 0 || run.tally.games < FEWEST_GAMES) return [];
  const which =
    left === cards.length
      ? 'No card is'
      : `${left} of ${cards.length} cards ${left === 1 ? 'is' : 'are'} not`;
  return [
    `${which} judged by win lift: that takes ${FEWEST_GAMES} games with the card in a starting hand. Play more games.`,
  ];
}

/** Shows the same deals at several strengths, side by side. */
import {
  byImportance,
  ENOUGH,
  handLabelOf,
  type Ladder,
  labelOf,
  percent,
  type Simulation,
  signed,
  verdictOf,
} from '../../../simulate/index.ts';
import { styled } from '../../terminal/styles.ts';
import { paragraph, table } from '../../terminal/table.ts';

/** Shows the figures of each strength side by side: for all games, for hands, and for cards. */
export function showLadder(ladder: Ladder, { tables, options }: Simulation): string {
  const { strengths, cards, hands } = ladder;
  const bots = strengths.map(({ bot }) => bot);
  const games = strengths.map((one) => [
    one.bot,
    `${one.games}`,
    one.draws.mean.toFixed(1),
    one.points.mean.toFixed(1),
  ]);
  const cardRows = cards.map((judgement, at) => ({
    name: labelOf(tables, judgement.number),
    judgement,
    at: strengths.map((one) => ({ ...one.cards[at], share: one.cards[at].winLift })),
  }));
  const fair = 1 / options.players;
  const handRows = hands.flatMap((judgement, at) => {
    const shares = strengths.map((one) => one.hands[at]);
    if (shares.every((one) => one.games === 0)) return [];
    const lifts = shares.map(({ winShare, low, high, ...rest }) => ({
      ...{ ...rest, share: winShare - fair, low: low - fair, high: high - fair },
    }));
    return [{ name: handLabelOf(tables, judgement.name), judgement, at: lifts }];
  });
  return [
    styled('bold', `The same deals at ${strengths.length} strengths`),
    table(['Bots', 'Games', 'Draws', 'Points'], games),
    ...(handRows.length === 0 ? [] : [sideBySide('Hand', bots, handRows)]),
    ...(cardRows.length === 0 ? [] : [sideBySide('Card', bots, cardRows)]),
    paragraph(SIDE_LEGEND),
  ].join('\n\n');
}

const SIDE_LEGEND =
  'Games in a hundred more than a fair share that are won by the seat that begins with the card or hand, ± its 95 % margin. ' +
  'Agreed: what the two strongest say together; disputed: one is sure, and the other says the opposite; unconfirmed: the second strongest is sure, and the strongest played too few games. Slope: how much more is won for each step up from greedy.';

/** A figure at one strength. */
interface Figure {
  share: number;
  low: number;
  high: number;
  games: number;
}

interface Row {
  name: string;
  judgement: Ladder['cards'][number] | Ladder['hands'][number];
  at: Figure[];
}

/** A table with one line per row, the most important first. */
function sideBySide(what: string, bots: readonly string[], rows: readonly Row[]): string {
  return table(
    [what, ...bots, 'Agreed', 'Slope'],
    byImportance(rows).map(({ name, judgement, at }) => [
      name,
      ...at.map(figure),
      verdictOf(judgement),
      slope(judgement),
    ]),
  );
}

function figure({ share, low, high, games }: Figure): string {
  if (games < ENOUGH) return '–';
  return `${signed(share)} ± ${percent((high - low) / 2)}`;
}

const CALLS = { experts: 'for experts', trap: 'a trap' } as const;

function slope({ slope: found, calls }: Row['judgement']): string {
  if (!found) return '–';
  const word = calls === null ? '' : `, ${CALLS[calls]}`;
  return `${signed(found.mean)} ± ${percent((found.high - found.low) / 2)}${word}`;
}

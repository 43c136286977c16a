/** Sections about bots of different strength that played the same deals. */
import { pluralize } from '../../program/messages/index.ts';
import { type HandInput, handPlays } from '../figures/hands.ts';
import { percent, signedNumber } from '../figures/labels.ts';
import { type Cell, type Column, cell, column, makePlot, type Section, toTable } from '../figures/section.ts';
import { FEWEST_GAMES, halfWidth, type Interval, isJudged } from '../statistics/certainty.ts';
import {
  agreementRemark,
  byImportance,
  cardItems,
  handItems,
  type Item,
  ladderRemarks,
  verdictText,
} from './items.ts';
import type { Judgement, Ladder, RungFigures } from './ladder.ts';

export const STRENGTHS_TITLE = 'Bots of different strength';

/** How the strengths play, and how far they agree. */
export function strengthsSection(ladder: Ladder): Section {
  const rows = ladder.strengths.map((strength, at) => ({
    ...strength,
    next: ladder.agreement.find(({ bots }) => bots[1] === strength.bot && at > 0),
  }));
  const about = ladder.strengths.some(({ hands }) => hands.some(({ games }) => games > 0))
    ? 'cards, and below them preset hands,'
    : 'cards';
  return {
    title: STRENGTHS_TITLE,
    paragraphs: [
      'The same deals, played by weak and strong players. What all of them find is true of the cards; what only one finds may be true of that player alone.',
      agreementRemark(ladder),
      'Cards are named only where the two strongest agree. A strength of fewer games has wider intervals, which makes agreement look smaller.',
    ],
    table: toTable(rows, [
      column.text('Bots', ({ bot }) => bot),
      column.figure('Games', ({ games }) => cell.number(games), 'games played at this strength'),
      column.figure('Draws', ({ draws }) => cell.number(draws.mean, 1), 'mean draws of a game'),
      column.figure(
        'Points',
        ({ points }) => cell.number(points.mean, 1),
        'mean points of a seat at the end',
      ),
      column.detail(
        'Same sign',
        ({ next }) => agreementCell(next, 'sign', (sign) => `${percent(sign)} %`),
        `${about} about which the strength below says the same: that they win more than a fair share, or less`,
      ),
      column.detail(
        "Kendall's τ",
        ({ next }) => agreementCell(next, 'tau', (tau) => tau.toFixed(2)),
        `how far the strength below puts ${about} in the same order: 1 the same, 0 by chance`,
      ),
    ]),
  };
}

/** A figure of how far a strength agrees with the one below about cards and, in small letters, about hands. */
function agreementCell(
  agreement: Ladder['agreement'][number] | undefined,
  figure: 'sign' | 'tau',
  show: (value: number) => string,
): Cell {
  const [cards, hands] = (['cards', 'hands'] as const).map((of) => agreement?.[of][figure]);
  return {
    ...(typeof cards === 'number' ? { text: show(cards), value: cards } : cell.none),
    ...(typeof hands === 'number' && { more: `hands ${show(hands)}` }),
  };
}

/** A table of cards, with a column for each strength. */
export function ladderCardsSection(ladder: Ladder, { names: { card: label } }: HandInput): Section | null {
  if (ladder.cards.length === 0) return null;
  const [second, best] = ladder.strongest;
  const items = cardItems(ladder);
  const placed = items
    .map(({ card, judgement, at }) => ({ card: card!, named: judgement.agreed !== null, both: at.slice(-2) }))
    .filter(({ both }) => both.every(isJudged))
    .map(({ card, named, both: [x, y] }) => ({
      label: label(card),
      x: x.lift * 100,
      y: y.lift * 100,
      named,
    }));
  return {
    title: 'Cards at each strength',
    paragraphs: [
      'By how many percentage points the seat that begins with the card wins more often than a fair share, for each kind of player.',
      slopeMeaning('card'),
      placed.length === 0
        ? 'No card has enough games at the two highest strengths for a plot.'
        : `Each point in the plot is a card: the further right, the more it wins with ${second}, and the further up, the more with ${best}. On the dashed line it wins the same with both. Cards that both agree about have another colour, in the plot and in the table.`,
    ],
    plot: makePlot(
      placed,
      {
        kind: 'paired',
        of: {
          rows: placed,
          fromZero: true,
          axes: [`percentage points more, with ${second}`, `with ${best}`],
        },
      },
      `What ${ladder.strongest.join(' and ')} say of ${pluralize(placed.length, 'card')}; the table has the same figures`,
    ),
    remarks: ladderRemarks(ladder, items, 'card'),
    table: itemsTable(
      ladder,
      items,
      column.card(({ card }) => card!, label),
    ),
  };
}

/** A table of preset hands, with a column for each strength. */
export function ladderHandsSection(ladder: Ladder, input: HandInput): Section | null {
  const { names, run, findings } = input;
  const { players } = run.options;
  const items = handItems(ladder, 1 / players, names.hand);
  if (items.length === 0) return null;
  const play = new Map(findings.hands.map((one) => [names.hand(one.name), handPlays(input, one)]));
  return {
    title: 'Hands at each strength',
    paragraphs: [
      `By how many percentage points each kind of player wins more often than a fair share (${percent(1 / players)} %) with each preset hand.`,
      slopeMeaning('hand'),
    ],
    remarks: ladderRemarks(ladder, items, 'hand', (name) => play.get(name) ?? ''),
    table: itemsTable(
      ladder,
      items,
      column.text('Hand', ({ name }) => name),
    ),
  };
}

const slopeMeaning = (what: 'card' | 'hand'): string =>
  `The slope shows how this changes with stronger players, from greedy upwards: a ${what} that rises is for experts, one that falls is a trap.`;

/** A table with a column for each strength, and columns for their joint judgement. */
const itemsTable = ({ strengths, strongest }: Ladder, items: readonly Item[], head: Column<Item>) =>
  toTable(
    byImportance(items),
    [
      head,
      ...strengths.map(({ bot }, strength) =>
        column.figure<Item>(bot, ({ at }) => figureCell(at[strength]), `percentage points more, with ${bot}`),
      ),
      column.text('Agreed', ({ judgement }) => verdictText(judgement) || '–'),
      column.figure(
        'Slope',
        ({ judgement }) => slopeCell(judgement),
        `percentage points more for each step up; ${strongest.join(' and ')} are the highest`,
      ),
    ],
    { named: ({ judgement }) => judgement.agreed !== null },
  );

const figureCell = ({ lift, low, high, games }: Item['at'][number]): Cell =>
  games < FEWEST_GAMES ? cell.none : { ...marginCell(lift, { low, high }), more: `${games} games` };

const CALLS = { experts: 'for experts', trap: 'a trap' } as const;

function slopeCell({ slope, calls }: Judgement): Cell {
  if (!slope) return cell.none;
  const { text, value } = marginCell(slope.mean, slope);
  return { text: calls ? `${text}, ${CALLS[calls]}` : text, value };
}

/** A figure with its margin of error. */
const marginCell = (value: number, interval: Interval) => ({
  text: `${signedNumber(value)} ± ${percent(halfWidth(interval))}`,
  value,
});

/** A table of cards: how often each strength brings them into play, and what they give. */
export function ladderUseSection(ladder: Ladder, { names: { card: label } }: HandInput): Section | null {
  if (ladder.cards.length === 0) return null;
  const rows = ladder.cards.map(({ number }, at) => ({
    number,
    at: ladder.strengths.map(({ games, cards }) => ({ ...cards[at], games })),
  }));
  return {
    title: 'Use at each strength',
    paragraphs: [
      'How often each kind of player brings a card into play, of the games that a player begins with it in hand. Below: how often its effect runs in a hundred games, and the points it gives each time.',
      'A card that strong players use more needs a plan. One that nobody uses is too expensive, or does too little.',
    ],
    table: toTable(rows, [
      column.card<(typeof rows)[number]>(({ number }) => number, label),
      ...ladder.strengths.map(({ bot }, strength) =>
        column.figure<(typeof rows)[number]>(
          bot,
          ({ at }) => useCell(at[strength]),
          `% of games in which ${bot} brings it into play`,
        ),
      ),
    ]),
  };
}

/** @param use the card at one strength; `games` are all games of that strength */
function useCell({ held, dead, completed, points, games }: RungFigures['cards'][number]): Cell {
  const runs = pluralize(Math.round((100 * completed) / games), 'time');
  const more = completed === 0 ? 'never' : `${runs}, ${(points / completed).toFixed(1)} points`;
  return held < FEWEST_GAMES ? { ...cell.none, more } : cell.percent((held - dead) / held, { more });
}

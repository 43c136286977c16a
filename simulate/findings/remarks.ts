/** What stands out in a run, as sentences for who designs the cards. */

import { cardLabel } from '../../program/index.ts';
import { seatNumber, type Tables } from '../../runtime/index.ts';
import { liftOf, winsWith } from '../figures/figures.ts';
import { CONFIDENCE } from '../figures/intervals.ts';
import { labelOf } from '../figures/labels.ts';
import { ENOUGH, WRONG_NAMES } from '../figures/multiple-testing.ts';
import type { Simulation } from '../run/simulation.ts';
import { type Findings, findingsOf } from './findings.ts';
import { stuckSteps } from './unreached-steps.ts';

/** A sentence, and what kind of figure it is taken from. */
export interface Said {
  about:
    | 'games'
    | 'steps'
    | 'cards'
    | 'prices'
    | 'pairs'
    | 'hands'
    | 'seats'
    | 'circles'
    | 'stopped'
    | 'supplies';
  text: string;
}

/**
 * How few games were played, where they are few; then sentences about single cards, by number (never seen, never used, steps that never ran and why, too strong or too
 * weak), then about prices, pairs, hands, seats, games without an end and supplies.
 */
export function remarksOf(run: Simulation): string[] {
  return saidOf(run).map(({ text }) => text);
}

/** The same sentences with what each is about. */
export function saidOf(run: Simulation): Said[] {
  const { subject, tables, tally } = run;
  const findings = findingsOf(run);
  const as = (about: Said['about'], texts: readonly string[]) => texts.map((text) => ({ about, text }));
  const loops = as('stopped', endless(findings, tables));
  if (tally.games === 0) return loops;
  // Of a hundred cards five would stand out by chance alone: all together are to hold with the confidence of one.
  const sure = 1 - (1 - CONFIDENCE) / subject.cards.length;
  return [
    ...as('games', fewGames(tally.games)),
    ...subject.cards.flatMap((card) => [
      ...as('steps', workOf(run, card)),
      ...as('cards', strengthOf(run, card, sure)),
    ]),
    ...as('cards', likely(run, findings, sure)),
    ...as('prices', prices(findings, tables)),
    ...as('pairs', pairs(findings, tables)),
    ...as('hands', hands(findings)),
    ...as('seats', seats(findings)),
    ...as('circles', circles(findings, tables)),
    ...loops,
    ...as('supplies', empty(findings, tally.games)),
  ];
}

/** What a handful of games can tell. */
function fewGames(games: number): string[] {
  if (games >= ENOUGH) return [];
  const played = games === 1 ? 'Only one game was' : `Only ${games} games were`;
  return [
    `${played} played: the figures show what happened, not what the cards are worth. Nothing is judged by fewer than ${ENOUGH} games.`,
  ];
}

function workOf({ tables, tally, effects }: Simulation, card: number): string[] {
  const { feature } = tables.cards[card];
  const counted = tally.cards[card];
  const { inPlay, completed } = counted;
  const name = `${feature ? 'Feature' : 'Card'} ${cardLabel(tables.cards[card])}`;
  if (inPlay === 0) return [`${name} was never ${feature ? 'laid' : 'in play'}.`];
  const games = inPlay === 1 ? 'one game' : `${inPlay} games`;
  if (completed === 0) {
    return [
      feature
        ? `${name} was laid in ${games} and gave nothing.`
        : `${name} was in play in ${games} and never completed.`,
    ];
  }
  const never = stuckSteps(effects[card], counted);
  if (never.length === 0) return [];
  const steps = never.map(({ step, operation }) => `${step} (${operation})`).join(', ');
  const [noun, verb] = never.length === 1 ? ['step', 'was'] : ['steps', 'were'];
  const why = [...new Set(never.map(({ reason }) => reason).filter((reason) => reason !== ''))].join('; ');
  return [
    `${name} ran ${completed === 1 ? 'once' : `${completed} times`}, but its ${noun} ${steps} ${verb} never reached: ${why}.`,
  ];
}

function strengthOf(run: Simulation, card: number, sure: number): string[] {
  if (!isSure(run, card, sure)) return [];
  const label = cardLabel(run.tables.cards[card]);
  const { winLift, low, high } = liftOf(run, card);
  const [times, ...bounds] = [winLift, ...(winLift > 0 ? [low, high] : [high, low])].map((share) =>
    Math.round(Math.abs(share) * 100),
  );
  const [often, more] = winLift > 0 ? ['more', 'more'] : ['less', 'fewer'];
  const { games } = winsWith(run, card);
  return [
    `Who begins with card ${label} wins clearly ${often} often: ${times} games of a hundred ${more} than a fair share (${bounds.join(' to ')}; ${games} games).`,
  ];
}

function isSure(run: Simulation, card: number, sure: number): boolean {
  const { low, high } = liftOf(run, card, sure);
  return winsWith(run, card).games >= ENOUGH && (low > 0 || high < 0);
}

/** Cards that are not sure one by one, but of which few are named wrongly. */
function likely(run: Simulation, { cards }: Findings, sure: number): string[] {
  const named = run.subject.cards.flatMap((card, at) =>
    cards[at].rate > WRONG_NAMES || isSure(run, card, sure) ? [] : [card],
  );
  if (named.length === 0) return [];
  const list = named.map((card) => {
    const { winLift } = liftOf(run, card);
    return `${cardLabel(run.tables.cards[card])} (${winLift > 0 ? '+' : ''}${(winLift * 100).toFixed(1)})`;
  });
  return [
    `Of ${cards.length} cards these, too, win more or less than they should, one in ${1 / WRONG_NAMES} of them named wrongly: ${list.join(', ')}.`,
  ];
}

function prices({ price }: Findings, tables: Tables): string[] {
  return (price?.outliers ?? []).map(({ number, points, expected }) => {
    const word = points > expected ? 'cheap' : 'dear';
    return `Card ${labelOf(tables, number)} is ${word} for what it brings: ${points.toFixed(1)} points each time, where ${price?.of === 'bundled' ? 'bundled ' : ''}cards of its price make ${expected.toFixed(1)}.`;
  });
}

function pairs({ pairs: found }: Findings, tables: Tables): string[] {
  return found.map(
    ({ cards: [a, b], winShare, better, games }) =>
      `Cards ${labelOf(tables, a)} and ${labelOf(tables, b)} are far stronger together: who begins with both wins ${percent(winShare)} of ${games} games, with the better one ${percent(better)}.`,
  );
}

function hands({ hands: all, seats: { length } }: Findings): string[] {
  return all
    .filter(({ rate }) => rate <= WRONG_NAMES)
    .map(
      ({ name, games, winShare, low, high }) =>
        `Hand ${name} wins clearly ${winShare * length > 1 ? 'more' : 'less'} often: ${percent(winShare)} of its ${games} games (${bounds(low, high)}), where ${percent(1 / length)} are a fair share.`,
    );
}

function seats({ seats: all }: Findings): string[] {
  return all
    .filter(({ rate }) => rate <= WRONG_NAMES)
    .map(
      ({ seat, games, winShare, low, high }) =>
        `Seat ${seatNumber(seat)} wins clearly ${winShare * all.length > 1 ? 'more' : 'less'} often: ${percent(winShare)} of ${games} games (${bounds(low, high)}).`,
    );
}

/** Who runs so often on one draw goes round in a circle with others, or alone. */
const CIRCLE = 10;

function circles({ cards }: Findings, tables: Tables): string[] {
  const [most, ...others] = cards
    .filter(({ mostOnDraw }) => mostOnDraw >= CIRCLE)
    .toSorted((a, b) => b.mostOnDraw - a.mostOnDraw);
  if (!most) return [];
  const along =
    others.length === 0 ? '' : `; with it ${others.map(({ number }) => labelOf(tables, number)).join(', ')}`;
  return [
    `Card ${labelOf(tables, most.number)} goes round in a circle: it ran up to ${most.mostOnDraw} times on one draw, and more than once on ${most.again}${along}.`,
  ];
}

function endless({ stopped }: Findings, tables: Tables): string[] {
  return stopped.flatMap(({ card, games }) => {
    const times = games === 1 ? 'one game' : `${games} games`;
    return card === null
      ? [`${times} went on without an end until the draws were too many.`]
      : [`Card ${labelOf(tables, card)} went on and on until ${times} had to be stopped.`];
  });
}

/** What is gone in more games than this is told. */
const OFTEN = 0.05;

function empty({ ranOut }: Findings, games: number): string[] {
  const often = ranOut.filter((one) => one.games > OFTEN * games);
  if (often.length === 0) return [];
  return [
    `There was none left of: ${often.map((one) => `${one.what} (${games < ENOUGH ? `${one.games} of ${games}` : `${percent(one.games / games)} of the`} games)`).join(', ')}.`,
  ];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const bounds = (low: number, high: number): string =>
  `${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)}`;

/** Targets for the bundled cards, compared with the results. */

import { labelOf, signedNumber } from '../../simulate/figures/labels.ts';
import { operationsOf } from '../../simulate/figures/operations.ts';
import { figuresOf, findingsOf } from '../../simulate/figures/registry.ts';
import type { Simulation } from '../../simulate/run/simulation.ts';
import { type GameKind, PLAYERS } from './measure.ts';

/** The share of games a preset hand may win. */
export const HAND = { least: 0.17, most: 0.33 };
/** The draws of the median game. */
const DRAWS = { least: 50, most: 110 };
/** The least number of times a card must be completed per game in play. */
const COMPLETED = 0.01;
/** No win lift may be beyond this with its whole 95 % interval, upwards or downwards. */
export const LIFT = 0.1;
/** How much more than its fair share the first seat may win. */
const FIRST_SEAT = 0.04;

/** One target, the result, and whether the target is met. */
export interface Promised {
  target: string;
  measured: string;
  holds: boolean;
}

/** A run for each kind of game that was measured. */
export type RunsByKind = Partial<Record<GameKind, Simulation>> & { drafted: Simulation };

/** The kinds that were measured, in their order. */
export const kindsOf = (runs: RunsByKind): GameKind[] => Object.keys(runs) as GameKind[];

/** Whether a card, by its number, is one that the page is about. */
export type CardFilter = (number: number) => boolean;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
/** A limit in whole percentage points. */
const limit = (difference: number): string => `${Math.round(difference * 100)}`;

/** All targets, in a fixed order. */
export function promisesOf(runs: RunsByKind, shown: CardFilter): Promised[] {
  const { footprint, leaf } = runs;
  return [
    ...(footprint ? [handsPromise(footprint, 'footprint', shown)] : []),
    ...(leaf ? [handsPromise(leaf, 'leaf', shown)] : []),
    drawsPromise(runs),
    completedPromise(runs, shown),
    liftPromise(runs, shown),
    seatPromise(runs),
    reachedPromise(runs, shown),
  ];
}

/** Considers only hands with a card that the page is about. */
function handsPromise(run: Simulation, kind: GameKind, shown: CardFilter): Promised {
  const { cards, hands: known } = run.tables;
  const looked = known.filter((hand) => hand.cards.some((card) => shown(cards[card].number)));
  const names = new Set(looked.map(({ word }) => word.name));
  const hands = figuresOf(run)
    .hands.filter(({ games, name }) => games > 0 && names.has(name))
    .toSorted((a, b) => a.winShare - b.winShare);
  const [least, most] = [hands[0], hands[hands.length - 1]];
  const isAlone = hands.length === 1;
  const found = ({ winShare, name }: (typeof hands)[number]) => `${percent(winShare)} (${name})`;
  return {
    target: `${isAlone ? `the ${kind} hand ${least.name}` : `each ${kind} hand`} wins ${percent(HAND.least)} to ${percent(HAND.most)} of its games, where 25 % is fair`,
    measured: isAlone ? percent(least.winShare) : `${found(least)} to ${found(most)}`,
    holds: least.winShare >= HAND.least && most.winShare <= HAND.most,
  };
}

function drawsPromise(runs: RunsByKind): Promised {
  const medians = Object.values(runs).map((run) => figuresOf(run).draws.p50);
  return {
    target: `the median game has ${DRAWS.least} to ${DRAWS.most} draws`,
    measured: `${medians.join(', ')} (${kindsOf(runs).join(', ')})`,
    holds: medians.every((draws) => draws >= DRAWS.least && draws <= DRAWS.most),
  };
}

/** The counts of each card over all games, by its number. */
function sumByCard(runs: RunsByKind, shown: CardFilter) {
  const all = new Map<number, { inPlay: number; completed: number; ran: number[] }>();
  for (const { tables, tally, effects } of Object.values(runs)) {
    for (const [card, { number }] of tables.cards.entries()) {
      const { inPlay, runs: completed, ran } = tally.cards[card];
      const sum = all.get(number) ?? {
        inPlay: 0,
        completed: 0,
        ran: Array<number>(operationsOf(effects[card])).fill(0),
      };
      sum.inPlay += inPlay;
      sum.completed += completed;
      ran.forEach((times, step) => {
        sum.ran[step] += times;
      });
      all.set(number, sum);
    }
  }
  return [...all]
    .filter(([number]) => shown(number))
    .toSorted(([a], [b]) => a - b)
    .map(([number, sums]) => ({ number, ...sums }));
}

function completedPromise(runs: RunsByKind, shown: CardFilter): Promised {
  const share = ({ inPlay, completed }: { inPlay: number; completed: number }) =>
    inPlay === 0 ? 0 : completed / inPlay;
  const [least] = sumByCard(runs, shown).toSorted((a, b) => share(a) - share(b));
  return {
    target: `each card is completed at least ${COMPLETED} times per game in play`,
    measured: `lowest: card ${labelOf(runs.drafted.tables, least.number)}, ${share(least).toFixed(2)} times per game`,
    holds: share(least) >= COMPLETED,
  };
}

function liftPromise(runs: RunsByKind, shown: CardFilter): Promised {
  const lifts = figuresOf(runs.drafted).cards.filter(({ number }) => shown(number));
  // The cards whose whole interval is furthest from zero.
  const [least] = lifts.toSorted((a, b) => a.high - b.high);
  const [most] = lifts.toSorted((a, b) => b.low - a.low);
  const liftText = ({ number, winLift, low, high }: (typeof lifts)[number]) =>
    `${signedNumber(winLift)} (card ${labelOf(runs.drafted.tables, number)}, ${signedNumber(low)} to ${signedNumber(high)})`;
  return {
    target: `no drafted card has a win lift whose whole interval is beyond ±${limit(LIFT)} percentage points`,
    measured: `furthest: ${liftText(least)} and ${liftText(most)}`,
    holds: lifts.every(({ low, high }) => low <= LIFT && high >= -LIFT),
  };
}

function seatPromise(runs: RunsByKind): Promised {
  const first = Object.values(runs).map((run) => findingsOf(run).seats[0].winShare - 1 / PLAYERS);
  return {
    target: `the first seat wins less than ${limit(FIRST_SEAT)} percentage points more than the fair 25 %`,
    measured: `${first.map((more) => signedNumber(more)).join(', ')} (${kindsOf(runs).join(', ')})`,
    holds: first.every((more) => more < FIRST_SEAT),
  };
}

function reachedPromise(runs: RunsByKind, shown: CardFilter): Promised {
  const all = sumByCard(runs, shown);
  const never = all.flatMap(({ number, ran }) =>
    ran.flatMap((times, step) =>
      times === 0 ? [`card ${labelOf(runs.drafted.tables, number)} step ${step + 1}`] : [],
    ),
  );
  const steps = all.reduce((sum, { ran }) => sum + ran.length, 0);
  return {
    target: 'every step of every card and feature runs',
    measured: never.length === 0 ? `all ${steps} ran` : `${never.join(', ')} never ran`,
    holds: never.length === 0,
  };
}

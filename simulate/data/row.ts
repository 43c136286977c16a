/**
 * What one game leaves for the tables (`columns.ts`): a line of JSON with the row of `games`, and under `cards` the
 * columns of all its rows of `cards`. Lines are what workers hand back and what is kept until the tables are written:
 * they cost little to make, take no room in memory, and a line that was cut off is known.
 */
import type { Coverage, Game } from '../../runtime/index.ts';
import { countRuns, type Effect, operationsOf } from '../figures/operations.ts';
import { emptyRuns } from '../figures/tally.ts';
import { TIMELINE_STEP } from './columns.ts';

/** Points by seat after every `TIMELINE_STEP` draws of a game. */
export interface Timeline {
  /** Looks at a game in which something is asked. */
  look(game: Game): void;
  rows: number[][];
}

/** Watches the points of a game from its start. */
export function watchPoints(): Timeline {
  const rows: number[][] = [];
  const look = ({ draws, vp }: Game) => {
    while (draws > TIMELINE_STEP * (rows.length + 1)) rows.push(vp.slice());
  };
  return { look, rows };
}

/** What is known of a game that has ended. */
export interface Played {
  index: number;
  game: Game;
  trace: Coverage;
  start: 'preset' | 'dealt' | 'named';
  /** Names of preset hands, by seat; null when dealt by chance. */
  hands: readonly string[] | null;
  bots: readonly { name: string }[];
  /** Share of the win, by seat; null when the game was stopped. */
  won: readonly number[] | null;
  /** Number of the card that kept it from ending. */
  stoppedBy: number | null;
  ranOut: ReadonlySet<string>;
  timeline: readonly (readonly number[])[];
  /** Cards each seat began with, by index. */
  held: readonly (readonly number[])[];
  inPlay: ReadonlySet<number>;
}

/** The line of a game, about these cards, by index in `tables.cards`. */
export function lineOf(played: Played, subject: readonly number[], effects: readonly Effect[][]): string {
  const { index, game, trace, start, hands, bots, won, stoppedBy, ranOut, timeline } = played;
  return JSON.stringify({
    game: index,
    seed: game.seed,
    start,
    ended: won ? 'over' : 'stopped',
    stopped_by: stoppedBy,
    draws: game.draws,
    decisions: game.decisions,
    chain: trace.all.most,
    points: game.vp,
    won,
    bots: bots.map(({ name }) => name),
    hands,
    began: began(played, subject),
    ran_out: [...ranOut].toSorted(),
    timeline,
    cards: cardsOf(played, subject, effects),
  });
}

/** Numbers of the cards each seat began with, smaller ones first. */
function began({ game, held }: Played, subject: readonly number[]): number[][] {
  const { cards } = game.tables;
  const about = new Set(subject);
  return held.map((all) =>
    all
      .filter((card) => about.has(card))
      .map((card) => cards[card].number)
      .toSorted((a, b) => a - b),
  );
}

/** The columns of the rows of `cards` but those that all rows of a game share. */
function cardsOf(
  { game, trace, won, held, inPlay }: Played,
  subject: readonly number[],
  effects: readonly Effect[][],
) {
  const owner = new Map(held.flatMap((cards, seat) => cards.map((card) => [card, seat])));
  const columns = {
    card: [] as number[],
    seat: [] as (number | null)[],
    won: [] as (number | null)[],
    in_play: [] as boolean[],
    runs: [] as number[],
    points: [] as number[],
    others: [] as number[],
    again: [] as number[],
    most: [] as number[],
    arrived: [] as (number[] | null)[],
    ran: [] as (number[] | null)[],
  };
  for (const card of subject) {
    const seat = owner.get(card) ?? null;
    const counted = emptyRuns(operationsOf(effects[card]));
    countRuns(trace, card, effects[card], counted);
    const isThere = counted.completed > 0 || inPlay.has(card);
    if (seat === null && !isThere) continue;
    columns.card.push(game.tables.cards[card].number);
    columns.seat.push(seat);
    columns.won.push(seat === null || won === null ? null : won[seat]);
    columns.in_play.push(isThere);
    columns.runs.push(counted.completed);
    columns.points.push(counted.points);
    columns.others.push(counted.others);
    columns.again.push(counted.again);
    columns.most.push(counted.most);
    columns.arrived.push(counted.completed > 0 ? counted.arrived : null);
    columns.ran.push(counted.completed > 0 ? counted.ran : null);
  }
  return columns;
}

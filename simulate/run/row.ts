/**
 * The result of a game. All figures of a run are folds over these rows: `figures/registry.ts` and `figures/paired.ts` sum them up,
 * and `data/tables.ts` turns them into tables (`data/columns.ts` describes each column).
 */
import type { Static } from 'typebox';
import type { Coverage, Game } from '../../runtime/index.ts';
import type { ROW_SCHEMA } from '../data/columns.ts';
import { type Effect, runsOf } from '../figures/operations.ts';
import type { GameFailure } from './failure.ts';

/** The row of a game in the table `games`, with its rows in the table `cards`, stored by column. */
export type GameRow = Static<typeof ROW_SCHEMA>;

/** The result of a game with one version of the set. `row` is null if the game broke off, `failure` if it reached its end. */
export interface GameResult {
  row: GameRow | null;
  failure: GameFailure | null;
}

/** The columns of the table `cards` for the cards of `subject` (indices in `tables.cards`) that were in the game. */
export function cardColumns(
  subject: readonly number[],
  effects: readonly (readonly Effect[])[],
  { tables, active, features }: Game,
  coverage: Coverage,
  began: readonly (readonly number[])[],
  came: readonly (number | null)[],
): GameRow['cards'] {
  const inPlay = new Set([...active.flat(), ...features.map(({ card }) => card)]);
  const seatOf = new Map(began.flatMap((cards, seat) => cards.map((card) => [card, seat])));
  const columns: GameRow['cards'] = {
    card: [],
    seat: [],
    came: [],
    in_play: [],
    runs: [],
    points: [],
    others: [],
    again: [],
    most: [],
    arrived: [],
    ran: [],
  };
  for (const card of subject) {
    const { number } = tables.cards[card];
    const seat = seatOf.get(number) ?? null;
    const { arrived, ran, ...counted } = runsOf(coverage, card, effects[card]);
    // A card that ran was in play, even if it is gone now.
    const isSeen = counted.runs > 0 || inPlay.has(card);
    if (seat === null && !isSeen) continue;
    columns.card.push(number);
    columns.seat.push(seat);
    columns.came.push(came[card]);
    columns.in_play.push(isSeen);
    for (const name of ['runs', 'points', 'others', 'again', 'most'] as const)
      columns[name].push(counted[name]);
    columns.arrived.push(counted.runs > 0 ? arrived : null);
    columns.ran.push(counted.runs > 0 ? ran : null);
  }
  return columns;
}

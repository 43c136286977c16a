/**
 * The result of a game. All figures of a run are folds over these rows: `figures/registry.ts` and `figures/paired.ts` sum them up,
 * and `data/tables.ts` turns them into tables (`data/columns.ts` describes each column).
 */
import type { Coverage, Game } from '../../runtime/index.ts';
import { CARD_COLUMNS, type GameRow } from '../data/columns.ts';
import { cardRuns, type Effect } from '../figures/operations.ts';

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
  const rows = subject.flatMap((card) => {
    const { number } = tables.cards[card];
    const seat = seatOf.get(number) ?? null;
    const { arrived, ran, ...counted } = cardRuns(coverage, card, effects[card]);
    // A card that ran was in play, even if it is gone now.
    const isSeen = counted.runs > 0 || inPlay.has(card);
    if (seat === null && !isSeen) return [];
    const steps = counted.runs > 0 ? { arrived, ran } : { arrived: null, ran: null };
    return [{ card: number, seat, came: came[card], in_play: isSeen, ...counted, ...steps }];
  });
  return Object.fromEntries(
    CARD_COLUMNS.map((name) => [name, rows.map((row) => row[name])]),
  ) as GameRow['cards'];
}

/** Watches a game from its first draw. `came`: how many draws there were before each card came into play; null if it did not. */
export function watchArrivals(game: Game): { update(): void; came: (number | null)[] } {
  const came = Array<number | null>(game.tables.cards.length).fill(null);
  let looked = 0;
  return {
    came,
    // Once per draw is enough, because a card cannot be played and gone on the same draw.
    update: () => {
      if (game.draws === looked && game.status !== 'over') return;
      // Cards in play when the first token is drawn were in play from the start.
      const draws = looked === 0 ? 0 : game.draws;
      looked = game.draws;
      for (const card of [...game.active.flat(), ...game.features.map((laid) => laid.card)])
        came[card] ??= draws;
    },
  };
}

/** Whether a choice may be taken back: not once anything hidden has been seen because of it. */
import type { Game } from '../../runtime/state.ts';
import { isCollecting } from '../../runtime/view.ts';

/**
 * Why the choice that was made in `before` cannot be taken back in `now`, or null if it can.
 * @param since the seats that have chosen since, that choice included
 */
export function whyNoUndo(before: Game, now: Game, since: readonly number[]): string | null {
  const own = before.asked.seat;
  const other = since.find((seat) => seat !== own);
  if (now.draws !== before.draws) return 'a token has been drawn from the bag since';
  if (other !== undefined) return `seat ${other} has chosen something since`;
  if (now.players > 1 && isCollecting(before) && !isCollecting(now)) {
    return 'what the others chose for this draw has become known since';
  }
  if (now.decks.some((deck, i) => deck.length !== before.decks[i].length)) {
    return 'cards of a deck have been seen since';
  }
  if (now.random.some((number, i) => number !== before.random[i])) return 'cards have been shuffled since';
  return null;
}

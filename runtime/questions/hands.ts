/** What a question tells the other players about a hand (R6.2). */
import type { Game } from '../state.ts';
import { asksForHand } from '../steps/effect.ts';

/**
 * How many cards of a hand are certainly playable: each card not shown may be a feature, except features known to be
 * elsewhere.
 */
function surelyPlayable({ tables, hands, shown, features, display }: Game, seat: number): number {
  const isFeature = (card: number): boolean => tables.cards[card].feature !== null;
  const known = shown.length + features.length + display.filter(isFeature).length;
  const hidden = tables.cards.filter(({ feature }) => feature !== null).length - known;
  return hands[seat].filter((card) => !shown.includes(card)).length - hidden;
}

/** Whether the seat that is asked may have fewer playable cards, as far as the other players know. */
export const mayLackPlayable = (count: number) => (game: Game) =>
  surelyPlayable(game, game.asked.seat) < count;

/** Whether the step asks only because a seat has a card to play. */
export function dependsOnHand(game: Game): boolean {
  const frame = game.stack[game.stack.length - 1];
  return frame.task === 'effect' && asksForHand(game, frame, (_, seat) => surelyPlayable(game, seat) > 0);
}

/**
 * Secret decisions: whether they are asked depends on the cards in a hand. Just knowing that one waits would tell the
 * other players about cards they must not know (R6.2), so `view.ts` hides it.
 */
import { asksForHand } from '../effect/effect.ts';
import type { Game } from '../state.ts';

/** True if the decision that waits might not have been asked with other hidden cards in the hand. */
export function isSecret(game: Game): boolean {
  const { seat, kind } = game.asked;
  switch (kind) {
    case 'declare':
      return true;
    case 'dial-reward':
      return surelyPlayable(game, seat) < 1;
    case 'play-card':
    case 'choose-active':
      // A single card would be taken without asking.
      return surelyPlayable(game, seat) < 2;
    case 'yes-no': {
      const frame = game.stack[game.stack.length - 1];
      return frame.task === 'effect' && asksForHand(game, frame, surelyPlays);
    }
    default:
      return false;
  }
}

const surelyPlays = (game: Game, seat: number): boolean => surelyPlayable(game, seat) > 0;

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

/** What players have to pay and to lose: points, free cubes, cards in hand (L35 to L37). */
import type { Coin } from '../../program/index.ts';
import type { Game } from '../state.ts';

/** Takes points or free cubes, of which there must be as many; cubes go back into the box (L37). */
export function takeCoins(game: Game, seat: number, what: Exclude<Coin, 'card'>, amount: number): void {
  if (what === 'vp') {
    game.vp[seat] -= amount;
    return;
  }
  game.cubes[seat] -= amount;
  game.cubeSupply += amount;
}

/** A card leaves a hand for good (R6.3), a Landscape Feature too, whether it was shown or not. */
export function discardFromHand(game: Game, seat: number, card: number): void {
  const hand = game.hands[seat];
  hand.splice(hand.indexOf(card), 1);
  const shown = game.shown.indexOf(card);
  if (shown >= 0) game.shown.splice(shown, 1);
  game.discard.push(card);
}

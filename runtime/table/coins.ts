/** What players pay and lose: points, free cubes, cards in hand (L35 to L37). */
import type { Coin } from '../../program/index.ts';
import type { Game } from '../state.ts';

/** Takes points or free cubes, of which the seat must have enough. Cubes go back into the box (L37). */
export function takeCoins(game: Game, seat: number, what: Exclude<Coin, 'card'>, amount: number): void {
  if (what === 'vp') {
    game.vp[seat] -= amount;
    return;
  }
  game.cubes[seat] -= amount;
  game.cubeSupply += amount;
}

/** Discards a card from a hand for good (R6.3): also a Landscape Feature, whether it was shown or not. */
export function discardFromHand(game: Game, seat: number, card: number): void {
  const hand = game.hands[seat];
  hand.splice(hand.indexOf(card), 1);
  const shown = game.shown.indexOf(card);
  if (shown >= 0) game.shown.splice(shown, 1);
  game.discard.push(card);
}

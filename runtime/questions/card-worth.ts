/** What cards and the cubes on them are worth, in points, by their prices: without running their effects. */
import { DONE } from '../options.ts';
import type { Game } from '../state.ts';
import { cubesOn } from '../table/cubes.ts';

/** An effect that gives less than this is not worth a leaf. */
export const IDLE_WORTH = 0.5;

/** What the effect of a card gives. */
export type EffectWorth = (card: number) => number;

/** Finds something out about each card at most once. */
export function oncePerCard<Found>(find: (card: number) => Found): (card: number) => Found {
  const found = new Map<number, Found>();
  return (card) => {
    const known = found.get(card) ?? find(card);
    found.set(card, known);
    return known;
  };
}

/** The share of a card's worth that the cubes on it promise; later cubes count slightly more. */
function progressShare(covered: number, spots: number): number {
  const share = covered / spots;
  return share * (0.5 + 0.5 * share);
}

/** How much more of a card's worth is promised with one cube more. */
export const cubeShare = (covered: number, spots: number): number =>
  progressShare(covered + 1, spots) - progressShare(covered, spots);

/** What the cubes on a card promise. @param worth what completing the card is worth */
export function promisedWorth(game: Game, card: number, worth: number): number {
  return worth * progressShare(cubesOn(game, card), game.tables.cards[card].spots.length);
}

/** The worth lost by taking one cube off a card. */
export function cubeLoss(game: Game, card: number): number {
  const spots = game.tables.cards[card].spots.length;
  const covered = cubesOn(game, card);
  return cardWorth(game, card) * cubeShare(covered - 1, spots);
}

/** The least worth lost by taking a cube off any card of a seat but one; infinity if there is no other cube. */
export function leastCubeLoss(game: Game, seat: number, except: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const card of game.active[seat]) {
    if (card !== except && game.covered[card] !== 0) least = Math.min(least, cubeLoss(game, card));
  }
  return least;
}

/** Estimates a card's worth from its price: expensive cards and blue cards give more. */
export function cardWorth(game: Game, card: number): number {
  // A feature is laid as soon as it fits; `DONE` is not a card.
  if (card === DONE) return 0;
  const { spots, deck } = game.tables.cards[card];
  return 1.5 + spots.length * 0.5 + deck;
}

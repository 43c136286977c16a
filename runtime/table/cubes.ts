/** Cubes: on spots of active cards, free, and in the box (R3.2, R3.3). */
import { sourceOption } from '../options.ts';
import type { Game } from '../state.ts';

/** Takes up to `amount` cubes from the box. If none are left, nothing is gained. */
export function gainCubes(game: Game, seat: number, amount: number): void {
  const gained = Math.min(amount, game.cubeSupply);
  game.cubes[seat] += gained;
  game.cubeSupply -= gained;
}

/** True if the spot is the first open one of its element, which stands for all equal spots of its card. */
export function isFirstOpen(covered: number, alike: number, spot: number): boolean {
  return (covered & (1 << spot)) === 0 && (covered & alike) === alike;
}

/** The first open spot of this element on a card, or -1. */
export function openSpot(game: Game, card: number, element: number): number {
  const { spots } = game.tables.cards[card];
  const covered = game.covered[card];
  for (let spot = 0; spot < spots.length; spot++) {
    if (spots[spot] === element && (covered & (1 << spot)) === 0) return spot;
  }
  return -1;
}

/** The elements of the open spots of a card, each once. */
export function openElements(game: Game, card: number): number[] {
  const { spots, alike } = game.tables.cards[card];
  return spots.filter((_, spot) => isFirstOpen(game.covered[card], alike[spot], spot));
}

/** True if there is a cube to put somewhere: a free one, or one on any of the seat's cards (R3.3). */
export function hasCube(game: Game, seat: number): boolean {
  if (game.cubes[seat] > 0) return true;
  for (const card of game.active[seat]) if (game.covered[card] !== 0) return true;
  return false;
}

/** Covered spots that a cube may be taken from when none is free (R3.3), with one option for equal spots of a card. */
export function cubeSources(game: Game, seat: number): number[] {
  const options: number[] = [];
  for (const card of game.active[seat]) {
    const { spots, alike } = game.tables.cards[card];
    const covered = game.covered[card];
    for (let spot = 0; spot < spots.length; spot++) {
      // Only the first covered spot of each element.
      if ((covered & (1 << spot)) !== 0 && (covered & alike[spot]) === 0)
        options.push(sourceOption(card, spots[spot]));
    }
  }
  return options;
}

/** Covers a spot with a free cube. */
export function coverSpot(game: Game, seat: number, card: number, spot: number): void {
  game.covered[card] |= 1 << spot;
  game.cubes[seat]--;
}

/** Takes the cube off a spot. The cube is then free, and the card no longer counts as filled in this draw (R5.3). */
export function uncoverSpot(game: Game, seat: number, card: number, spot: number): void {
  game.covered[card] &= ~(1 << spot);
  game.cubes[seat]++;
  if (game.fresh.length > 0) game.fresh = game.fresh.filter(([c]) => c !== card);
}

/** The spot that a cube is taken from: the last covered one of this element, which must exist (R3.3). */
export function lastCoveredSpot(game: Game, card: number, element: number): number {
  const { spots } = game.tables.cards[card];
  let spot = spots.length - 1;
  while (spots[spot] !== element || (game.covered[card] & (1 << spot)) === 0) spot--;
  return spot;
}

/** Takes the cube off the last covered spot of this element on a card (R3.3). Returns the spot. */
export function takeCube(game: Game, seat: number, card: number, element: number): number {
  const spot = lastCoveredSpot(game, card, element);
  uncoverSpot(game, seat, card, spot);
  return spot;
}

/** Returns all cubes on a card to its owner. */
export function clearSpots(game: Game, seat: number, card: number): void {
  const { spots } = game.tables.cards[card];
  for (let spot = 0; spot < spots.length; spot++) {
    if ((game.covered[card] & (1 << spot)) !== 0) uncoverSpot(game, seat, card, spot);
  }
}

/**
 * Takes back the cubes that some seats placed with the tokens of this draw, the last one first: while choices are
 * collected, other seats must not see them (R3.5).
 * @param to what to change: the game itself, or a copy of these lists
 */
export function undoPlacements(
  { placed }: Game,
  to: Pick<Game, 'covered' | 'cubes'>,
  isUndone: (seat: number) => boolean,
): void {
  for (const [seat, card, spot, source, from] of placed.toReversed()) {
    if (!isUndone(seat)) continue;
    to.covered[card] &= ~(1 << spot);
    if (source >= 0) to.covered[source] |= 1 << from;
    else to.cubes[seat]++;
  }
}

/** The number of cubes on a card. */
export function cubesOn(game: Game, card: number): number {
  let cubes = 0;
  for (let rest = game.covered[card]; rest > 0; rest &= rest - 1) cubes++;
  return cubes;
}

/** True if every spot of the card is covered, which completes it (R5.1). */
export function isFull(game: Game, card: number): boolean {
  return game.covered[card] === game.tables.cards[card].full;
}

/** True if the seat has a completed card waiting to be resolved. */
export function hasFull(game: Game, seat: number): boolean {
  for (const card of game.active[seat]) if (isFull(game, card)) return true;
  return false;
}

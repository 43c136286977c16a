/** Cubes: on spots of active cards, free, and in the box (R3.2, R3.3). */
import { sourceOption } from '../options.ts';
import type { Game } from '../state.ts';

/** Takes up to `amount` cubes from the box; with none left nothing is gained. */
export function gainCubes(game: Game, seat: number, amount: number): void {
  const gained = Math.min(amount, game.cubeSupply);
  game.cubes[seat] += gained;
  game.cubeSupply -= gained;
}

/** True if the spot is open and the first such of its element: it stands for all equal ones of its card. */
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

/** True if a cube can be put somewhere: a free one, or one on any own card (R3.3). */
export function hasCube(game: Game, seat: number): boolean {
  if (game.cubes[seat] > 0) return true;
  for (const card of game.active[seat]) if (game.covered[card] !== 0) return true;
  return false;
}

/** Covered spots a cube may be taken from when none is free (R3.3), one option for equal spots of a card. */
export function cubeSources(game: Game, seat: number): number[] {
  const options: number[] = [];
  for (const card of game.active[seat]) {
    const { spots, alike } = game.tables.cards[card];
    const covered = game.covered[card];
    for (let spot = 0; spot < spots.length; spot++) {
      // The first covered one of its element.
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

/** Takes the cube off a spot; it is free then, and its card no longer one filled by a cube of this draw (R5.3). */
export function uncoverSpot(game: Game, seat: number, card: number, spot: number): void {
  game.covered[card] &= ~(1 << spot);
  game.cubes[seat]++;
  if (game.fresh.length > 0) game.fresh = game.fresh.filter(([c]) => c !== card);
}

/** The spot that a cube is taken from: the last covered one of this element, of which there is one (R3.3). */
export function lastCovered(game: Game, card: number, element: number): number {
  const { spots } = game.tables.cards[card];
  let spot = spots.length - 1;
  while (spots[spot] !== element || (game.covered[card] & (1 << spot)) === 0) spot--;
  return spot;
}

/** Takes the cube of the last covered spot of this element off a card (R3.3). Gives the spot. */
export function takeCube(game: Game, seat: number, card: number, element: number): number {
  const spot = lastCovered(game, card, element);
  uncoverSpot(game, seat, card, spot);
  return spot;
}

/** All cubes of a card go back to its owner. */
export function clearSpots(game: Game, seat: number, card: number): void {
  const { spots } = game.tables.cards[card];
  for (let spot = 0; spot < spots.length; spot++) {
    if ((game.covered[card] & (1 << spot)) !== 0) uncoverSpot(game, seat, card, spot);
  }
}

/**
 * Takes back the cubes that some seats have put with the tokens of this draw, the last first: while choices are collected,
 * other seats must not see them (R3.5).
 * @param to what it changes: the game itself, or a copy of these lists
 */
export function undoPlaced(
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

/** How many cubes a card bears. */
export function cubesOn(game: Game, card: number): number {
  let cubes = 0;
  for (let rest = game.covered[card]; rest > 0; rest &= rest - 1) cubes++;
  return cubes;
}

/** True if every spot of the card is covered: it is completed (R5.1). */
export function isFull(game: Game, card: number): boolean {
  return game.covered[card] === game.tables.cards[card].full;
}

/** True if the seat has a completed card that waits to be resolved. */
export function hasFull(game: Game, seat: number): boolean {
  for (const card of game.active[seat]) if (isFull(game, card)) return true;
  return false;
}

/** Which players have the most or fewest of something, or a given number of it (L40, L41). */
import type { Asset } from '../../program/index.ts';
import { actor, type EffectFrame } from '../frames.ts';
import type { CountCode, PlayersCode } from '../link/code.ts';
import { MAX_PLAYERS } from '../options.ts';
import type { Game } from '../state.ts';
import { compares } from './compare.ts';

/** How much of something a seat has: points, cubes not on cards, cards in hand, or face-up cards in front of it (L24). */
export function seatAssets({ vp, cubes, hands, active }: Game, seat: number, what: Asset): number {
  switch (what) {
    case 'vp':
      return vp[seat];
    case 'cube':
      return cubes[seat];
    case 'card':
      return hands[seat].length;
    case 'active-card':
      return active[seat].length;
  }
}

/** The cards kept without leaves, because they score at the end (L44). */
export const keptCards = ({ completed, active }: Game, seat: number): number[] =>
  completed?.[seat].filter((card) => !active[seat].includes(card)) ?? [];

/** The seats among `seats` that qualify. All seats tied for most or fewest do. */
export function seatsWith(
  game: Game,
  { rank, compare, what }: PlayersCode,
  seats: readonly number[],
): number[] {
  const has = (seat: number): number => seatAssets(game, seat, what);
  if (rank === null) return seats.filter((seat) => compares(compare, has(seat)));
  const ends = seats.map(has);
  const best = rank === 'most' ? Math.max(...ends) : Math.min(...ends);
  return seats.filter((seat) => has(seat) === best);
}

/** How many players a count of players includes. */
export function countPlayers(game: Game, frame: EffectFrame, count: CountCode): number {
  const seats = seatsFor(game, frame, count);
  return (count.players ? seatsWith(game, count.players, seats) : seats).length;
}

/** All seats; with `other`, without that of "you". */
export function seatsFor(
  game: Game,
  frame: EffectFrame,
  { you, other }: Pick<CountCode, 'you' | 'other'>,
): number[] {
  return clockwiseFrom(0, game).filter((seat) => !(other && seat === actor(frame, you)));
}

/** The seat beside another one, as a list: nobody if there is only one (L59). */
export const neighbour = (game: Game, seat: number, on: 'left' | 'right'): number[] =>
  clockwiseFrom(seat, game)
    .slice(1)
    .slice(...(on === 'left' ? [0, 1] : [-1]));

/** The seats of a table, clockwise from `first`. */
export function clockwiseFrom(first: number, { players }: Game): number[] {
  const seats: number[] = [];
  for (let i = 0; i < players; i++) seats.push((first + i) % players);
  return seats;
}

/** How many slots of a frame a set of seats takes, at one bit per seat. */
export const SEATS_SLOTS = Math.ceil(MAX_PLAYERS / 32);

/** Stores a set of seats in the slots of a frame, from `at` on. */
export function keepSeats({ slots }: EffectFrame, at: number, seats: readonly number[]): void {
  slots.fill(0, at, at + SEATS_SLOTS);
  for (const seat of seats) slots[at + (seat >> 5)] |= 1 << (seat & 31);
}

/** Whether a seat is in the set stored from `at` on. */
export function isKeptSeat({ slots }: EffectFrame, at: number, seat: number): boolean {
  return ((slots[at + (seat >> 5)] >> (seat & 31)) & 1) === 1;
}

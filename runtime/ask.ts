/** Asking: a decision is in the state until it is answered. */
import type { DecisionKind } from '../program/index.ts';
import type { Game } from './state.ts';

const NOTHING: number[] = [];

/** Asks a seat; with a single option it is taken without asking (`run.ts`). Never with no options. */
export function ask(game: Game, seat: number, kind: DecisionKind, options: number[]): void {
  game.asked.seat = seat;
  game.asked.kind = kind;
  game.asked.options = options;
}

/** The decision is answered. */
export function clearDecision(game: Game): void {
  game.asked.options = NOTHING;
}

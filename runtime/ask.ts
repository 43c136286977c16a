/** Asking: a decision stays in the state until it is answered. */
import type { DecisionKind } from '../program/index.ts';
import type { Game } from './state.ts';

const NO_OPTIONS: number[] = [];

/** Asks a seat to choose. `options` is never empty; `run.ts` takes a single option without asking. */
export function ask(game: Game, seat: number, kind: DecisionKind, options: number[]): void {
  game.asked.seat = seat;
  game.asked.kind = kind;
  game.asked.options = options;
}

/** Removes the decision once it has been answered. */
export function clearDecision(game: Game): void {
  game.asked.options = NO_OPTIONS;
}

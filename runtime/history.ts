/**
 * The history of a game: its setup options and the choices since. A saved game (`save/`) needs nothing else, because
 * equal options and choices give equal games.
 */
import type { Game } from './state.ts';

/** Most choices of a game that can be saved. Later ones are not recorded, which bounds the memory a game takes. */
export const MOST_CHOICES = 1_000_000;

/** Counts an answer of the seat that is asked and, in a game that can be saved, records it. */
export function noteChoice(game: Game, option: number): void {
  game.decisions++;
  game.answers[game.asked.seat]++;
  if (game.setup && game.decisions <= MOST_CHOICES) game.choices += `${option},`;
}

/** The options chosen so far, in order. */
export function choicesOf({ choices }: Game): number[] {
  return choices.split(',').slice(0, -1).map(Number);
}

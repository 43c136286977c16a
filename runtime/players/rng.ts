/** What bots have in common. */
import type { Game } from '../state.ts';

/** A bot's own chance: the numbers of its generator. */
export interface Rng {
  random: number[];
}

/** Chooses one of the options that wait. Never changes the game. */
export type Choose = (game: Game, rng: Rng) => number;

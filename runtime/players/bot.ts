/**
 * Bots: players that answer decisions. Each has its own generator, seeded by game and seat, so that games replay.
 */

import { apply, decision } from '../game.ts';
import { seedRandom } from '../random.ts';
import type { Game } from '../state.ts';
import type { Chance, Choose } from './chance.ts';
import { chooseGreedily } from './greedy.ts';
import { chooseAtRandom } from './random.ts';

/** The bots there are, by name. */
export const BOTS = { random: chooseAtRandom, greedy: chooseGreedily } satisfies Record<string, Choose>;
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as BotName[];

/** A bot at a seat. */
export interface Bot {
  name: BotName;
  chance: Chance;
}

/** A bot for a seat of the game with this seed. */
export function makeBot(name: BotName, seed: number, seat: number): Bot {
  // Any fixed mixing will do; different seats must not think alike.
  return {
    name,
    chance: { random: seedRandom((Math.imul(seed, 0x9e3779b1) ^ Math.imul(seat + 1, 0x85ebca6b)) | 0) },
  };
}

/** Lets the bots answer until the game is over; `seen` is called with every answer before it is applied. */
export function playOut(game: Game, bots: readonly Bot[], seen?: (game: Game, option: number) => void): void {
  for (let waiting = decision(game); waiting; waiting = decision(game)) {
    const bot = bots[waiting.seat];
    const option = BOTS[bot.name](game, bot.chance);
    seen?.(game, option);
    apply(game, option);
  }
}

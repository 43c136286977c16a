/** Numbers of the linked code back to names, and a frame back to its code. */

import type { EffectFrame } from './frames.ts';
import type { Code } from './link/code.ts';
import { SPECIES } from './link/code.ts';
import type { Tables } from './link/tables.ts';
import type { Game } from './state.ts';

const NAMES = ['', 'desert', 'grassland', 'water', 'land', 'tile', 'mountain', 'forest', 'animal'];

/** The name of a thing's number. */
export function thingName(tables: Tables, thing: number): string {
  return thing < SPECIES ? NAMES[thing] : tables.species[thing - SPECIES].name;
}

/** The code an effect runs. */
export function codeOf(game: Game, frame: EffectFrame): Code {
  return frame.card >= 0 ? game.tables.cards[frame.card].code : game.tables.effects[frame.effect];
}

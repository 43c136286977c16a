/** A game as JSON, at any moment, also in the middle of an effect; and hashes that are the same on every machine. */
import { coverRings } from './hex.ts';
import type { Landscape } from './landscape.ts';
import { hashText } from './ops/hash.ts';
import type { SetProgram } from './ops/program.ts';
import type { Game } from './state.ts';
import { makeTables, type Tables } from './tables.ts';

type LandscapeJson = { [K in keyof Landscape]: Landscape[K] extends number ? number : number[] };

/** All of a game but the tables, which come from its sets. */
export type GameJson = Omit<Game, 'tables' | 'landscape'> & { landscape: LandscapeJson };

/** Plain JSON data of a game; it shares nothing that changes. */
export function toJSON(game: Game): GameJson {
  const { tables: _tables, landscape, ...rest } = game;
  const arrays = Object.fromEntries(
    Object.entries(landscape).map(([key, value]) => [key, typeof value === 'number' ? value : [...value]]),
  ) as LandscapeJson;
  return { ...structuredClone(rest), landscape: arrays };
}

/** A game from its JSON and the sets it is played with. */
export function fromJSON(sets: readonly SetProgram[], json: GameJson): Game {
  return restore(makeTables(sets), json);
}

/** Like `fromJSON`, with tables already made. */
export function restore(tables: Tables, json: GameJson): Game {
  const { landscape: land, ...rest } = structuredClone(json);
  coverRings(land.radius + 1);
  return {
    ...rest,
    tables,
    landscape: {
      radius: land.radius,
      tiles: land.tiles,
      terrain: Uint8Array.from(land.terrain),
      near: Uint8Array.from(land.near),
      mountains: Uint8Array.from(land.mountains),
      forests: Uint8Array.from(land.forests),
      fixed: Uint8Array.from(land.fixed),
      feature: Uint8Array.from(land.feature),
      firstAnimal: Int16Array.from(land.firstAnimal),
      nextAnimal: Int16Array.from(land.nextAnimal),
      tokenCell: Int32Array.from(land.tokenCell),
      tokenSpecies: Uint8Array.from(land.tokenSpecies),
      supply: Int16Array.from(land.supply),
    },
  };
}

/** A hash of the whole state, 16 hexadecimal digits. */
export function hash(game: Game): string {
  return hashText(JSON.stringify(toJSON(game)));
}

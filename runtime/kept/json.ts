/** A game as JSON, at any moment, also in the middle of an effect; and hashes that are the same on every machine. */
import { coverRings } from '../landscape/hex.ts';
import { cellsOf, emptyLandscape } from '../landscape/landscape.ts';
import type { Tables } from '../link/tables.ts';
import { hashesOf, hashText } from '../ops/hash.ts';
import type { Game } from '../state.ts';
import { GAME_FORMAT, type GameJson, type StateJson, stateOf } from './schema.ts';

/**
 * Plain JSON data of a game: what it is, the hashes of its sets, a hash of its own, and the whole state. It shares
 * nothing that changes. `fromJSON` makes a game of it again. It holds what no seat may know: `view` is for players.
 */
export function toJSON(game: Game): GameJson {
  const state = stateJson(game);
  return {
    game: 'ecos',
    format: GAME_FORMAT,
    sets: hashesOf(game.tables.sets),
    hash: hashOfState(state),
    ...state,
  };
}

function stateJson(game: Game): StateJson {
  const { tables: _tables, landscape, ...others } = game;
  // The terrain says which cells have a tile, and the arrays what is in `bytes`.
  const { radius, cells, bytes: _bytes, ...rest } = landscape;
  const arrays = Object.fromEntries(Object.entries(rest).map(([key, array]) => [key, [...array]]));
  const kept = { radius, tiles: cells.length, ...arrays } as StateJson['landscape'];
  return { ...structuredClone(others), landscape: kept };
}

/**
 * A game from its JSON, with tables already made. Believes what it is given: data from outside goes through
 * `fromJSON`.
 */
export function restore(tables: Tables, json: GameJson): Game {
  const { landscape: land, ...rest } = stateOf(json);
  coverRings(land.radius + 1);
  const { radius, tiles: _tiles, tokenSpecies, ...arrays } = land;
  const landscape = emptyLandscape(tables, radius);
  for (const [name, values] of Object.entries(arrays)) landscape[name as keyof typeof arrays].set(values);
  landscape.cells = cellsOf(landscape.terrain);
  landscape.tokenSpecies = Uint16Array.from(tokenSpecies);
  return { ...rest, tables, landscape };
}

/** A hash of the whole state, 16 hexadecimal digits: equal for equal games on every machine. */
export function hash(game: Game): string {
  return hashOfState(stateJson(game));
}

/** The same of a state that is data. Its keys stand in the order of the state. */
export function hashOfState(state: StateJson): string {
  return hashText(JSON.stringify(state));
}

/**
 * Common parts of hand-written effects: their state, decisions, and loops over the landscape.
 *
 * They change the landscape with its own functions (`layTile`, `putForest` …), which update the supplies, and use nothing else of
 * the engine: legal cells, groups and counts are special-purpose loops over all cells. The engine loops over a list of the tiles
 * (`cells`), which both sides update when a tile is laid; this partly makes up for the cost of interpreting instructions.
 */
import { HEXES } from '../../runtime/landscape/hex.ts';
import { forestItem } from '../../runtime/landscape/items.ts';
import { isLand, type Landscape } from '../../runtime/landscape/landscape.ts';
import type { Tables } from '../../runtime/link/tables.ts';
import { WATER } from '../../runtime/link/things.ts';
import { DONE } from '../../runtime/options.ts';

/** A running effect: plain data, so that it can be saved and copied between two decisions. */
export interface Hand {
  land: Landscape;
  tables: Tables;
  vp: number;
  /** Identifies the current decision within the effect; `ENDED` after it. */
  at: number;
  /** The cell or token of the last thing, -1 for none. */
  last: number;
  /** How many of a quantity have been done. */
  done: number;
  /** The species or tile chosen in the first of two questions. */
  chosen: number;
  /** Tokens a step has moved. */
  moved: number[];
  /** The options of the current decision. */
  options: number[];
}

/** An effect written by hand: `start` runs to its first decision, `answer` to the next. */
export interface Effect {
  start(hand: Hand): void;
  answer(hand: Hand, option: number): void;
}

/** The value of `at` after the effect has ended. */
const ENDED = -1;

const NOTHING: number[] = [];

/** An effect that has not started. */
export function newHand(tables: Tables, land: Landscape): Hand {
  return { land, tables, vp: 0, at: ENDED, last: -1, done: 0, chosen: -1, moved: [], options: NOTHING };
}

/** Starts an effect and runs to the first decision with a choice. */
export function begin(effect: Effect, hand: Hand): void {
  effect.start(hand);
  while (hand.options.length === 1) effect.answer(hand, hand.options[0]);
}

/** Answers and runs to the next decision with a choice. */
export function choose(effect: Effect, hand: Hand, option: number): void {
  effect.answer(hand, option);
  while (hand.options.length === 1) effect.answer(hand, hand.options[0]);
}

/** Waits for a decision. */
export function ask(hand: Hand, at: number, options: number[]): void {
  hand.at = at;
  hand.options = options;
}

/** Ends the effect. */
export function end(hand: Hand): void {
  hand.at = ENDED;
  hand.options = NOTHING;
}

/** The empty cells next to a tile. */
export function frontier(land: Landscape): number[] {
  const { terrain, near } = land;
  const cells: number[] = [];
  for (let cell = 0; cell < terrain.length; cell++)
    if (terrain[cell] === 0 && near[cell] > 0) cells.push(cell);
  return cells;
}

/** The number of a cell's neighbours with this terrain. */
export function countNear(land: Landscape, cell: number, terrain: number): number {
  const { neighbours } = HEXES;
  let count = 0;
  for (let i = cell * 6; i < cell * 6 + 6; i++) if (land.terrain[neighbours[i]] === terrain) count++;
  return count;
}

/** Mountains within one space of a cell. */
export function mountainsAround(land: Landscape, cell: number): number {
  const { neighbours } = HEXES;
  let count = land.mountains[cell];
  for (let i = cell * 6; i < cell * 6 + 6; i++) {
    if (neighbours[i] < land.mountains.length) count += land.mountains[neighbours[i]];
  }
  return count;
}

/** True if the tile can hold one more forest. */
export function hasRoom(land: Landscape, cell: number): boolean {
  const terrain = land.terrain[cell];
  return isLand(terrain) && land.forests[cell] < terrain - 1 + land.mountains[cell];
}

/** Tiles where a mountain can be placed. */
export function mountainSpots(land: Landscape): number[] {
  const { terrain, mountains } = land;
  const cells: number[] = [];
  for (let cell = 0; cell < terrain.length; cell++) {
    if (terrain[cell] > 0 && terrain[cell] < WATER && mountains[cell] === 0) cells.push(cell);
  }
  return cells;
}

/** The first forest on each tile with forests. */
export function forestItems({ forests }: Landscape): number[] {
  const items: number[] = [];
  for (let cell = 0; cell < forests.length; cell++) if (forests[cell] > 0) items.push(forestItem(cell));
  return items;
}

/** True if an animal of the species is on the cell. */
export function hasSpecies(land: Landscape, cell: number, species: number): boolean {
  for (let t = land.firstAnimal[cell]; t > 0; t = land.nextAnimal[t - 1]) {
    if (land.tokenSpecies[t - 1] === species) return true;
  }
  return false;
}

/** Tiles that suit the species; if any of these have no animal, only those. */
export function animalSpots(land: Landscape, tables: Tables, species: number): number[] {
  const { terrain, firstAnimal } = land;
  const { on } = tables.species[species];
  const fitting: number[] = [];
  const empty: number[] = [];
  for (let cell = 0; cell < terrain.length; cell++) {
    if (terrain[cell] === 0 || (on & (1 << terrain[cell])) === 0) continue;
    fitting.push(cell);
    if (firstAnimal[cell] === 0) empty.push(cell);
  }
  return empty.length > 0 ? empty : fitting;
}

/** Adds `done` to the options of an "up to". */
export function orDone(options: number[]): number[] {
  options.push(DONE);
  return options;
}

/** The species of the measured set (`corpus.ts`), in the order of its declarations. */
export const ANTELOPE = 4;
export const STORK = 5;

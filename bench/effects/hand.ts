/**
 * What effects written by hand have in common: their state, asking, and the loops over the landscape they need.
 *
 * They use the landscape's own changes (`layTile`, `putForest` …), which keep the supplies in step, and nothing else of
 * the engine: where things may go, groups and counts are loops of their own, written for the one thing they look for.
 * They look at every cell, as one does who writes a card: that the engine goes over a list of the tiles (`cells`), which
 * both keep up when a tile is laid, is part of what makes up for what it has to look up.
 */
import { HEXES } from '../../runtime/landscape/hex.ts';
import { forestItem } from '../../runtime/landscape/items.ts';
import { isLand, type Landscape } from '../../runtime/landscape/landscape.ts';
import { WATER } from '../../runtime/link/code.ts';
import type { Tables } from '../../runtime/link/tables.ts';
import { DONE } from '../../runtime/options.ts';

/** An effect under way: plain data, so that it can be kept and copied between two decisions. */
export interface Hand {
  land: Landscape;
  tables: Tables;
  vp: number;
  /** Which decision waits, as the effect numbers them; `OVER` when it has ended. */
  at: number;
  /** Cell or token of what came last, -1 for none. */
  last: number;
  /** How many of a quantity are done. */
  done: number;
  /** Species or tile chosen before its place or kind. */
  chosen: number;
  /** Tokens a step has moved. */
  moved: number[];
  /** The options of the decision that waits. */
  options: number[];
}

/** An effect by hand: `start` runs to its first decision, `answer` to the next. */
export interface Effect {
  start(hand: Hand): void;
  answer(hand: Hand, option: number): void;
}

/** No decision waits, the effect has ended. */
export const OVER = -1;

const NOTHING: number[] = [];

/** An effect that has not begun. */
export function newHand(tables: Tables, land: Landscape): Hand {
  return { land, tables, vp: 0, at: OVER, last: -1, done: 0, chosen: -1, moved: [], options: NOTHING };
}

/** Begins an effect and runs to the first decision with a choice. */
export function begin(effect: Effect, hand: Hand): void {
  effect.start(hand);
  while (hand.options.length === 1) effect.answer(hand, hand.options[0]);
}

/** Answers and runs to the next decision with a choice. */
export function choose(effect: Effect, hand: Hand, option: number): void {
  effect.answer(hand, option);
  while (hand.options.length === 1) effect.answer(hand, hand.options[0]);
}

/** A decision waits. */
export function ask(hand: Hand, at: number, options: number[]): void {
  hand.at = at;
  hand.options = options;
}

/** The effect has ended. */
export function end(hand: Hand): void {
  hand.at = OVER;
  hand.options = NOTHING;
}

/** Empty cells beside a tile. */
export function frontier(land: Landscape): number[] {
  const { terrain, near } = land;
  const cells: number[] = [];
  for (let cell = 0; cell < terrain.length; cell++)
    if (terrain[cell] === 0 && near[cell] > 0) cells.push(cell);
  return cells;
}

/** How many of a cell's neighbours have this terrain. */
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

/** Tiles where a mountain may stand. */
export function mountainSpots(land: Landscape): number[] {
  const { terrain, mountains } = land;
  const cells: number[] = [];
  for (let cell = 0; cell < terrain.length; cell++) {
    if (terrain[cell] > 0 && terrain[cell] < WATER && mountains[cell] === 0) cells.push(cell);
  }
  return cells;
}

/** The first forest of every tile that has one. */
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

/** Tiles that fit the species, those without an animal if there are any. */
export function animalSpots(land: Landscape, tables: Tables, species: number): number[] {
  const { terrain, firstAnimal } = land;
  const { tabs } = tables.species[species];
  const fitting: number[] = [];
  const empty: number[] = [];
  for (let cell = 0; cell < terrain.length; cell++) {
    if (terrain[cell] === 0 || (tabs & (1 << (terrain[cell] - 1))) === 0) continue;
    fitting.push(cell);
    if (firstAnimal[cell] === 0) empty.push(cell);
  }
  return empty.length > 0 ? empty : fitting;
}

/** Adds `done` to the choices of an "up to". */
export function orDone(options: number[]): number[] {
  options.push(DONE);
  return options;
}

/** Species of the measured set (`corpus.ts`), in the order it declares them. */
export const ANTELOPE = 4;
export const STORK = 5;

/** `move`, `replace`, `remove`, `choose`: steps that are never a gate and do as much as can be done (L10). */
import { ask } from '../ask.ts';
import { ANIMAL, FOREST, type Instruction, MOUNTAIN, SPECIES } from '../code.ts';
import { isTrue } from '../counts.ts';
import type { EffectFrame } from '../frames.ts';
import { closeParts, openParts } from '../groups.ts';
import {
  animalItem,
  cellOf,
  covers,
  forestItem,
  isTile,
  mountainItem,
  NO_ITEM,
  secondForestItem,
  thingOf,
  tileItem,
  tokenOf,
} from '../items.ts';
import {
  exchangeTile,
  isLand,
  type Landscape,
  liftTile,
  moveAnimal,
  takeAnimal,
  takeMountain,
  tileSupply,
} from '../landscape.ts';
import { addMoves } from '../movement.ts';
import { DONE, moveCell, moveToken } from '../options.ts';
import { itemToTake, rankOf } from '../placement.ts';
import { isThere, type Place, readPlace } from '../places.ts';
import { isUnanswered } from '../regions.ts';
import type { Game } from '../state.ts';
import { ANIMAL_BIT, FOREST_BIT, MOUNTAIN_BIT } from '../thing-sets.ts';
import { beginEvent, fireEvent } from './events.ts';
import { actor, countDeed, forget, GO_ON, keepAsThis, loseForest, next, trimForests, WAIT } from './step.ts';

type Move = Extract<Instruction, { op: 'move' }>;
type Replace = Extract<Instruction, { op: 'replace' }>;
type Remove = Extract<Instruction, { op: 'remove' }>;
type Choose = Extract<Instruction, { op: 'choose' }>;
export type Change = Move | Replace | Remove | Choose;

const KIND_OF = { move: 'move', replace: 'replace', remove: 'remove', choose: 'choose' } as const;

export function runChange(game: Game, frame: EffectFrame, step: Change): boolean {
  const you = actor(frame, step.you);
  if (frame.done === step.amount) return next(frame);
  if (frame.done === 0 && step.if && !isTrue(game, frame, step.if, you)) return next(frame);
  if (step.op === 'replace' && frame.chosen !== NO_ITEM) {
    ask(game, you, 'become', becomes(game.landscape, step, frame.chosen));
    return WAIT;
  }
  const options = changeOptions(game, frame, step);
  if (options.length === 0) return next(frame);
  if (step.upTo) options.push(DONE);
  ask(game, you, KIND_OF[step.op], options);
  return WAIT;
}

export function answerChange(game: Game, frame: EffectFrame, step: Change, option: number): boolean {
  if (option === DONE) return next(frame);
  switch (step.op) {
    case 'choose':
      keepAsThis(frame, option, step.as);
      break;
    case 'move':
      move(game, frame, step, option);
      break;
    case 'remove':
      remove(game, frame, step, option);
      break;
    case 'replace':
      if (game.asked.kind === 'replace') {
        frame.chosen = option;
        return GO_ON;
      }
      replace(game, frame, step, option);
      frame.chosen = NO_ITEM;
      break;
  }
  frame.done++;
  return GO_ON;
}

/** What a step can be done to now; equal tokens on a tile are one option (L6). */
export function changeOptions(game: Game, frame: EffectFrame, step: Change): number[] {
  if (isUnanswered(frame, step.where)) return [];
  const level = openParts();
  const place = readPlace(game, frame, step.where);
  const options = step.op === 'move' ? moveOptions(game, frame, step, place) : itemOptions(game, step, place);
  closeParts(level);
  return options;
}

/** Tile by tile: the tile itself, its mountain, a forest, its animals; nothing is adjacent to itself (R11.1). */
function itemOptions(game: Game, step: Exclude<Change, Move>, place: Place): number[] {
  const { landscape: land } = game;
  const { terrain, mountains, forests, firstAnimal } = land;
  const { bits } = step.things;
  const options: number[] = [];
  for (let cell = 0; cell < terrain.length; cell++) {
    const ground = terrain[cell];
    if (ground === 0) continue;
    if (((bits >> ground) & 1) !== 0 && tileItem(cell) !== place.item && mayChange(land, step, cell)) {
      if (isThere(land, place, cell, ground)) options.push(tileItem(cell));
    }
    if ((bits & MOUNTAIN_BIT) !== 0 && mountains[cell] > 0 && mountainItem(cell) !== place.item) {
      // A feature's token stays (R15.5).
      const isFixed = step.op === 'remove' && land.fixed[cell] > 0;
      if (!isFixed && isThere(land, place, cell, MOUNTAIN)) options.push(mountainItem(cell));
    }
    if ((bits & FOREST_BIT) !== 0 && forests[cell] > 0) {
      const forest = forestToLeave(game, cell, place.item);
      if (forest !== NO_ITEM && isThere(land, place, cell, FOREST)) options.push(forest);
    }
    if ((bits & ANIMAL_BIT) === 0) continue;
    for (let t = firstAnimal[cell]; t > 0; t = afterEqual(land, t)) {
      const species = land.tokenSpecies[t - 1];
      if (!step.things.species[species]) continue;
      const token = tokenToLeave(game, t, place.item, NONE_MOVED);
      if (token >= 0 && isThere(land, place, cell, SPECIES + species)) options.push(animalItem(token));
    }
  }
  return options;
}

/** Moves of tokens this step has not moved yet (R9.3). */
function moveOptions(game: Game, frame: EffectFrame, step: Move, place: Place): number[] {
  const { landscape: land, tables } = game;
  const { firstAnimal, tokenSpecies } = land;
  const options: number[] = [];
  for (let cell = 0; cell < firstAnimal.length; cell++) {
    for (let t = firstAnimal[cell]; t > 0; t = afterEqual(land, t)) {
      const species = tokenSpecies[t - 1];
      if (!step.things.species[species]) continue;
      const token = tokenToLeave(game, t, place.item, frame.list);
      if (token < 0 || !isThere(land, place, cell, SPECIES + species)) continue;
      addMoves(options, land, tables.species[species], token, step.spaces, step.anyTerrain);
    }
  }
  return options;
}

const NONE_MOVED: readonly number[] = [];

/** Not the last tile (R10.2), none under a feature (R15.6), none that can only become what it is (L8). */
function mayChange(land: Landscape, step: Exclude<Change, Move>, cell: number): boolean {
  if (step.op === 'choose') return true;
  if (land.feature[cell] > 0) return false;
  if (step.op === 'remove') return land.tiles > 1;
  const old = land.terrain[cell];
  for (const terrain of step.with) if (canBecome(land, old, terrain)) return true;
  return false;
}

/** The forest of a tile that leaves first (L2), but not `except`; `NO_ITEM` for none. */
function forestToLeave(game: Game, cell: number, except: number): number {
  const [first, second] = [forestItem(cell), secondForestItem(cell)];
  if (game.landscape.forests[cell] === 1) return first === except ? NO_ITEM : first;
  if (first === except) return second;
  return second === except ? first : itemToTake(game, FOREST, cell);
}

/** Equal tokens on a tile lie one after the other: the next token after those equal to `t` (numbers + 1, 0 for none). */
function afterEqual({ nextAnimal, tokenSpecies }: Landscape, t: number): number {
  let next = nextAnimal[t - 1];
  while (next > 0 && tokenSpecies[next - 1] === tokenSpecies[t - 1]) next = nextAnimal[next - 1];
  return next;
}

/** Of the tokens equal to `t` (number + 1) the one that leaves first (L2), but not `except` or a moved one; -1 for none. */
function tokenToLeave(game: Game, t: number, except: number, moved: readonly number[]): number {
  const { nextAnimal, tokenSpecies } = game.landscape;
  const species = tokenSpecies[t - 1];
  let best = -1;
  for (let at = t; at > 0 && tokenSpecies[at - 1] === species; at = nextAnimal[at - 1]) {
    if (animalItem(at - 1) === except || moved.includes(at - 1)) continue;
    if (best < 0 || rankOf(game, animalItem(at - 1)) < rankOf(game, animalItem(best))) best = at - 1;
  }
  return best;
}

function move(game: Game, frame: EffectFrame, step: Move, option: number): void {
  const token = moveToken(option);
  const event = beginEvent(game, 'moved', animalItem(token), actor(frame, step.you));
  moveAnimal(game.landscape, token, moveCell(option));
  frame.list.push(token);
  keepAsThis(frame, animalItem(token), step.as);
  if (event) fireEvent(game, event, animalItem(token));
  countDeed(game, frame, 'moved', SPECIES + game.landscape.tokenSpecies[token]);
}

/** What a tile can become. */
function becomes(land: Landscape, step: Replace, tile: number): number[] {
  const old = thingOf(land, tile);
  return step.with.filter((terrain) => canBecome(land, old, terrain));
}

/** Never its own kind; land for land needs no stack (L8). */
function canBecome(land: Landscape, old: number, terrain: number): boolean {
  if (terrain === old) return false;
  return (isLand(terrain) && isLand(old)) || land.supply[tileSupply(terrain)] > 0;
}

/** R10.1: what cannot stay goes back to its supply, which is no removing (L22). */
function replace(game: Game, frame: EffectFrame, step: Replace, terrain: number): void {
  const { landscape: land } = game;
  const tile = frame.chosen;
  const cell = cellOf(land, tile);
  const old = land.terrain[cell];
  exchangeTile(land, cell, terrain);
  if (isLand(old) !== isLand(terrain)) {
    forget(game, tile);
    while (land.mountains[cell] > 0) {
      takeMountain(land, cell);
      forget(game, mountainItem(cell));
    }
    takeUnfit(game, cell, isLand(terrain));
  }
  trimForests(game, cell);
  keepAsThis(frame, tile, step.as);
  countDeed(game, frame, 'replaced', old);
}

/** Land-only animals leave new water, water-only ones new land. */
function takeUnfit(game: Game, cell: number, toLand: boolean): void {
  const { landscape: land, tables } = game;
  for (let t = land.firstAnimal[cell]; t > 0; ) {
    const token = t - 1;
    t = land.nextAnimal[token];
    const species = tables.species[land.tokenSpecies[token]];
    if (toLand ? species.entersLand : species.entersWater) continue;
    takeAnimal(land, token);
    forget(game, animalItem(token));
  }
}

function remove(game: Game, frame: EffectFrame, step: Remove, item: number): void {
  const { landscape: land } = game;
  const event = beginEvent(game, 'removed', item, actor(frame, step.you));
  const thing = thingOf(land, item);
  const cell = cellOf(land, item);
  if (isTile(item)) {
    for (const gone of [tileItem(cell), mountainItem(cell), forestItem(cell), secondForestItem(cell)])
      forget(game, gone);
    for (let t = land.firstAnimal[cell]; t > 0; t = land.nextAnimal[t - 1]) forget(game, animalItem(t - 1));
    liftTile(land, cell);
  } else if (covers(ANIMAL, thing)) {
    takeAnimal(land, tokenOf(item));
    forget(game, item);
  } else if (item === mountainItem(cell)) {
    takeMountain(land, cell);
    forget(game, item);
    trimForests(game, cell);
  } else {
    loseForest(game, item);
  }
  countDeed(game, frame, 'removed', thing);
  if (event) fireEvent(game, event, NO_ITEM);
}

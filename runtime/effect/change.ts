/** `move`, `replace`, `remove`, `choose`: steps that are never a gate and do as much as can be done (L10). */
import { ask } from '../ask.ts';
import { ANIMAL, FOREST, type Instruction, SPECIES } from '../code.ts';
import { eachThingAt, isTrue } from '../counts.ts';
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
import { reach } from '../movement.ts';
import { DONE, moveCell, moveOption, moveToken } from '../options.ts';
import { itemToTake, rankOf } from '../placement.ts';
import { readPlace } from '../places.ts';
import { isUnanswered } from '../regions.ts';
import type { Game } from '../state.ts';
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
  const land = game.landscape;
  const level = openParts();
  const place = readPlace(game, frame, step.where);
  const found: number[] = [];
  for (let cell = 0; cell < land.terrain.length; cell++) {
    if (land.terrain[cell] === 0) continue;
    let last = 0;
    eachThingAt(land, cell, step.things, place, NO_ITEM, (item, thing, amount) => {
      if (thing === FOREST && amount > 1) found.push(itemToTake(game, FOREST, cell));
      else if (thing < SPECIES) found.push(item);
      else if (step.op === 'move') found.push(item);
      else if (thing !== last) found.push(itemToTake(game, thing, cell));
      last = thing;
    });
  }
  closeParts(level);
  switch (step.op) {
    case 'choose':
      return found;
    case 'remove':
      return found.filter((item) => mayLeave(land, item));
    case 'replace':
      return found.filter(
        (item) => land.feature[cellOf(land, item)] === 0 && becomes(land, step, item).length > 0,
      );
    case 'move':
      return moveOptions(game, frame, step, found);
  }
}

/** Not the last tile (R10.2), no tile under a feature (R15.6), no token of a feature (R15.5). */
function mayLeave(land: Landscape, item: number): boolean {
  const cell = cellOf(land, item);
  if (isTile(item)) return land.tiles > 1 && land.feature[cell] === 0;
  return item !== mountainItem(cell) || land.fixed[cell] === 0;
}

/** Moves of tokens this step has not moved yet (R9.3), of equal ones on a tile the one that may leave first (L2). */
function moveOptions(game: Game, frame: EffectFrame, step: Move, items: readonly number[]): number[] {
  const { landscape: land, tables } = game;
  const movers: number[] = [];
  for (const item of items) {
    const token = tokenOf(item);
    if (frame.list.includes(token)) continue;
    const equal = movers.findIndex(
      (m) => land.tokenSpecies[m] === land.tokenSpecies[token] && land.tokenCell[m] === land.tokenCell[token],
    );
    if (equal < 0) movers.push(token);
    else if (rankOf(game, item) < rankOf(game, animalItem(movers[equal]))) movers[equal] = token;
  }
  return movers.flatMap((token) => {
    const species = tables.species[land.tokenSpecies[token]];
    const cells = reach(land, species, land.tokenCell[token], step.spaces, step.anyTerrain);
    return cells.map((cell) => moveOption(token, cell));
  });
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

/** What a tile can become: never its own kind; land for land needs no stack (L8). */
function becomes(land: Landscape, step: Replace, tile: number): number[] {
  const old = thingOf(land, tile);
  return step.with.filter(
    (terrain) =>
      terrain !== old && ((isLand(terrain) && isLand(old)) || land.supply[tileSupply(terrain)] > 0),
  );
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

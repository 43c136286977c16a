/** `move`, `replace`, `remove`, `choose`: steps that are never a gate and do as much as can be done (L10). */
import { ask } from '../ask.ts';
import { mayRepeat } from '../bounds.ts';
import type { EffectFrame } from '../frames.ts';
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
} from '../landscape/items.ts';
import {
  exchangeTile,
  isLand,
  liftTile,
  moveAnimal,
  takeAnimal,
  takeMountain,
} from '../landscape/landscape.ts';
import { ANIMAL, type ChangeCode, SPECIES } from '../link/code.ts';
import { DONE, moveCell, moveToken } from '../options.ts';
import { isTrue } from '../queries/counts.ts';
import type { Game } from '../state.ts';
import { becomes, changeOptions } from './change-options.ts';
import { beginEvent, fireEvent } from './events.ts';
import { actor, countDeed, forget, keepAsThis, loseForest, next, trimForests, WAIT } from './step.ts';

export function runChange(game: Game, frame: EffectFrame, step: ChangeCode): boolean {
  const you = actor(frame, step.you);
  if (frame.done === step.amount) return next(frame);
  if (frame.done === 0 && step.if && !isTrue(game, frame, step.if, you)) return next(frame);
  if (step.op === 'replace' && frame.chosen !== NO_ITEM) {
    ask(game, you, 'become', becomes(game.landscape, step, cellOf(game.landscape, frame.chosen)));
    return WAIT;
  }
  const options = changeOptions(game, frame, step);
  if (options.length === 0) return next(frame);
  if (step.upTo) options.push(DONE);
  ask(game, you, step.op, options);
  return WAIT;
}

export function answerChange(game: Game, frame: EffectFrame, step: ChangeCode, option: number): void {
  if (option === DONE) {
    next(frame);
    return;
  }
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
        return;
      }
      replace(game, frame, step, option);
      frame.chosen = NO_ITEM;
      break;
  }
  frame.done++;
  if (frame.done > 1) mayRepeat(game, frame.card);
}

function move(game: Game, frame: EffectFrame, step: ChangeCode, option: number): void {
  const token = moveToken(option);
  const event = beginEvent(game, 'moved', animalItem(token), actor(frame, step.you));
  moveAnimal(game.landscape, token, moveCell(option));
  frame.list.push(token);
  keepAsThis(frame, animalItem(token), step.as);
  if (event) fireEvent(game, event, animalItem(token));
  countDeed(game, frame, 'moved', SPECIES + game.landscape.tokenSpecies[token]);
}

/** R10.1: what cannot stay goes back to its supply, which is no removing (L22). */
function replace(game: Game, frame: EffectFrame, step: ChangeCode, terrain: number): void {
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

function remove(game: Game, frame: EffectFrame, step: ChangeCode, item: number): void {
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

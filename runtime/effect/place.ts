/** `place`: a gate (R5.6), kind before place (L7), taking up when the supply is empty (R7.4). */
import { ask } from '../ask.ts';
import { mayRepeat } from '../bounds.ts';
import type { EffectFrame } from '../frames.ts';
import {
  animalItem,
  cellOf,
  forestItem,
  mountainItem,
  secondForestItem,
  tileItem,
  tokenOf,
} from '../landscape/items.ts';
import {
  layTile,
  putAnimal,
  putForest,
  putMountain,
  takeAnimal,
  takeMountain,
} from '../landscape/landscape.ts';
import { FOREST, type Instruction, MOUNTAIN, SPECIES } from '../link/code.ts';
import { DONE } from '../options.ts';
import { isTrue } from '../queries/counts.ts';
import { isTerrain } from '../queries/legal-cells.ts';
import { canPlace, spotsFor, supplyOf, takeUps } from '../queries/placement.ts';
import { isUnanswered } from '../queries/regions.ts';
import { codeOf, type Game } from '../state.ts';
import { beginEvent, fireEvent } from './events.ts';
import {
  actor,
  closeGate,
  countDeed,
  forget,
  keepAsThis,
  loseForest,
  next,
  trimForests,
  WAIT,
} from './step.ts';

type Place = Extract<Instruction, { op: 'place' }>;

/** Small steps of one thing's placing. `done` stands beside the first decision only (L7). */
const KIND = 0;
const TAKE_UP = 1;
const SPOT = 2;

export function runPlace(game: Game, frame: EffectFrame, step: Place): boolean {
  const you = actor(frame, step.you);
  if (frame.phase === KIND) {
    if (frame.done === step.amount) return next(frame);
    if (frame.done === 0 && step.if && !isTrue(game, frame, step.if, you)) return next(frame);
    // Without a "this" it is skipped and closes no gate (L4).
    if (isUnanswered(frame, step.where)) return next(frame);
    frame.chosen = step.kinds[0];
    if (step.kinds.length > 1) {
      const kinds: number[] = [];
      for (const kind of step.kinds) if (canPlace(game, frame, kind, step.where)) kinds.push(kind);
      if (kinds.length === 0) return cannot(game, frame, step);
      if (kinds.length > 1) {
        if (step.upTo) kinds.push(DONE);
        ask(game, you, 'kind', kinds);
        return WAIT;
      }
      frame.chosen = kinds[0];
    }
    frame.phase = TAKE_UP;
  }
  if (frame.phase === TAKE_UP && game.landscape.supply[supplyOf(frame.chosen)] > 0) frame.phase = SPOT;
  const isTakingUp = frame.phase === TAKE_UP;
  // Tiles are never taken up (R7.4).
  if (isTakingUp && isTerrain(frame.chosen)) return cannot(game, frame, step);
  const find = isTakingUp ? takeUps : spotsFor;
  const options = find(game, frame, frame.chosen, step.where);
  if (options.length === 0) return cannot(game, frame, step);
  // Whether nothing has been asked yet for this one.
  if (step.upTo && frame.list.length === 0) options.push(DONE);
  ask(game, you, isTakingUp ? 'take-up' : 'place', options);
  return WAIT;
}

/** Nothing can be placed: enough of an `up to`, else the gate closes (R5.6). */
function cannot(game: Game, frame: EffectFrame, step: Place): boolean {
  return step.upTo ? next(frame) : closeGate(frame, codeOf(game, frame), step.gate);
}

export function answerPlace(game: Game, frame: EffectFrame, step: Place, option: number): void {
  if (option === DONE) {
    next(frame);
    return;
  }
  if (game.asked.kind === 'place') {
    put(game, frame, step, option);
    return;
  }
  // Marks that something has been asked for this one.
  frame.list.push(option);
  if (game.asked.kind === 'kind') {
    frame.chosen = option;
    frame.phase = TAKE_UP;
    return;
  }
  frame.taken = cellOf(game.landscape, option);
  takeUp(game, option, frame.chosen);
  frame.phase = SPOT;
}

/** What is taken up is in its supply for a moment; taking up is not removing (L9). */
function takeUp(game: Game, item: number, kind: number): void {
  const land = game.landscape;
  const cell = cellOf(land, item);
  if (kind === FOREST) {
    loseForest(game, item);
    return;
  }
  if (kind === MOUNTAIN) takeMountain(land, cell);
  else takeAnimal(land, tokenOf(item));
  forget(game, item);
}

function put(game: Game, frame: EffectFrame, step: Place, cell: number): void {
  const { landscape: land, tables } = game;
  const kind = frame.chosen;
  let item: number;
  if (isTerrain(kind)) {
    layTile(land, cell, kind);
    item = tileItem(cell);
  } else if (kind === MOUNTAIN) {
    putMountain(land, cell);
    item = mountainItem(cell);
  } else if (kind === FOREST) {
    putForest(land, cell);
    item = land.forests[cell] > 1 ? secondForestItem(cell) : forestItem(cell);
  } else {
    item = animalItem(putAnimal(land, tables, kind - SPECIES, cell));
  }
  if (frame.taken >= 0) {
    // A mountain taken up from over forests: what its tile can no longer hold goes (R10.3).
    trimForests(game, frame.taken);
  }
  keepAsThis(frame, item, step.as);
  countDeed(game, frame, 'placed', kind);
  const event = beginEvent(game, 'placed', item, actor(frame, step.you));
  if (event) fireEvent(game, event, item);
  frame.done++;
  if (frame.done > 1) mayRepeat(game, frame.card);
  frame.phase = KIND;
  frame.chosen = -1;
  frame.taken = -1;
  if (frame.list.length > 0) frame.list.length = 0;
}

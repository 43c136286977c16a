/** `place`: a gate (R5.6). Asks for the kind before the cell (L7), and takes up a token if the supply is empty (R7.4). */
import { ask } from '../ask.ts';
import { mayRepeat } from '../bounds.ts';
import { beginEvent, fireEvent } from '../effect/events.ts';
import {
  actor,
  closeGate,
  countDeed,
  forget,
  ifHolds,
  keepAsThis,
  loseForest,
  nextInstruction,
  type StepEngine,
  trimForests,
  WAITING,
} from '../effect/step.ts';
import type { EffectFrame, PlaceProgress } from '../frames.ts';
import {
  forestItem,
  itemCell,
  itemToken,
  mountainItem,
  secondForestItem,
  tileItem,
  tokenItem,
} from '../landscape/items.ts';
import {
  layTile,
  putAnimal,
  putForest,
  putMountain,
  takeAnimal,
  takeMountain,
} from '../landscape/landscape.ts';
import type { InstructionOf } from '../link/code.ts';
import { FOREST, MOUNTAIN, rowOf } from '../link/things.ts';
import { DONE } from '../options.ts';
import { isTileKind } from '../queries/legal-cells.ts';
import { canPlace, cellsFor, supplyIndex, takeUps } from '../queries/placement.ts';
import { isUnanswered } from '../queries/regions.ts';
import { frameCode, type Game } from '../state.ts';

type PlaceCode = InstructionOf<'place'>;
type PlaceFrame = EffectFrame<PlaceProgress>;

export const PLACE: StepEngine<'place'> = {
  link(step, linker, scope) {
    const kinds = [...new Set(step.kinds.flatMap((kind) => linker.kinds(kind)))];
    const placement = linker.emit({ op: 'place', kinds, gate: -1, ...linker.doing(step, scope) });
    scope.gates?.push(placement);
  },
  instructions: { place: { run, answer, canDo } },
};

function begun(): PlaceProgress {
  return { of: 'place', placed: 0, deciding: 'kind', kind: -1, takenFrom: -1, answers: [] };
}

function run(game: Game, frame: PlaceFrame, step: PlaceCode): boolean {
  const you = actor(frame, step.you);
  if (frame.progress === null || frame.progress.deciding === 'kind') {
    const placed = frame.progress?.placed ?? 0;
    if (placed === step.amount) return nextInstruction(frame);
    if (placed === 0 && !ifHolds(game, frame, step)) return nextInstruction(frame);
    // Without "this" or a chosen species, the step is skipped and closes no gate (L4, L68).
    if (isUnanswered(frame, step.where) || step.kinds.length === 0) return nextInstruction(frame);
    frame.progress ??= begun();
    frame.progress.kind = step.kinds[0];
    if (step.kinds.length > 1) {
      const kinds: number[] = [];
      for (const kind of step.kinds) if (canPlace(game, frame, kind, step.where)) kinds.push(kind);
      if (kinds.length === 0) return cannot(game, frame, step);
      if (kinds.length > 1) {
        if (step.upTo) kinds.push(DONE);
        ask(game, you, 'kind', kinds);
        return WAITING;
      }
      frame.progress.kind = kinds[0];
    }
    frame.progress.deciding = 'take-up';
  }
  const { progress } = frame;
  if (game.landscape.supply[supplyIndex(progress.kind)] > 0) progress.deciding = 'cell';
  const isTakingUp = progress.deciding === 'take-up';
  // Tiles are never taken up (R7.4).
  if (isTakingUp && isTileKind(progress.kind)) return cannot(game, frame, step);
  const find = isTakingUp ? takeUps : cellsFor;
  const options = find(game, frame, progress.kind, step.where);
  if (options.length === 0) return cannot(game, frame, step);
  // Taking one up is optional (R7.4).
  if (isTakingUp || (step.upTo && progress.answers.length === 0)) options.push(DONE);
  ask(game, you, isTakingUp ? 'take-up' : 'place', options);
  return WAITING;
}

/** Nothing is placed: that ends an `up to`, otherwise the gate closes (R5.6). */
function cannot(game: Game, frame: EffectFrame, step: PlaceCode): boolean {
  return step.upTo ? nextInstruction(frame) : closeGate(frame, frameCode(game, frame), step.gate);
}

function answer(game: Game, frame: PlaceFrame, step: PlaceCode, option: number): void {
  const { progress } = frame;
  if (option === DONE || progress === null) {
    cannot(game, frame, step);
    return;
  }
  if (progress.deciding === 'cell') {
    put(game, frame, progress, step, option);
    return;
  }
  progress.answers.push(option);
  if (progress.deciding === 'kind') {
    progress.kind = option;
    progress.deciding = 'take-up';
    return;
  }
  progress.takenFrom = itemCell(game.landscape, option);
  takeUp(game, option, progress.kind);
  progress.deciding = 'cell';
}

function canDo(game: Game, frame: EffectFrame, step: PlaceCode): boolean {
  return ifHolds(game, frame, step) && step.kinds.some((kind) => canPlace(game, frame, kind, step.where));
}

/** Puts an item into its supply until it is placed again. Taking up is not removing (L9). */
function takeUp(game: Game, item: number, kind: number): void {
  const land = game.landscape;
  if (kind === FOREST) {
    loseForest(game, item);
    return;
  }
  if (kind === MOUNTAIN) takeMountain(land, itemCell(land, item));
  else takeAnimal(land, itemToken(item));
  forget(game, item);
}

function put(game: Game, frame: EffectFrame, progress: PlaceProgress, step: PlaceCode, cell: number): void {
  const { landscape: land, tables } = game;
  const { kind, takenFrom } = progress;
  let item: number;
  if (isTileKind(kind)) {
    layTile(land, cell, kind);
    item = tileItem(cell);
  } else if (kind === MOUNTAIN) {
    putMountain(land, cell);
    item = mountainItem(cell);
  } else if (kind === FOREST) {
    putForest(land, cell);
    item = land.forests[cell] > 1 ? secondForestItem(cell) : forestItem(cell);
  } else {
    item = tokenItem(kind, putAnimal(land, tables, rowOf(kind), cell));
  }
  // If the mountain was taken up from a tile with forests, those beyond the tile's capacity leave (R10.3).
  if (takenFrom >= 0) trimForests(game, takenFrom);
  keepAsThis(frame, item, step.as);
  countDeed(game, frame, 'placed', kind);
  const event = beginEvent(game, frame, 'placed', item, step.you);
  if (event) fireEvent(game, event, item);
  progress.placed++;
  if (progress.placed > 1) mayRepeat(game, frame.card);
  progress.deciding = 'kind';
  progress.kind = -1;
  progress.takenFrom = -1;
  if (progress.answers.length > 0) progress.answers = [];
}

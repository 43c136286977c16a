/** `move`: animals go from tile to tile (R9). */
import { changeEngine, countChange, linkChange } from '../effect/change.ts';
import { changeOptions } from '../effect/change-options.ts';
import { beginEvent, fireEvent } from '../effect/events.ts';
import { countDeed, keepAsThis, type StepEngine } from '../effect/step.ts';
import type { EffectFrame, MoveProgress } from '../frames.ts';
import { animalItem, itemToken } from '../landscape/items.ts';
import { moveAnimal } from '../landscape/landscape.ts';
import type { ChangeCode } from '../link/code.ts';
import { SPECIES } from '../link/things.ts';
import { moveCell, moveToken } from '../options.ts';
import { shortestWay } from '../queries/distance.ts';
import { waysOf } from '../queries/movement.ts';
import { frameCode, type Game } from '../state.ts';

export const MOVE: StepEngine<'move'> = {
  link(step, linker, scope) {
    const { spaces = Number.POSITIVE_INFINITY, overAnyTerrain: anyTerrain = false, goal } = step;
    linkChange(step, linker, scope, { spaces, anyTerrain, goal });
  },
  instructions: { move: changeEngine(answer) },
};

function answer(game: Game, frame: EffectFrame<MoveProgress>, step: ChangeCode, option: number): void {
  frame.progress ??= begun(game, frame, step);
  const { progress } = frame;
  const token = moveToken(option);
  const item = animalItem(token);
  const from = game.landscape.tokenCell[token];
  const event = beginEvent(game, frame, 'moved', item, step.you);
  moveAnimal(game.landscape, token, moveCell(option));
  progress.moved.push(token);
  if (progress.left) progress.left = progress.left.filter((other) => other !== token);
  keepAsThis(frame, item, step.as);
  if (event) fireEvent(game, event, item);
  const { landscape: land, tables } = game;
  const species = land.tokenSpecies[token];
  const spaces = frameCode(game, frame).keepsJournal
    ? shortestWay(land, waysOf(tables.species[species], step.anyTerrain), [from], land.tokenCell[token])
    : 1;
  countDeed(game, frame, 'moved', SPECIES + species, spaces);
  countChange(game, frame, progress);
}

function begun(game: Game, frame: EffectFrame, step: ChangeCode): MoveProgress {
  const progress: MoveProgress = { of: 'move', done: 0, moved: [] };
  if (step.goal || step.other) progress.self = frame.self;
  if (step.all) progress.left = changeOptions(game, frame, { ...step, op: 'choose' }).map(itemToken);
  return progress;
}

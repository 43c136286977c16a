/** `remove`: takes tiles or tokens out of the landscape (R10.2, R10.3). */
import { canChange, countChange, linkChange, runChange } from '../effect/change.ts';
import { beginEvent, fireEvent } from '../effect/events.ts';
import { actor, countDeed, forget, loseForest, next, type StepEngine, trimForests } from '../effect/step.ts';
import type { EffectFrame, RemoveProgress } from '../frames.ts';
import {
  animalItem,
  cellOf,
  forestItem,
  hasToken,
  isTile,
  markerItem,
  mountainItem,
  NO_ITEM,
  secondForestItem,
  thingOf,
  tokenOf,
} from '../landscape/items.ts';
import { liftTile, takeAnimal, takeMountain } from '../landscape/landscape.ts';
import type { ChangeCode } from '../link/code.ts';
import { DONE } from '../options.ts';
import type { Game } from '../state.ts';

export const REMOVE: StepEngine<'remove'> = {
  link: linkChange,
  instructions: { remove: { run: runChange, answer, canDo: canChange } },
};

function answer(game: Game, frame: EffectFrame<RemoveProgress>, step: ChangeCode, option: number): void {
  if (option === DONE) {
    next(frame);
    return;
  }
  frame.progress ??= { of: 'remove', done: 0 };
  remove(game, frame, step, option);
  countChange(game, frame, frame.progress);
}

function remove(game: Game, frame: EffectFrame, step: ChangeCode, item: number): void {
  const { landscape: land } = game;
  const event = beginEvent(game, 'removed', item, actor(frame, step.you));
  const thing = thingOf(land, item);
  const cell = cellOf(land, item);
  if (isTile(item)) {
    for (const gone of [item, mountainItem(cell), forestItem(cell), secondForestItem(cell)])
      forget(game, gone);
    for (let t = land.firstAnimal[cell]; t > 0; t = land.nextAnimal[t - 1]) forget(game, animalItem(t - 1));
    for (let t = land.firstMarker[cell]; t > 0; t = land.nextAnimal[t - 1]) forget(game, markerItem(t - 1));
    liftTile(land, cell);
  } else if (hasToken(item)) {
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

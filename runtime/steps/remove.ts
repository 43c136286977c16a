/** `remove`: takes tiles or tokens out of the landscape (R10.2, R10.3). */
import { changeEngine, linkChange } from '../effect/change.ts';
import { beginEvent, fireEvent } from '../effect/events.ts';
import { actor, countDeed, forget, loseForest, type StepEngine, trimForests } from '../effect/step.ts';
import type { EffectFrame, RemoveProgress } from '../frames.ts';
import {
  animalItem,
  cellOf,
  forestItem,
  isAnimal,
  isTile,
  mountainItem,
  NO_ITEM,
  secondForestItem,
  thingOf,
  tokenOf,
} from '../landscape/items.ts';
import { liftTile, takeAnimal, takeMountain } from '../landscape/landscape.ts';
import type { ChangeCode } from '../link/code.ts';
import type { Game } from '../state.ts';

export const REMOVE: StepEngine<'remove'> = {
  link: linkChange,
  instructions: { remove: changeEngine((): RemoveProgress => ({ of: 'remove', done: 0 }), remove) },
};

function remove(game: Game, frame: EffectFrame, _progress: RemoveProgress, step: ChangeCode, item: number) {
  const { landscape: land } = game;
  const event = beginEvent(game, 'removed', item, actor(frame, step.you));
  const thing = thingOf(land, item);
  const cell = cellOf(land, item);
  if (isTile(item)) {
    for (const gone of [item, mountainItem(cell), forestItem(cell), secondForestItem(cell)])
      forget(game, gone);
    for (let t = land.firstAnimal[cell]; t > 0; t = land.nextAnimal[t - 1]) forget(game, animalItem(t - 1));
    liftTile(land, cell);
  } else if (isAnimal(item)) {
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
  return true;
}

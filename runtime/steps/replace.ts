/** `replace`: turns tiles into another terrain (R10.1). */
import { ask } from '../ask.ts';
import { canChange, countChange, linkChange, runChange } from '../effect/change.ts';
import { becomes } from '../effect/change-options.ts';
import {
  actor,
  countDeed,
  forget,
  keepAsThis,
  next,
  type StepEngine,
  trimForests,
  WAIT,
} from '../effect/step.ts';
import type { EffectFrame, ReplaceProgress } from '../frames.ts';
import { animalItem, cellOf, markerItem, mountainItem, NO_ITEM } from '../landscape/items.ts';
import { exchangeTile, isLand, takeAnimal, takeMountain } from '../landscape/landscape.ts';
import type { ChangeCode } from '../link/code.ts';
import { DONE } from '../options.ts';
import { bears } from '../queries/legal-cells.ts';
import type { Game } from '../state.ts';

export const REPLACE: StepEngine<'replace'> = {
  link(step, linker, scope) {
    linkChange(step, linker, scope, { with: step.with });
  },
  instructions: { replace: { run, answer, canDo: canChange } },
};

/** Asks for a tile, then for what it becomes. */
function run(game: Game, frame: EffectFrame<ReplaceProgress>, step: ChangeCode): boolean {
  const tile = frame.progress === null ? NO_ITEM : frame.progress.tile;
  if (tile === NO_ITEM) return runChange(game, frame, step);
  const { landscape: land } = game;
  ask(game, actor(frame, step.you), 'become', becomes(land, step, cellOf(land, tile)));
  return WAIT;
}

function answer(game: Game, frame: EffectFrame<ReplaceProgress>, step: ChangeCode, option: number): void {
  if (option === DONE) {
    next(frame);
    return;
  }
  frame.progress ??= { of: 'replace', done: 0, tile: NO_ITEM };
  const { progress } = frame;
  if (progress.tile === NO_ITEM) {
    progress.tile = option;
    return;
  }
  replace(game, frame, step, progress.tile, option);
  progress.tile = NO_ITEM;
  countChange(game, frame, progress);
}

/** What cannot stay goes back to its supply (R10.1), which does not count as removing (L22). */
function replace(game: Game, frame: EffectFrame, step: ChangeCode, tile: number, terrain: number): void {
  const { landscape: land } = game;
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
  if (land.firstMarker[cell] > 0) takeMarkers(game, cell);
  keepAsThis(frame, tile, step.as);
  countDeed(game, frame, 'replaced', old);
}

/** Markers that could not be placed on the new tile leave it. */
function takeMarkers(game: Game, cell: number): void {
  const { landscape: land, tables } = game;
  for (let t = land.firstMarker[cell]; t > 0; ) {
    const token = t - 1;
    t = land.nextAnimal[token];
    if (bears(land, tables.species[land.tokenSpecies[token]], cell)) continue;
    takeAnimal(land, token);
    forget(game, markerItem(token));
  }
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

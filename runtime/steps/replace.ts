/** `replace`: turns tiles into another terrain (R10.1). */
import { ask } from '../ask.ts';
import { changeEngine, countChange, linkChange, runChange } from '../effect/change.ts';
import { becomes, changeOptions, inReadingOrder } from '../effect/change-options.ts';
import {
  actor,
  countDeed,
  forget,
  ifHolds,
  keepAsThis,
  nextInstruction,
  type StepEngine,
  trimForests,
  WAITING,
} from '../effect/step.ts';
import type { EffectFrame, ReplaceProgress } from '../frames.ts';
import { animalItem, itemCell, markerItem, mountainItem, NO_ITEM } from '../landscape/items.ts';
import {
  exchangeTile,
  isLand,
  type Landscape,
  takeAnimal,
  takeMountain,
  tileSupply,
} from '../landscape/landscape.ts';
import type { ChangeCode } from '../link/code.ts';
import type { Species } from '../link/tables.ts';
import { suits } from '../queries/legal-cells.ts';
import type { Game } from '../state.ts';

export const REPLACE: StepEngine<'replace'> = {
  link(step, linker, scope) {
    linkChange(step, linker, scope, { with: step.with });
  },
  instructions: { replace: changeEngine(answer, run) },
};

/** Asks for a tile, then for its new terrain. */
function run(game: Game, frame: EffectFrame<ReplaceProgress>, step: ChangeCode): boolean {
  if (step.all) return runAll(game, frame, step);
  const tile = frame.progress === null ? NO_ITEM : frame.progress.tile;
  if (tile === NO_ITEM) return runChange(game, frame, step);
  const { landscape: land } = game;
  ask(game, actor(frame, step.you), 'become', becomes(land, step, itemCell(land, tile)));
  return WAITING;
}

function answer(game: Game, frame: EffectFrame<ReplaceProgress>, step: ChangeCode, option: number): void {
  if (step.all) {
    answerAll(game, frame, step, option);
    return;
  }
  frame.progress ??= { of: 'replace', done: 0, tile: NO_ITEM, ...(step.other && { self: frame.self }) };
  const { progress } = frame;
  if (progress.tile === NO_ITEM) {
    progress.tile = option;
    return;
  }
  replace(game, frame, step, progress.tile, option);
  progress.tile = NO_ITEM;
  countChange(game, frame, progress);
}

/**
 * Asks once for the new terrain of all tiles; then, only if the stack is too small for all, which tiles to replace
 * (L33).
 */
function runAll(game: Game, frame: EffectFrame<ReplaceProgress>, step: ChangeCode): boolean {
  const you = actor(frame, step.you);
  const { landscape: land } = game;
  const all = frame.progress?.all;
  if (!all && !ifHolds(game, frame, step)) return nextInstruction(frame);
  const options = all
    ? all.tiles.filter((tile) => canBecome(land, step, tile, all.terrain))
    : kindsFor(land, step, changeOptions(game, frame, step));
  if (options.length === 0) return nextInstruction(frame);
  ask(game, you, all ? 'replace' : 'become', options);
  return WAITING;
}

function answerAll(game: Game, frame: EffectFrame<ReplaceProgress>, step: ChangeCode, option: number): void {
  const { landscape: land } = game;
  const { progress } = frame;
  if (progress?.all) {
    const { all } = progress;
    replace(game, frame, step, option, all.terrain);
    all.tiles = all.tiles.filter((tile) => tile !== option);
    countChange(game, frame, progress);
    return;
  }
  const tiles = changeOptions(game, frame, step).filter((tile) => canBecome(land, step, tile, option));
  const isFree = (tile: number) => isLand(option) && isLand(land.terrain[itemCell(land, tile)]);
  const needed = tiles.filter((tile) => !isFree(tile)).length;
  if (needed > land.supply[tileSupply(option)]) {
    frame.progress = { of: 'replace', done: 0, tile: NO_ITEM, all: { terrain: option, tiles } };
    return;
  }
  for (const tile of inReadingOrder(land, tiles)) replace(game, frame, step, tile, option);
  nextInstruction(frame);
}

/** The terrains that at least one of the tiles can become. */
function kindsFor(land: Landscape, step: ChangeCode, tiles: readonly number[]): number[] {
  return step.with.filter((kind) => tiles.some((tile) => canBecome(land, step, tile, kind)));
}

function canBecome(land: Landscape, step: ChangeCode, tile: number, kind: number): boolean {
  return becomes(land, step, itemCell(land, tile)).includes(kind);
}

/** Replaces a tile. What cannot stay goes back to its supply (R10.1), which does not count as removing (L22). */
function replace(game: Game, frame: EffectFrame, step: ChangeCode, tile: number, terrain: number): void {
  const { landscape: land } = game;
  const cell = itemCell(land, tile);
  const old = land.terrain[cell];
  exchangeTile(land, cell, terrain);
  if (isLand(old) !== isLand(terrain)) {
    forget(game, tile);
    while (land.mountains[cell] > 0) {
      takeMountain(land, cell);
      forget(game, mountainItem(cell));
    }
    takeUnfit(game, land.firstAnimal[cell], animalItem, ({ enters }) => ((enters >> terrain) & 1) !== 0);
  }
  trimForests(game, cell);
  if (land.firstMarker[cell] > 0)
    takeUnfit(game, land.firstMarker[cell], markerItem, (marker) => suits(land, marker, cell));
  keepAsThis(frame, tile, step.as);
  countDeed(game, frame, 'replaced', old);
}

/** Takes off the tokens of a list that cannot stay: animals that cannot enter the terrain, markers that do not fit. */
function takeUnfit(
  game: Game,
  first: number,
  itemOf: (token: number) => number,
  mayStay: (species: Species) => boolean,
): void {
  const { landscape: land, tables } = game;
  for (let t = first; t > 0; ) {
    const token = t - 1;
    t = land.nextAnimal[token];
    if (mayStay(tables.species[land.tokenSpecies[token]])) continue;
    takeAnimal(land, token);
    forget(game, itemOf(token));
  }
}

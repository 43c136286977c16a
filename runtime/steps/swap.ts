/** `swap`: two tiles change places with everything on them, or two animals (L42). */
import { ask } from '../ask.ts';
import { changeCode } from '../effect/change.ts';
import { changeOptions } from '../effect/change-options.ts';
import {
  actor,
  followTiles,
  ifHolds,
  keepAsThis,
  nextInstruction,
  type StepEngine,
  WAITING,
} from '../effect/step.ts';
import type { EffectFrame, SwapProgress } from '../frames.ts';
import { isAnimal, itemCell, itemToken, tileItem } from '../landscape/items.ts';
import { exchangeAnimals, exchangeTiles, type Landscape } from '../landscape/landscape.ts';
import { checkWork, countWork } from '../landscape/work.ts';
import type { InstructionOf } from '../link/code.ts';
import { ANIMAL } from '../link/things.ts';
import { isKeptOut, suits } from '../queries/legal-cells.ts';
import type { Game } from '../state.ts';

type SwapCode = InstructionOf<'swap'>;
type SwapFrame = EffectFrame<SwapProgress>;

export const SWAP: StepEngine<'swap'> = {
  link(step, linker, scope) {
    const { op, with: things, withWhere } = step;
    const second = changeCode({ op, things, ...(withWhere && { where: withWhere }) }, linker, scope);
    linker.emit({ ...changeCode(step, linker, scope), second });
  },
  instructions: { swap: { run, answer, canDo } },
};

/** Asks for the first thing, then for the second. Offers only things that allow the rest of the swap. */
function run(game: Game, frame: SwapFrame, step: SwapCode): boolean {
  const you = actor(frame, step.you);
  if (frame.progress !== null) {
    ask(game, you, 'swap-with', seconds(game, frame, step, frame.progress.first));
    return WAITING;
  }
  if (!ifHolds(game, frame, step)) return nextInstruction(frame);
  const options = firsts(game, frame, step);
  // Nothing to swap: the step is never a gate.
  if (options.length === 0) return nextInstruction(frame);
  ask(game, you, 'swap', options);
  return WAITING;
}

function answer(game: Game, frame: SwapFrame, step: SwapCode, option: number): void {
  if (frame.progress === null) {
    frame.progress = { of: 'swap', first: option };
    return;
  }
  const { landscape: land } = game;
  const { first } = frame.progress;
  let self = first;
  if (isAnimal(first)) {
    exchangeAnimals(land, itemToken(first), itemToken(option));
  } else {
    const [a, b] = [itemCell(land, first), itemCell(land, option)];
    exchangeTiles(land, a, b);
    followTiles(game, a, b);
    self = tileItem(b);
  }
  keepAsThis(frame, self, step.as);
  nextInstruction(frame);
}

function canDo(game: Game, frame: EffectFrame, step: SwapCode): boolean {
  return ifHolds(game, frame, step) && firsts(game, frame, step).length > 0;
}

/** The things that can be swapped with something. */
function firsts(game: Game, frame: EffectFrame, step: SwapCode): number[] {
  const items = changeOptions(game, frame, step);
  const { where } = step.second;
  // Without `where`, the candidates for the second thing are the same for every first one.
  const others = where === null ? changeOptions(game, frame, step.second) : null;
  return items.filter((item) => {
    checkWork();
    return (others ?? secondsNear(game, frame, step, item)).some((other) => isPair(game, item, other));
  });
}

/** What the first thing can be swapped with. */
function seconds(game: Game, frame: EffectFrame, step: SwapCode, first: number): number[] {
  return secondsNear(game, frame, step, first).filter((other) => isPair(game, first, other));
}

/** The things where the second thing must be. In its `where`, "this" is the first thing, in its place before the swap. */
function secondsNear(game: Game, frame: EffectFrame, step: SwapCode, first: number): number[] {
  const { where } = step.second;
  // `with this tile` means the tile of "this" before the step.
  const [region, ...others] = where?.where === 'in' && !where.not ? where.regions : [];
  const isThisTile = region?.region === 'this-tile' && others.length === 0;
  return changeOptions(game, isThisTile ? frame : { ...frame, self: first }, step.second);
}

/** True if both may be swapped, and that changes the landscape. */
function isPair(game: Game, a: number, b: number): boolean {
  const { landscape: land, tables } = game;
  const [from, to] = [itemCell(land, a), itemCell(land, b)];
  countWork(1);
  if (from === to) return false;
  if (!isAnimal(a)) return !isAlike(land, from, to);
  const [one, other] = [land.tokenSpecies[itemToken(a)], land.tokenSpecies[itemToken(b)]];
  const mayEnter = (species: number, cell: number) =>
    suits(land, tables.species[species], cell) && !isKeptOut(game, ANIMAL, cell);
  return one !== other && mayEnter(one, to) && mayEnter(other, from);
}

/** True if two tiles have the same terrain and equal things on them. */
function isAlike(land: Landscape, a: number, b: number): boolean {
  const { terrain, mountains, forests, firstAnimal, firstMarker } = land;
  if (terrain[a] !== terrain[b] || mountains[a] !== mountains[b] || forests[a] !== forests[b]) return false;
  return (
    hasAlike(land, firstAnimal[a], firstAnimal[b]) && hasAlike(land, firstMarker[a] ?? 0, firstMarker[b] ?? 0)
  );
}

/** True if two lists hold tokens of the same species or markers. */
function hasAlike({ nextAnimal, tokenSpecies }: Landscape, t: number, u: number): boolean {
  // Tokens of one species have consecutive numbers, and a list is sorted by number.
  for (; t > 0 && u > 0; t = nextAnimal[t - 1], u = nextAnimal[u - 1]) {
    if (tokenSpecies[t - 1] !== tokenSpecies[u - 1]) return false;
  }
  return t === u;
}

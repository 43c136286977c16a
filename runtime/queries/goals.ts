/** The goals of a move: on which tiles it may end (L63). */
import type { EffectFrame } from '../frames.ts';
import { hasCell, makePatch } from '../landscape/groups.ts';
import { itemCell, itemToken, NO_ITEM } from '../landscape/items.ts';
import { enterCell, type Landscape, leaveCell } from '../landscape/landscape.ts';
import { FROM_THIS, type GoalCode, type WhereCode } from '../link/code.ts';
import { TILE_BITS } from '../link/thing-sets.ts';
import type { ThingSet } from '../link/things.ts';
import type { Game } from '../state.ts';
import { reachOf, shortestWay } from './distance.ts';
import { type Place, placeItems, WHOLE_LANDSCAPE } from './place.ts';
import { readPlace } from './read-place.ts';

/**
 * Whether an animal may end its move on a cell; null if it has no goal. The landscape is read as if the animal had left,
 * but "this" and names may still mean where it was. Opens patches.
 */
export function goalTest(
  game: Game,
  frame: EffectFrame,
  goal: GoalCode,
  animal: number,
): ((cell: number) => boolean) | null {
  const { landscape: land } = game;
  const token = itemToken(animal);
  const from = land.tokenCell[token];
  leaveCell(land, token);
  land.tokenCell[token] = from;
  try {
    if (goal.mark) return distanceTest(land, frame, goal.mark, animal, goal.goal === 'towards');
    const ends = makePatch(land, 0, cellsOf(land, goal.things, readPlace(game, frame, goal.where)));
    return (cell) => hasCell(ends, cell);
  } finally {
    enterCell(land, token, from);
  }
}

/** Whether a cell is fewer steps away from something than the animal is, or more; null without a way (L28). */
function distanceTest(
  land: Landscape,
  frame: EffectFrame,
  mark: WhereCode,
  animal: number,
  towards: boolean,
): ((cell: number) => boolean) | null {
  const cells = mark.counted
    ? cellsOf(land, mark.counted.things, WHOLE_LANDSCAPE)
    : cellsOfMark(land, frame, mark, animal);
  const steps = shortestWay(land, TILE_BITS, cells, itemCell(land, animal));
  if (steps < 0 || (steps === 0 && towards)) return null;
  const near = reachOf(land, cells, cells.length, towards ? steps - 1 : steps);
  return (cell) => hasCell(near, cell) === towards;
}

/** The cell of "this" or of a name; none if it is gone, or if it is the animal itself. */
function cellsOfMark(land: Landscape, frame: EffectFrame, mark: WhereCode, animal: number): number[] {
  const item = mark.from === FROM_THIS ? frame.self : frame.slots[mark.from];
  return item === NO_ITEM || (item === animal && !mark.isTile) ? [] : [itemCell(land, item)];
}

const cellsOf = (land: Landscape, things: ThingSet, place: Place): number[] =>
  placeItems(land, things, place).map((item) => itemCell(land, item));

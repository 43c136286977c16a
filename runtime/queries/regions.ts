/** Regions: the tiles of "this habitat", "an adjacent habitat", "the largest forest habitat" at a given moment (R11.5). */
import type { EffectFrame } from '../frames.ts';
import {
  cellGroup,
  eachOfKind,
  FEATURE_TILES,
  habitatOfTile,
  hasCell,
  largestGroups,
  makePatch,
  type Patch,
} from '../landscape/groups.ts';
import { HEXES } from '../landscape/hex.ts';
import { isAnimal, isTile, itemCell, itemThing, NO_ITEM } from '../landscape/items.ts';
import type { Landscape } from '../landscape/landscape.ts';
import { countWork } from '../landscape/work.ts';
import { FROM_FEATURE, FROM_NOTHING, type GroupCode, type RegionCode, type WhereCode } from '../link/code.ts';
import { type HeldCode, isSpecies, LAND } from '../link/things.ts';
import type { Game } from '../state.ts';
import { compares } from './compare.ts';
import { countInPatch } from './tile-contents.ts';

/** True if the `where` refers to nothing (L2, L4, L29), because there is no "this", named item or community. */
export function isUnanswered(frame: EffectFrame, where: WhereCode | null): boolean {
  if (!where) return false;
  if (where.from >= 0) return frame.slots[where.from] === NO_ITEM;
  if (where.from === FROM_NOTHING) return true;
  if (where.from === FROM_FEATURE) return frame.feature < 0;
  if (where.of.length > 0) {
    const isOneEnough = where.where === 'all';
    for (const one of where.of) if (isUnanswered(frame, one) === isOneEnough) return isOneEnough;
    return !isOneEnough;
  }
  if (!where.needsThis) return false;
  if (where.regions.length === 0) return frame.self === NO_ITEM;
  // One region that refers to something is enough, as in "in this community or the landscape".
  for (const region of where.regions) if (!isRegionUnanswered(frame, region)) return false;
  return true;
}

/** What a region is about: "this", or the item with a name (L55). */
const itemOf = ({ self, slots }: EffectFrame, { from }: RegionCode): number =>
  from < 0 ? self : slots[from];

/** True if the region refers to nothing, because it needs "this", or an animal for a community, and there is none. */
export function isRegionUnanswered(frame: EffectFrame, region: RegionCode): boolean {
  const self = itemOf(frame, region);
  switch (region.region) {
    case 'landscape':
    case 'largest':
    case 'any':
      return false;
    case 'this-feature':
    case 'feature-habitat':
      return frame.feature < 0;
    case 'this-community':
      return !isAnimal(self);
    default:
      return self === NO_ITEM;
  }
}

/**
 * The patches of a region. For a tie of "the largest …" these are alternatives; "an adjacent habitat" returns all such
 * habitats. They stay open until `closePatches`.
 */
export function regionPatches(game: Game, frame: EffectFrame, region: RegionCode): Patch[] {
  const { landscape: land, tables } = game;
  const self = itemOf(frame, region);
  switch (region.region) {
    case 'landscape':
      return [makePatch(land, 0, land.cells)];
    case 'largest':
      return region.group ? largestGroups(land, region.group, tables.animals, region.smallest) : [];
    case 'any':
      return region.group ? groupsHolding(land, region.group, tables.animals, region.with) : [];
    case 'this-community':
      return isAnimal(self) ? [cellGroup(land, itemCell(land, self), itemThing(land, self))] : [];
    case 'this-landmass':
      // Empty on water (L19).
      return self === NO_ITEM ? [] : [cellGroup(land, itemCell(land, self), LAND)];
    case 'this-habitat':
      return self === NO_ITEM ? [] : [thisHabitat(land, self)];
    case 'this-tile':
      // Nothing can join it, as with a feature.
      return self === NO_ITEM ? [] : [makePatch(land, FEATURE_TILES, [itemCell(land, self)])];
    case 'this-feature':
      return [featureTiles(game, frame)];
    case 'feature-habitat':
      // Several if the tiles belong to different ones (R15.12).
      return habitatsOf(land, game.features[frame.feature]?.cells ?? []);
    case 'adjacent-habitat':
      return self === NO_ITEM ? [] : adjacentHabitats(land, itemCell(land, self));
  }
}

/** All groups of a kind that have what is asked. */
function groupsHolding(land: Landscape, group: GroupCode, species: number, held: HeldCode | null): Patch[] {
  const starts: { cell: number; of: number }[] = [];
  eachHolding(land, group, species, held, ({ cells, of }) => starts.push({ cell: cells[0], of }));
  return starts.map(({ cell, of }) => cellGroup(land, cell, of));
}

/** Visits the groups of a kind that have what is asked; null for anything. */
export function eachHolding(
  land: Landscape,
  group: GroupCode,
  species: number,
  held: HeldCode | null,
  visit: (patch: Patch) => void,
): void {
  eachOfKind(land, group, species, (patch) => {
    if (!held || compares(held.compare, countInPatch(land, held.things, patch))) visit(patch);
  });
}

/** The habitat of the kind that "this" belongs to; for an animal, the terrain habitat of its tile (R11.5). */
function thisHabitat(land: Landscape, self: number): Patch {
  const cell = itemCell(land, self);
  if (isTile(self) || isAnimal(self)) return habitatOfTile(land, cell);
  return cellGroup(land, cell, itemThing(land, self));
}

/** Terrain habitats that are adjacent to the tile's own habitat (L16). */
function adjacentHabitats(land: Landscape, cell: number): Patch[] {
  const home = habitatOfTile(land, cell);
  const near: number[] = [];
  const { neighbours } = HEXES;
  for (let i = 0; i < home.n; i++)
    near.push(...neighbours.subarray(home.cells[i] * 6, home.cells[i] * 6 + 6));
  return habitatsOf(
    land,
    near.filter((one) => land.terrain[one] > 0 && !hasCell(home, one)),
  );
}

/** The terrain habitats that some tiles belong to, each once. */
function habitatsOf(land: Landscape, cells: readonly number[]): Patch[] {
  const patches: Patch[] = [];
  for (const cell of cells) {
    countWork(patches.length);
    if (!patches.some((patch) => hasCell(patch, cell))) patches.push(habitatOfTile(land, cell));
  }
  return patches;
}

/** The tiles of the running feature. */
export function featureTiles({ landscape, features }: Game, frame: EffectFrame): Patch {
  return makePatch(landscape, FEATURE_TILES, features[frame.feature]?.cells ?? []);
}

/** True if a thing on the cell belongs to the patch. In a community, only its own tokens do (L17). */
export function belongsTo(patch: Patch, cell: number, thing: number): boolean {
  return hasCell(patch, cell) && (!isSpecies(patch.of) || patch.of === thing);
}

/** Whether a group is in an area (L15). */
import { hasCell, type Patch, touches } from '../../landscape/groups.ts';
import { cellOf, covers, thingOf } from '../../landscape/items.ts';
import type { Landscape } from '../../landscape/landscape.ts';
import { lookAt } from '../../landscape/lookups.ts';
import { LAND } from '../../link/things.ts';
import { type Area, isThere } from './areas.ts';

/** A group is in an area if one of its members is; around an item, the rule of `adjacent` applies (L15). */
export function isPatchThere(land: Landscape, patch: Patch, area: Area): boolean {
  if (area.kind === 'anywhere') return true;
  if (area.sites) return area.sites.holdsOfGroup(patch);
  if (area.kind === 'around') return isAdjacentGroup(land, patch, area.item);
  lookAt(patch.n);
  for (let i = 0; i < patch.n; i++) {
    const cell = patch.cells[i];
    const thing = patch.of === LAND ? land.terrain[cell] : patch.of;
    if (isThere(land, area, cell, thing)) return true;
  }
  return false;
}

/** True if the group is next to an item such as "this", and is not the group the item belongs to (L15). */
export function isAdjacentGroup(land: Landscape, patch: Patch, item: number): boolean {
  const cell = cellOf(land, item);
  if (!hasCell(patch, cell)) return touches(patch, cell);
  return !covers(patch.of, thingOf(land, item));
}

/** Whether a group is in an area (L15). */
import { hasCell, type Part, touches } from '../landscape/groups.ts';
import { cellOf, covers, thingOf } from '../landscape/items.ts';
import type { Landscape } from '../landscape/landscape.ts';
import { lookAt } from '../landscape/lookups.ts';
import { LAND } from '../link/code.ts';
import { type Area, isThere } from './areas.ts';

/** A group is in an area when one of its members is; around an item, as `adjacent` says it (L15). */
export function isPartThere(land: Landscape, part: Part, area: Area): boolean {
  if (area.kind === 'anywhere') return true;
  if (area.sites) return area.sites.holdsOfGroup(part);
  if (area.kind === 'around') return isAdjacentGroup(land, part, area.item);
  lookAt(part.n);
  for (let i = 0; i < part.n; i++) {
    const cell = part.cells[i];
    const thing = part.of === LAND ? land.terrain[cell] : part.of;
    if (isThere(land, area, cell, thing)) return true;
  }
  return false;
}

/** True if the group is next to "this", or a named item, and not the one that item belongs to (L15). */
export function isAdjacentGroup(land: Landscape, part: Part, item: number): boolean {
  const cell = cellOf(land, item);
  if (!hasCell(part, cell)) return touches(part, cell);
  return !covers(part.of, thingOf(land, item));
}

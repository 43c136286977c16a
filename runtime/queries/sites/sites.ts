/**
 * Tests places against several sites, numbers of things, distances and `not` (L26 to L29). Everything here is tested
 * item by item; the patches involved stay open as long as those of the area.
 */
import type { EffectFrame } from '../../frames.ts';
import { closePatches, hasCell, openPatches, type Patch, sizeOf, touches } from '../../landscape/groups.ts';
import { cellOf, covers, NO_ITEM, thingOf, tileItem } from '../../landscape/items.ts';
import type { Landscape } from '../../landscape/landscape.ts';
import { FROM_FEATURE, type WhereCode } from '../../link/code.ts';
import { TILE } from '../../link/things.ts';
import type { Game } from '../../state.ts';
import { type Area, areaOf, isThere, keepCells, type SiteTest } from '../areas/areas.ts';
import { isPatchThere } from '../areas/group-areas.ts';
import { itemOf, plainArea, type Tie } from '../areas/plain-areas.ts';
import { compares } from '../compare.ts';
import { featureTiles, isUnanswered } from '../regions.ts';
import { countThings } from '../thing-counts.ts';
import { inPatch, keepNear, loneMember, reachOf, spread } from './distance.ts';

const NEVER: SiteTest = {
  holds: () => false,
  keep: (cells, _, isWanted) => (isWanted ? [] : cells),
  holdsOfGroup: () => false,
};

/** Reads a `where` of any kind. */
export function siteOf(game: Game, frame: EffectFrame, where: WhereCode, tie?: Tie): SiteTest {
  if (where.of.length > 0) {
    const sites = where.of.map((one) => siteOf(game, frame, one, tie));
    return where.where === 'all' ? allOf(sites) : anyOf(sites);
  }
  // A site that refers to nothing is false, negated or not (L29).
  if (isUnanswered(frame, where)) return NEVER;
  const site = oneSite(game, frame, where, tie);
  return where.not ? notAt(site) : site;
}

/** A site whose `keep` calls `holds` for each cell. */
function cellByCell(site: Omit<SiteTest, 'keep'>): SiteTest {
  return {
    ...site,
    keep: (cells, thing, isWanted) => cells.filter((cell) => site.holds(cell, thing, NO_ITEM) === isWanted),
  };
}

const allOf = (sites: readonly SiteTest[]): SiteTest => ({
  holds: (cell, thing, item) => sites.every((site) => site.holds(cell, thing, item)),
  keep(cells, thing, isWanted) {
    let kept = cells;
    for (const site of sites) if (kept.length > 0) kept = site.keep(kept, thing, true);
    return isWanted ? kept : cells.filter((cell) => !kept.includes(cell));
  },
  holdsOfGroup: (patch) => sites.every((site) => site.holdsOfGroup(patch)),
});
const anyOf = (sites: readonly SiteTest[]): SiteTest =>
  cellByCell({
    holds: (cell, thing, item) => sites.some((site) => site.holds(cell, thing, item)),
    holdsOfGroup: (patch) => sites.some((site) => site.holdsOfGroup(patch)),
  });
const notAt = (site: SiteTest): SiteTest => ({
  holds: (cell, thing, item) => !site.holds(cell, thing, item),
  keep: (cells, thing, isWanted) => site.keep(cells, thing, !isWanted),
  holdsOfGroup: (patch) => !site.holdsOfGroup(patch),
});

/** The test for a plain area. */
function ofArea(land: Landscape, area: Area): SiteTest {
  return {
    // Nothing is adjacent to itself (R11.1).
    holds: (cell, thing, item) =>
      (item === NO_ITEM || item !== area.item) && isThere(land, area, cell, thing, item === NO_ITEM),
    keep: (cells, thing, isWanted) => keepCells(land, area, cells, thing, isWanted),
    holdsOfGroup: (patch) => isPatchThere(land, patch, area),
  };
}

/** One site without its `not`. */
function oneSite(game: Game, frame: EffectFrame, where: WhereCode, tie?: Tie): SiteTest {
  const { landscape: land } = game;
  if (where.counted) return withThings(land, where.counted, where.spaces);
  if (where.from === FROM_FEATURE) return nearFeature(land, featureTiles(game, frame), where);
  if (where.where === 'within') {
    const named = itemOf(frame, where);
    return withinReach(land, where.thing === TILE ? tileItem(cellOf(land, named)) : named, where.spaces);
  }
  return ofArea(land, plainArea(game, frame, where, tie));
}

/** A number of things on the same tile, adjacent, or within a distance; nothing counts itself (L27). */
function withThings(
  land: Landscape,
  { compare, things }: NonNullable<WhereCode['counted']>,
  spaces: number,
): SiteTest {
  /** Counts the things in reach of some cells, except one item. */
  const countNear = (cells: ArrayLike<number>, n: number, except: number): number => {
    const level = openPatches();
    const area = { ...areaOf([reachOf(land, cells, n, spaces)]), item: except };
    const count = countThings(land, things, area, null);
    closePatches(level);
    return count;
  };
  const site: Omit<SiteTest, 'keep'> = {
    holds: (cell, _, item) => compares(compare, countNear([cell], 1, item)),
    holdsOfGroup: (patch) => {
      if (spaces > 0) {
        const alone = sizeOf(land, patch) === 1 ? loneMember(land, patch, patch.cells[0]) : NO_ITEM;
        return compares(compare, countNear(patch.cells, patch.n, alone));
      }
      let count = 0;
      for (let i = 0; i < patch.n; i++) {
        count += countNear([patch.cells[i]], 1, loneMember(land, patch, patch.cells[i]));
      }
      return compares(compare, count);
    },
  };
  // Numbers are tested cell by cell. For "at least one", all cells near the things are found at once.
  if (compare.is !== 'least' || compare.amount !== 1) return cellByCell(site);
  return { ...site, keep: (cells, _, isWanted) => keepNear(land, cells, things, spaces, isWanted) };
}

/** At most this many spaces from an item (L28). */
function withinReach(land: Landscape, named: number, spaces: number): SiteTest {
  const from = cellOf(land, named);
  const near = nearCells(land, [from], 1, spaces);
  return {
    holds: (cell, _, item) => (item === NO_ITEM || item !== named) && hasCell(near, cell),
    keep: (cells, _, isWanted) => inPatch(near, cells, isWanted),
    // As with `adjacent`, the group of the item itself never counts (L15).
    holdsOfGroup: (patch) =>
      hasCell(patch, from)
        ? !covers(patch.of, thingOf(land, named))
        : isAnyCell(patch, (cell) => hasCell(near, cell)),
  };
}

/** Next to the tiles of a feature and not on them, or within a distance of them. */
function nearFeature(land: Landscape, tiles: Patch, { where, spaces }: WhereCode): SiteTest {
  const reached = where === 'within' ? nearCells(land, tiles.cells, tiles.n, spaces) : tiles;
  const holds =
    where === 'adjacent'
      ? (cell: number) => !hasCell(tiles, cell) && touches(tiles, cell)
      : (cell: number) => hasCell(reached, cell);
  return cellByCell({ holds, holdsOfGroup: (patch) => isAnyCell(patch, holds) });
}

/** All cells at most this many spaces from some tiles. */
function nearCells(land: Landscape, cells: ArrayLike<number>, n: number, spaces: number): Patch {
  const near = reachOf(land, cells, n, 0);
  spread(land, near, spaces);
  return near;
}

function isAnyCell(patch: Patch, holds: (cell: number) => boolean): boolean {
  for (let i = 0; i < patch.n; i++) if (holds(patch.cells[i])) return true;
  return false;
}

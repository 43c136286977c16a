/**
 * Reads a `where` at a given moment: one plain site, as on most cards, or several sites with numbers and `not` (L26 to
 * L29).
 */
import type { EffectFrame } from '../../frames.ts';
import { closePatches, openPatches } from '../../landscape/groups.ts';
import { NO_ITEM } from '../../landscape/items.ts';
import { checkLookups } from '../../landscape/lookups.ts';
import type { RegionCode, WhereCode } from '../../link/code.ts';
import type { Game } from '../../state.ts';
import { patchesOf } from '../regions.ts';
import { siteOf } from '../sites/sites.ts';
import { ANYWHERE, type Area, NO_PATCHES, newArea } from './areas.ts';
import { plainArea, type Tie } from './plain-areas.ts';

/**
 * Reads a `where`. Call it only if the `where` refers to something (`isUnanswered`).
 * @param tie which of several largest groups to use; without it, any of them counts
 */
export function readArea(game: Game, frame: EffectFrame, where: WhereCode | null, tie?: Tie): Area {
  if (!where) return ANYWHERE;
  if (where.isPlain) return plainArea(game, frame, where, tie);
  return newArea('sites', -1, NO_ITEM, 0, NO_PATCHES, siteOf(game, frame, where, tie));
}

/** True if the `where` has a "the largest …", which may match several groups. */
export function hasTies(where: WhereCode): boolean {
  return where.ties.length > 0;
}

/** The highest `count` over all ways to break the ties of "the largest …" (L18). */
export function bestOverTies(
  game: Game,
  frame: EffectFrame,
  where: WhereCode,
  count: (area: Area) => number,
): number {
  const level = openPatches();
  const ties = where.ties.map((region) => {
    const alternatives = Math.max(1, patchesOf(game, frame, region).length);
    closePatches(level);
    return alternatives;
  });
  let best = 0;
  const ways = ties.reduce((product, n) => product * n, 1);
  for (let way = 0; way < ways; way++) {
    checkLookups();
    let rest = way;
    const tie = new Map<RegionCode, number>();
    for (const [i, n] of ties.entries()) {
      tie.set(where.ties[i], rest % n);
      rest = Math.floor(rest / n);
    }
    best = Math.max(best, count(readArea(game, frame, where, tie)));
    closePatches(level);
  }
  return best;
}

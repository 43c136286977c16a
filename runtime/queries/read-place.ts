/** Reads a `where` at a given moment: any sites, numbers, distances and `not` (L14 to L18, L26 to L29). */
import type { EffectFrame } from '../frames.ts';
import { closePatches, openPatches, type Patch } from '../landscape/groups.ts';
import { itemCell, NO_ITEM, tileItem } from '../landscape/items.ts';
import type { Landscape } from '../landscape/landscape.ts';
import { FROM_FEATURE, FROM_THIS, type RegionCode, type ThingsNear, type WhereCode } from '../link/code.ts';
import { ANIMAL_BIT, MARKER_BIT } from '../link/thing-sets.ts';
import type { Game } from '../state.ts';
import { compares } from './compare.ts';
import { nearCells } from './distance.ts';
import { around, makePlace, type Place, placeItems, WHOLE_LANDSCAPE } from './place.ts';
import { featureTiles, isUnanswered, regionPatches } from './regions.ts';

/** Which of several largest groups to use, for each "the largest …" of a `where`. */
type Tie = ReadonlyMap<RegionCode, number>;

const [EDGE, NOWHERE] = [makePlace('edge'), makePlace('nowhere')];

/**
 * Reads a `where`. A site that refers to nothing is false, negated or not (L29).
 * @param tie which of several largest groups to use; without it, any of them counts
 */
export function readPlace(game: Game, frame: EffectFrame, where: WhereCode | null, tie?: Tie): Place {
  if (where === null) return WHOLE_LANDSCAPE;
  if (where.of.length > 0) {
    const places: Place[] = [];
    for (const one of where.of) places.push(readPlace(game, frame, one, tie));
    return joinPlaces(where.where === 'all' ? 'all' : 'any', places);
  }
  if (isUnanswered(frame, where)) return NOWHERE;
  const place = readSite(game, frame, where, tie);
  return where.not ? joinPlaces('not', [place]) : place;
}

/** A place made up of others. */
export function joinPlaces(is: 'all' | 'any' | 'not', places: readonly Place[]): Place {
  return makePlace(is, [], -1, NO_ITEM, null, places);
}

/** One site without its `not`. */
function readSite(game: Game, frame: EffectFrame, where: WhereCode, tie?: Tie): Place {
  const { landscape: land } = game;
  const { spaces } = where;
  if (where.counted) return withThings(land, where.counted);
  if (where.where === 'edge') return EDGE;
  if (where.where === 'in') {
    const patches: Patch[] = [];
    for (const region of where.regions) patches.push(...tiedPatches(game, frame, region, tie));
    return makePlace('patches', patches);
  }
  if (where.from === FROM_FEATURE) {
    const tiles = featureTiles(game, frame);
    if (where.where === 'adjacent') return makePlace('beside', [tiles]);
    return makePlace('reach', [where.where === 'on' ? tiles : nearCells(land, tiles.cells, tiles.n, spaces)]);
  }
  const named = where.from === FROM_THIS ? frame.self : frame.slots[where.from];
  const cell = itemCell(land, named);
  // "This tile" is the tile under a token. It is adjacent to the token, but not to itself (R11.1).
  const item = where.isTile ? tileItem(cell) : named;
  if (where.where === 'adjacent') return around(land, item);
  if (where.where === 'on') return makePlace('on', [], cell);
  return makePlace('reach', [nearCells(land, [cell], 1, spaces)], cell, item);
}

/** The patches of a region; of several largest groups only the one that `tie` selects. */
function tiedPatches(game: Game, frame: EffectFrame, region: RegionCode, tie?: Tie): Patch[] {
  const all = regionPatches(game, frame, region);
  const nth = tie?.get(region);
  return nth === undefined ? all : all.slice(nth, nth + 1);
}

/** A number of things in reach. Far from all of them, none needs counting; that is not worth it for what is easily counted. */
function withThings(land: Landscape, counted: ThingsNear): Place {
  const { compare, things, spaces } = counted;
  const isEasy = spaces <= 1 && (things.mask & (ANIMAL_BIT | MARKER_BIT)) === 0;
  if (isEasy || compares(compare, 0)) return makePlace('things', [], -1, NO_ITEM, counted);
  const cells = placeItems(land, things, WHOLE_LANDSCAPE).map((item) => itemCell(land, item));
  return makePlace('things', [nearCells(land, cells, cells.length, spaces)], -1, NO_ITEM, counted);
}

/** The highest `count` over all ways to break the ties of "the largest …" (L18). */
export function bestOverTies(
  game: Game,
  frame: EffectFrame,
  where: WhereCode,
  count: (place: Place) => number,
): number {
  const level = openPatches();
  if (where.ties.length === 0) {
    const counted = count(readPlace(game, frame, where));
    closePatches(level);
    return counted;
  }
  const alternatives = where.ties.map((region) => {
    const { length } = regionPatches(game, frame, region);
    closePatches(level);
    return Math.max(1, length);
  });
  const tie = new Map<RegionCode, number>();
  const best = (at: number): number => {
    if (at === alternatives.length) {
      const counted = count(readPlace(game, frame, where, tie));
      closePatches(level);
      return counted;
    }
    let most = 0;
    for (let nth = 0; nth < alternatives[at]; nth++) {
      tie.set(where.ties[at], nth);
      most = Math.max(most, best(at + 1));
    }
    return most;
  };
  return best(0);
}

/** Areas of one site without `not`, numbers or distances. */
import type { EffectFrame } from '../../frames.ts';
import type { Patch } from '../../landscape/groups.ts';
import { cellOf, NO_ITEM, tileItem } from '../../landscape/items.ts';
import { FROM_THIS, type RegionCode, type WhereCode } from '../../link/code.ts';
import { TILE } from '../../link/things.ts';
import type { Game } from '../../state.ts';
import { patchesOf } from '../regions.ts';
import { type Area, areaOf, around, NO_PATCHES, newArea } from './areas.ts';

/** Which of several largest groups to use, for each "the largest …" of a `where`. */
export type Tie = ReadonlyMap<RegionCode, number>;

const EDGE = newArea('edge', -1, NO_ITEM, 0, NO_PATCHES);

/** The item that a site refers to; `NO_ITEM` for things of a kind and for regions. */
export function itemOf({ slots, self }: EffectFrame, { from }: WhereCode): number {
  return from === FROM_THIS ? self : from >= 0 ? slots[from] : NO_ITEM;
}

/** Reads one site without `not`, numbers or distances. */
export function plainArea(game: Game, frame: EffectFrame, where: WhereCode, tie?: Tie): Area {
  const land = game.landscape;
  const item = itemOf(frame, where);
  switch (where.where) {
    case 'edge':
      return EDGE;
    case 'adjacent':
      // "This tile" is the tile under a token. It is adjacent to the token, but not to itself (R11.1).
      if (where.thing === TILE && where.from === FROM_THIS) return around(land, tileItem(cellOf(land, item)));
      if (item !== NO_ITEM) return around(land, item);
      return newArea('near-thing', -1, NO_ITEM, where.thing, NO_PATCHES, null, where.near);
    case 'on':
      if (item !== NO_ITEM) return newArea('cell', cellOf(land, item), NO_ITEM, 0, NO_PATCHES);
      return newArea('on-thing', -1, NO_ITEM, where.thing, NO_PATCHES);
    default: {
      const { regions } = where;
      if (regions.length === 1 && !tie) return areaOf(patchesOf(game, frame, regions[0]));
      return areaOf(regions.flatMap((region) => tiedPatches(game, frame, region, tie)));
    }
  }
}

/** The patches of a region; of several largest groups only the one that `tie` selects. */
function tiedPatches(game: Game, frame: EffectFrame, region: RegionCode, tie?: Tie): Patch[] {
  const all = patchesOf(game, frame, region);
  const nth = tie?.get(region);
  return nth === undefined ? all : all.slice(nth, nth + 1);
}

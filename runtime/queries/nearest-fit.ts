/** What a Landscape Feature still needs where it comes closest to fitting (R15.1 to R15.3). */
import { coverRings, HEXES, hexCell } from '../landscape/hex.ts';
import { cellCount } from '../landscape/items.ts';
import type { Landscape } from '../landscape/landscape.ts';
import { checkWork, countWork } from '../landscape/work.ts';
import type { PatternCode } from '../link/features.ts';
import type { Game } from '../state.ts';
import { compares } from './compare.ts';
import { missesTerrain } from './feature-fits.ts';

/** What a pattern still needs where it comes closest to fitting. */
export interface NearestFit {
  /**
   * How many tiles and numbers of tokens do not match. A tile of another terrain counts twice, because it has to be
   * replaced.
   */
  needs: number;
  /** The things to place for one of the closest fits. */
  things: number[];
  /** By cell, the things to place there: for any of the closest fits, or for that one. */
  wanted: Map<number, number[]>;
}

/**
 * Where a feature comes closest to fitting; null without a landscape. Tries only tiles for its first cell.
 * @param anywhere whether `wanted` is about all of the closest fits, which takes longer to find
 */
export function nearestFit(
  { landscape: land, tables }: Game,
  card: number,
  anywhere: boolean,
): NearestFit | null {
  coverRings(land.radius + 1);
  const patterns = tables.cards[card].feature?.patterns ?? [];
  countWork(land.cells.length * patterns.length * (patterns[0]?.length ?? 0));
  checkWork();
  let nearest: NearestFit | null = null;
  for (const cell of land.cells) {
    for (const pattern of patterns) {
      const isKnown = !anywhere && nearest !== null && nearest.things.length > 0;
      const most = nearest ? nearest.needs - Number(isKnown) : Number.POSITIVE_INFINITY;
      const needs = needsAt(land, pattern, cell, most);
      if (needs === null) continue;
      if (!nearest || needs < nearest.needs) nearest = { needs, things: [], wanted: new Map() };
      const isFirst = nearest.wanted.size === 0;
      for (const part of pattern) {
        const at = hexCell(HEXES.q[cell] + part.q, HEXES.r[cell] + part.r);
        const things = missingAt(land, part, at);
        if (things.length === 0) continue;
        nearest.wanted.set(at, [...(nearest.wanted.get(at) ?? []), ...things]);
        if (isFirst) nearest.things.push(...things);
      }
    }
  }
  return nearest;
}

/**
 * What a pattern needs with its first cell at `cell`; null if that is more than `most`, or if another feature is in the
 * way.
 */
function needsAt(
  land: Landscape,
  pattern: readonly PatternCode[],
  cell: number,
  most: number,
): number | null {
  let needs = 0;
  for (const part of pattern) {
    const at = hexCell(HEXES.q[cell] + part.q, HEXES.r[cell] + part.r);
    if (part.covered && land.feature[at] > 0) return null;
    needs += missesTerrain(land, part, at) ? 1 + Number(land.terrain[at] > 0) : 0;
    for (const { compare, thing } of part.tokens) if (!compares(compare, amountAt(land, at, thing))) needs++;
    if (needs > most) return null;
  }
  return needs;
}

/** The things to place on a cell so that it matches this part of a pattern. */
function missingAt(land: Landscape, part: PatternCode, cell: number): number[] {
  const things = part.tokens
    .filter(({ compare, thing }) => compare.is !== 'most' && amountAt(land, cell, thing) < compare.amount)
    .map(({ thing }) => thing);
  return missesTerrain(land, part, cell) && !(land.terrain[cell] > 0) ? [part.terrain, ...things] : things;
}

/** How many of a thing are on a cell; 0 without a tile. */
function amountAt(land: Landscape, cell: number, thing: number): number {
  return land.terrain[cell] > 0 ? cellCount(land, cell, thing) : 0;
}

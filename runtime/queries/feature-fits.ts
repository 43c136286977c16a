/** Where a Landscape Feature fits: its whole pattern, turned in six ways (R15.1 to R15.4, R15.7). */
import { cellAt, coverRings, HEXES } from '../landscape/hex.ts';
import { countAt } from '../landscape/items.ts';
import { isLand, type Landscape } from '../landscape/landscape.ts';
import { checkLookups, lookAt } from '../landscape/lookups.ts';
import { LAND } from '../link/code.ts';
import type { PatternCode } from '../link/features.ts';
import type { Game } from '../state.ts';
import { compares } from './compare.ts';

/** The cells the feature could cover, each way once; cells ascending, ways in the order of their cells. */
export function featureFits(game: Game, card: number): number[][] {
  const fits = new Map<string, number[]>();
  someFit(game, card, (cells) => {
    fits.set(cells.join(), cells);
    return false;
  });
  return [...fits.values()].toSorted(byCells);
}

/** True if the feature fits anywhere. */
export function fitsAnywhere(game: Game, card: number): boolean {
  return someFit(game, card, () => true);
}

/** Calls `isEnough` with ways the feature fits until that says so; a way may come several times. */
function someFit(game: Game, card: number, isEnough: (cells: number[]) => boolean): boolean {
  const { landscape: land, tables } = game;
  coverRings(land.radius + 1);
  const patterns = tables.cards[card].feature?.patterns ?? [];
  lookAt(land.cells.length);
  for (let i = 0; i < land.cells.length; i++) {
    const cell = land.cells[i];
    // However it is turned, the first cell stays where it is.
    if (!matches(land, patterns[0][0], cell)) continue;
    lookAt(patterns.length * patterns[0].length);
    checkLookups();
    for (const pattern of patterns) {
      const cells = fitAt(land, pattern, HEXES.q[cell], HEXES.r[cell]);
      if (cells && isEnough(cells)) return true;
    }
  }
  return false;
}

/**
 * How many cells of the pattern are not as asked, in the way and the place in which fewest are; all of them without a landscape. Its
 * first cell is looked for on tiles only.
 */
export function fewestLacking(game: Game, card: number): number {
  const { landscape: land, tables } = game;
  coverRings(land.radius + 1);
  const patterns = tables.cards[card].feature?.patterns ?? [];
  const size = patterns[0]?.length ?? 0;
  let fewest = size;
  lookAt(land.cells.length * patterns.length * size);
  for (const cell of land.cells) {
    for (const pattern of patterns) {
      let lacking = 0;
      for (let at = 0; at < size && lacking < fewest; at++) {
        const { q, r } = pattern[at];
        if (!matches(land, pattern[at], cellAt(HEXES.q[cell] + q, HEXES.r[cell] + r))) lacking++;
      }
      if (lacking < fewest) fewest = lacking;
    }
    if (fewest === 0) break;
  }
  checkLookups();
  return fewest;
}

/** Whether the tile of a cell, if there is one, is not of the terrain that a part of a pattern asks for. */
export function missesTerrain(land: Landscape, part: PatternCode, cell: number): boolean {
  // Beyond the arrays there is no tile, and undefined equals no terrain.
  const terrain = land.terrain[cell];
  return terrain !== part.terrain && !(part.terrain === LAND && isLand(terrain));
}

function byCells(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((cell, index) => cell !== b[index]);
  return i < 0 ? 0 : a[i] - b[i];
}

/** The covered cells if the pattern matches around its first cell, which does, else null. */
function fitAt(land: Landscape, pattern: readonly PatternCode[], q: number, r: number): number[] | null {
  for (let i = 1; i < pattern.length; i++) {
    const part = pattern[i];
    if (!matches(land, part, cellAt(q + part.q, r + part.r))) return null;
  }
  return pattern
    .filter((part) => part.covered)
    .map((part) => cellAt(q + part.q, r + part.r))
    .sort((a, b) => a - b);
}

/** R15.3: numbers as asked; what is not mentioned does not matter. No two features overlap (R15.7). */
function matches(land: Landscape, part: PatternCode, cell: number): boolean {
  if (missesTerrain(land, part, cell)) return false;
  if (part.covered && land.feature[cell] > 0) return false;
  for (const { compare, thing } of part.tokens) {
    if (!compares(compare, countAt(land, cell, thing))) return false;
  }
  return true;
}

/** Where a Landscape Feature fits: its whole pattern, in six orientations (R15.1 to R15.4, R15.7). */
import { coverRings, HEXES, hexCell } from '../landscape/hex.ts';
import { cellCount } from '../landscape/items.ts';
import { isLand, type Landscape } from '../landscape/landscape.ts';
import { checkWork, countWork } from '../landscape/work.ts';
import type { PatternCode } from '../link/features.ts';
import { LAND } from '../link/things.ts';
import type { Game } from '../state.ts';
import { compares } from './compare.ts';

/**
 * The sets of cells that the feature could cover, each once. Cells are ascending, and the sets are sorted by their
 * cells.
 */
export function featureFits({ landscape: land, tables }: Game, card: number): number[][] {
  coverRings(land.radius + 1);
  const patterns = tables.cards[card].feature?.patterns ?? [];
  const fits = new Map<string, number[]>();
  countWork(land.cells.length);
  for (const cell of land.cells) {
    // The first cell stays in place in every orientation.
    if (!matches(land, patterns[0][0], cell)) continue;
    countWork(patterns.length * patterns[0].length);
    checkWork();
    for (const pattern of patterns) {
      const cells = fitAt(land, pattern, HEXES.q[cell], HEXES.r[cell]);
      if (cells) fits.set(cells.join(), cells);
    }
  }
  return [...fits.values()].toSorted(byCells);
}

/**
 * The smallest number of pattern cells that do not match, over all positions and orientations; the size of the pattern
 * if there is no landscape. Tries only tiles for its first cell.
 */
export function leastMissingCells(game: Game, card: number): number {
  const { landscape: land, tables } = game;
  coverRings(land.radius + 1);
  const patterns = tables.cards[card].feature?.patterns ?? [];
  const size = patterns[0]?.length ?? 0;
  let fewest = size;
  countWork(land.cells.length * patterns.length * size);
  for (const cell of land.cells) {
    for (const pattern of patterns) {
      let lacking = 0;
      for (let at = 0; at < size && lacking < fewest; at++) {
        const { q, r } = pattern[at];
        if (!matches(land, pattern[at], hexCell(HEXES.q[cell] + q, HEXES.r[cell] + r))) lacking++;
      }
      if (lacking < fewest) fewest = lacking;
    }
    if (fewest === 0) break;
  }
  checkWork();
  return fewest;
}

/** True if the cell has no tile of the terrain that this part of a pattern asks for. */
export function missesTerrain(land: Landscape, part: PatternCode, cell: number): boolean {
  // Beyond the arrays there is no tile, and undefined equals no terrain.
  const terrain = land.terrain[cell];
  return terrain !== part.terrain && !(part.terrain === LAND && isLand(terrain));
}

function byCells(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((cell, index) => cell !== b[index]);
  return i < 0 ? 0 : a[i] - b[i];
}

/** The covered cells if the pattern matches at this position, else null. The caller has checked its first cell. */
function fitAt(land: Landscape, pattern: readonly PatternCode[], q: number, r: number): number[] | null {
  for (let i = 1; i < pattern.length; i++) {
    const part = pattern[i];
    if (!matches(land, part, hexCell(q + part.q, r + part.r))) return null;
  }
  return pattern
    .filter((part) => part.covered)
    .map((part) => hexCell(q + part.q, r + part.r))
    .sort((a, b) => a - b);
}

/** Numbers must match; what the pattern does not mention does not matter (R15.3). Features never overlap (R15.7). */
function matches(land: Landscape, part: PatternCode, cell: number): boolean {
  if (missesTerrain(land, part, cell)) return false;
  if (part.covered && land.feature[cell] > 0) return false;
  for (const { compare, thing } of part.tokens) {
    if (!compares(compare, cellCount(land, cell, thing))) return false;
  }
  return true;
}

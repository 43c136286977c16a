/** Where a Landscape Feature fits: its whole pattern, turned in six ways (R15.1 to R15.4, R15.7). */
import { compares } from './counts.ts';
import { cellAt, HEXES } from './hex.ts';
import { countAt, covers } from './items.ts';
import type { Landscape } from './landscape.ts';
import type { Game } from './state.ts';
import type { PatternCode } from './tables.ts';

/** The cells the feature could cover, each way once; cells ascending, ways in the order of their cells. */
export function featureFits(game: Game, card: number): number[][] {
  const { landscape: land, tables } = game;
  const table = tables.cards[card].feature;
  const fits = new Map<string, number[]>();
  for (let cell = 0; cell < land.terrain.length; cell++) {
    if (land.terrain[cell] === 0) continue;
    for (const pattern of table?.patterns ?? []) {
      const cells = fitAt(land, pattern, HEXES.q[cell], HEXES.r[cell]);
      if (cells) fits.set(cells.join(), cells);
    }
  }
  return [...fits.values()].toSorted(byCells);
}

function byCells(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((cell, index) => cell !== b[index]);
  return i < 0 ? 0 : a[i] - b[i];
}

/** The covered cells if the pattern matches with its first cell here, else null. */
function fitAt(land: Landscape, pattern: readonly PatternCode[], q: number, r: number): number[] | null {
  const covered: number[] = [];
  for (const part of pattern) {
    const cell = cellAt(q + part.q, r + part.r);
    if (!matches(land, part, cell)) return null;
    // No two features overlap (R15.7).
    if (part.covered && land.feature[cell] > 0) return null;
    if (part.covered) covered.push(cell);
  }
  return covered.sort((a, b) => a - b);
}

/** R15.3: numbers as asked; what is not mentioned does not matter. */
function matches(land: Landscape, part: PatternCode, cell: number): boolean {
  const terrain = land.terrain[cell];
  // Beyond the arrays there is no tile either.
  if (!(terrain > 0) || !covers(part.terrain, terrain)) return false;
  return part.tokens.every(({ compare, thing }) => compares(compare, countAt(land, cell, thing)));
}

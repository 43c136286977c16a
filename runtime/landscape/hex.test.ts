import { expect, test } from 'vitest';
import { DIRECTIONS, hexRing } from '../../program/index.ts';
import { cellHex, cellsWithin, coverRings, HEXES, hexCell, ringOfCell } from './hex.ts';

test('cells and coordinates convert to each other, ring after ring', () => {
  for (let cell = 0; cell < cellsWithin(40); cell++) {
    const { q, r } = cellHex(cell);
    expect(hexCell(q, r)).toBe(cell);
    expect(hexRing(q, r)).toBe(ringOfCell(cell));
  }
});

test('R11.1 every cell has six neighbours at distance one, and is a neighbour of each of them', () => {
  coverRings(20);
  for (let cell = 0; cell < cellsWithin(19); cell++) {
    const around = [...HEXES.neighbours.subarray(cell * 6, cell * 6 + 6)];
    expect(new Set(around).size).toBe(6);
    for (const near of around) {
      expect([...HEXES.neighbours.subarray(near * 6, near * 6 + 6)]).toContain(cell);
      const [a, b] = [cellHex(cell), cellHex(near)];
      expect(DIRECTIONS).toContainEqual({ q: b.q - a.q, r: b.r - a.r });
    }
  }
});

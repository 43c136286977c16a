import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rotateHex } from '../../program/index.ts';
import { boundingBox } from '../drawing/box.ts';
import { hexCorners, hexMiddle, hexSize, outlines, TILE_SIDE, TOKEN_SIDE } from '../drawing/hexes.ts';
import { grid, honeycomb, layShapes, usableArea } from './places.ts';

const A4 = { paper: { width: 210, height: 297 }, bleed: 3 };
const lengths = fc.double({ min: 30, max: 400, noNaN: true });

describe('the grid', () => {
  test('seven tokens on the token grid are as wide as a tile and stay within it', () => {
    const around = [
      [0, 0],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ].map(([q, r]) => hexMiddle({ q: q!, r: r! }, TOKEN_SIDE));
    const corners = around.flatMap((middle) => hexCorners(middle, TOKEN_SIDE));
    const { width } = hexSize(TILE_SIDE);
    expect(boundingBox(corners).width).toBeCloseTo(width, 9);
    // Also inside the slanted edges: no farther from the middle along their normals than the edges.
    for (const { x, y } of corners)
      for (const turn of [60, 120, 180, 240, 300])
        expect(
          x * Math.cos((turn * Math.PI) / 180) + y * Math.sin((turn * Math.PI) / 180),
        ).toBeLessThanOrEqual(width / 2 + 1e-9);
  });

  test('turning a shape does not change the number of edges of its outline', () => {
    const shape = [
      { q: 0, r: 0 },
      { q: 1, r: 0 },
      { q: 2, r: -1 },
    ];
    const turned = (sixths: number) => shape.map((hex) => rotateHex(hex, sixths));
    const edges = (sixths: number) => outlines(turned(sixths), TILE_SIDE).map((line) => line.length);
    expect(edges(0)).toEqual([14]);
    for (const sixths of [1, 2, 3, 4, 5]) expect(edges(sixths)).toEqual([14]);
    expect(turned(6)).toEqual(shape.map(({ q, r }) => ({ q: q + 0, r: r + 0 })));
  });
});

describe('the positions of pieces', () => {
  test('hexes stay in their area and leave no room for another row or column', () => {
    fc.assert(
      fc.property(lengths, lengths, (width, height) => {
        const area = { x: 5, y: 7, width, height };
        const hexes = honeycomb(area, TOKEN_SIDE);
        const bounds = boundingBox(hexes.flatMap((hex) => hexCorners(hex, TOKEN_SIDE)));
        expect(bounds.x).toBeGreaterThanOrEqual(area.x - 1e-6);
        expect(bounds.y).toBeGreaterThanOrEqual(area.y - 1e-6);
        expect(bounds.x + bounds.width).toBeLessThanOrEqual(area.x + area.width + 1e-6);
        expect(bounds.y + bounds.height).toBeLessThanOrEqual(area.y + area.height + 1e-6);
        expect(area.width - bounds.width).toBeLessThan(hexSize(TOKEN_SIDE).width);
        expect(area.height - bounds.height).toBeLessThan(1.5 * TOKEN_SIDE);
      }),
    );
  });

  test('no piece is placed if none fits', () => {
    expect(honeycomb({ x: 0, y: 0, width: 40, height: 200 }, TILE_SIDE)).toEqual([]);
    expect(honeycomb({ x: 0, y: 0, width: 200, height: 50 }, TILE_SIDE)).toEqual([]);
    expect(grid({ x: 0, y: 0, width: 20, height: 200 }, { width: 24, height: 24 }, 3)).toEqual([]);
  });

  test('A4 and Letter sheets hold 21 tiles each', () => {
    const letter = { paper: { width: 215.9, height: 279.4 }, bleed: 3 };
    for (const box of [A4, letter]) expect(honeycomb(usableArea(box, 3), TILE_SIDE)).toHaveLength(21);
  });

  test('shapes of hexes never touch, and a shape that fits on no sheet is left out', () => {
    const sheet = honeycomb(usableArea(A4, 3), TILE_SIDE);
    const row = (length: number) => Array.from({ length }, (_, q) => ({ q, r: 0 }));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 9 }), (sizes) => {
        const laid = layShapes(sizes.map(row), sheet);
        for (const [i, a] of laid.entries()) {
          expect(a!.hexes).toHaveLength(sizes[i]!);
          for (const b of laid.slice(i + 1))
            if (a!.sheet === b!.sheet)
              for (const one of a!.hexes)
                for (const other of b!.hexes)
                  expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(
                    hexSize(TILE_SIDE).width + 1,
                  );
        }
      }),
      { numRuns: 30 },
    );
    expect(layShapes([row(9), row(1)], sheet)).toMatchObject([undefined, { sheet: 0 }]);
  });

  test('shapes begin behind hexes that are taken, a hex apart', () => {
    const sheet = honeycomb(usableArea(A4, 3), TILE_SIDE);
    const single = [{ q: 0, r: 0 }];
    const [at] = layShapes([single], sheet, 5);
    const taken = sheet.slice(0, 5);
    expect(at!.sheet).toBe(0);
    for (const { x, y } of taken)
      expect(Math.hypot(x - at!.hexes[0]!.x, y - at!.hexes[0]!.y)).toBeGreaterThan(
        hexSize(TILE_SIDE).width + 1,
      );
    expect(layShapes([single], sheet, sheet.length)[0]!.sheet).toBe(1);
  });
});

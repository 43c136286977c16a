import { describe, expect, test } from 'vitest';
import { hexSize, TILE_SIDE } from '../drawing/hexes.ts';
import { pieceModel } from './model.ts';
import { boardShape, discShape, type FlatShape, hexShape } from './piece.ts';

const INCH = 25.4;
const MAPPING = { front: { x: 0.25, y: 0.5 }, back: { x: 0.75, y: 0.5 }, scale: { x: 0.004, y: 0.008 } };

type Vector = [number, number, number];

/** Reads an OBJ file: its triangles, and for each corner its position, texture position and normal. */
function read(text: string) {
  const all: Record<string, number[][]> = { v: [], vt: [], vn: [] };
  const triangles: { v: Vector; vt: number[]; vn: number[] }[][] = [];
  for (const line of text.trim().split('\n')) {
    const [kind, ...rest] = line.split(' ');
    if (kind !== 'f') all[kind!]!.push(rest.map(Number));
    else
      triangles.push(
        rest.map((corner) => {
          const [v, vt, vn] = corner.split('/').map((one) => Number(one) - 1) as Vector;
          return { v: all.v![v] as Vector, vt: all.vt![vt]!, vn: all.vn![vn]! };
        }),
      );
  }
  return triangles;
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + value * b[i]!, 0);

const ROW = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 1, r: 1 },
];
const area = (3 * Math.sqrt(3) * TILE_SIDE ** 2) / 2;
const SHAPES: [string, FlatShape, number][] = [
  ['a hex', hexShape([{ q: 0, r: 0 }], TILE_SIDE), area],
  ['three hexes', hexShape(ROW, TILE_SIDE), 3 * area],
  ['a board', boardShape(190, 50), 190 * 50],
  ['a disc', discShape(24), (48 / 2) * 12 ** 2 * Math.sin((2 * Math.PI) / 48)],
];

describe.each(SHAPES)('%s as a model', (_, shape, square) => {
  const triangles = read(pieceModel(shape, 2, MAPPING));

  test('is closed: every edge belongs to two triangles, once in each direction', () => {
    // The parts of one shape share their common edges only at the bottom and at the top.
    const count = new Map<string, number>();
    for (const corners of triangles)
      corners.forEach(({ v }, i) => {
        const next = corners[(i + 1) % 3]!.v;
        const [a, b] = [v, next].map((one) => one.map((value) => value.toFixed(4)).join(' '));
        count.set(`${a} ${b}`, (count.get(`${a} ${b}`) ?? 0) + 1);
        count.set(`${b} ${a}`, (count.get(`${b} ${a}`) ?? 0) - 1);
      });
    expect([...count.values()].every((sum) => sum === 0)).toBe(true);
  });

  test('has the volume of its area and thickness, with all faces pointing outwards', () => {
    const volume = triangles.reduce((sum, [a, b, c]) => sum + dot(a!.v, cross(b!.v, c!.v)) / 6, 0);
    expect(volume).toBeCloseTo((square * 2) / INCH ** 3, 4);
    for (const [a, b, c] of triangles) {
      const normal = cross(minus(b!.v, a!.v), minus(c!.v, a!.v));
      for (const { vn } of [a!, b!, c!]) expect(dot(vn, normal)).toBeGreaterThan(0);
    }
  });

  test('shows the front of its picture on top and the mirrored back below', () => {
    for (const corners of triangles)
      for (const { v, vt, vn } of corners) {
        const [x, , z] = v.map((value) => value * INCH) as Vector;
        if (vn[1] === 1)
          expect(vt).toEqual([expect.closeTo(0.25 + x * 0.004, 4), expect.closeTo(0.5 - z * 0.008, 4)]);
        if (vn[1] === -1)
          expect(vt).toEqual([expect.closeTo(0.75 - x * 0.004, 4), expect.closeTo(0.5 - z * 0.008, 4)]);
      }
  });
});

test('a tile has its printed size, with one unit per inch', () => {
  const corners = read(pieceModel(hexShape([{ q: 0, r: 0 }], TILE_SIDE), 2, MAPPING)).flat();
  const size = (axis: number) =>
    Math.max(...corners.map(({ v }) => v[axis]!)) - Math.min(...corners.map(({ v }) => v[axis]!));
  expect(size(0) * INCH).toBeCloseTo(hexSize(TILE_SIDE).width, 3);
  expect(size(1) * INCH).toBeCloseTo(2, 3);
  expect(size(2) * INCH).toBeCloseTo(hexSize(TILE_SIDE).height, 3);
});

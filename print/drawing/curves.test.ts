import svgpath from 'svgpath';
import { expect, test } from 'vitest';
import { archPath, circlePath, roundedPath } from './curves.ts';

/** Points on the curves of a path: ends and midpoints. */
function points(path: string): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  svgpath(path).iterate(([kind, ...at], _, x, y) => {
    if (kind !== 'C') return;
    const [x1, y1, x2, y2, x3, y3] = at as number[];
    found.push({ x: x3!, y: y3! });
    found.push({ x: (x + 3 * x1! + 3 * x2! + x3!) / 8, y: (y + 3 * y1! + 3 * y2! + y3!) / 8 });
  });
  return found;
}

test('the points of a circle are at its radius, within a hundredth', () => {
  const around = points(circlePath(50, 40, 20));
  expect(around).toHaveLength(8);
  for (const { x, y } of around) expect(Math.abs(Math.hypot(x - 50, y - 40) - 20)).toBeLessThan(0.01);
});

test('corners are quarter circles in the right places', () => {
  const box = { x: 5, y: 6, width: 53, height: 40, radius: 2.4 };
  const [left, right, top, bottom] = [7.4, 55.6, 8.4, 43.6];
  const corners = points(roundedPath(box));
  for (const { x, y } of corners) {
    const away = Math.hypot(x - (x < 30 ? left : right), y - (y < 25 ? top : bottom));
    expect(Math.abs(away - 2.4)).toBeLessThan(0.002);
  }
  expect(corners).toHaveLength(8);
  const upper = corners.filter(({ y }) => y < 25).map(({ x, y }) => `${x} ${y}`);
  expect(new Set(points(archPath(box)).map(({ x, y }) => `${x} ${y}`))).toEqual(new Set(upper));
});

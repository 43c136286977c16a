import { expect, test } from 'vitest';
import { WORDS } from '../../test/print/fixtures/words.ts';
import type { Shape } from '../drawing/art.ts';
import { loadIcons } from '../icons.ts';
import { backArt } from './back.ts';
import { cardShape } from './geometry.ts';
import { newPalette } from './palette.ts';

test.each([0, 3, 11])(
  'the frame of a back is at least %d mm from the cut, and its hexes are within the frame',
  (safe) => {
    const { shape } = cardShape({ width: 63, height: 88 }, safe);
    const { parts } = backArt('blue', newPalette(loadIcons(), WORDS, false), shape);
    const shapes = parts.filter((part): part is Shape => 'd' in part);
    const pointsOf = ({ d }: Shape) =>
      [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    const [frame] = shapes as [Shape];
    const [xs, ys] = [pointsOf(frame).map(([x]) => x), pointsOf(frame).map(([, y]) => y)];
    const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    const closest = Math.min(left, top, shape.width - right, shape.height - bottom) - frame.width! / 2;
    expect(closest).toBeCloseTo(Math.max(2.55, safe));
    const hexes = shapes.filter(({ width }) => width === 0.35);
    expect(hexes.length).toBeGreaterThan(10);
    for (const [x, y] of hexes.flatMap(pointsOf))
      expect(Math.min(x - left, y - top, right - x, bottom - y)).toBeGreaterThan(0);
  },
);

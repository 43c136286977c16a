import { expect, test } from 'vitest';
import { WORDS } from '../../test/print/fixtures/words.ts';
import { loadIcons } from '../icons.ts';
import { backArt } from './back.ts';
import { shapeOf } from './geometry.ts';
import { newPalette } from './palette.ts';

test.each([0, 3, 11])(
  'the frame of a back is at least %d mm from the cut, and its hexes are within the frame',
  (safe) => {
    const { shape } = shapeOf({ width: 63, height: 88 }, safe);
    const { lines, hexes } = backArt('blue', newPalette(loadIcons(), WORDS, false), shape);
    const [{ x, y, width, height, stroke }] = lines as [(typeof lines)[number]];
    const closest = Math.min(x, y, shape.width - x - width, shape.height - y - height) - stroke / 2;
    expect(closest).toBeCloseTo(Math.max(2.55, safe));
    for (const { points } of hexes)
      for (const point of points.split(' ')) {
        const [left, top] = point.split(',').map(Number) as [number, number];
        expect(Math.min(left - x, top - y, x + width - left, y + height - top)).toBeGreaterThan(0);
      }
  },
);

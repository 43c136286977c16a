import sharp from 'sharp';
import { expect, test } from 'vitest';
import { WORDS } from '../../../test/print/fixtures/words.ts';
import { loadIcons } from '../../icons.ts';
import { paint } from '../../layout/ink.ts';
import { OutlineInk } from '../../layout/outline-ink.ts';
import { newPalette } from '../palette.ts';
import { emblemArt, pointsEmblem } from './emblem.ts';

/** The height of points on a card of the usual size, in millimetres, and the middle of the number on a shield of 800. */
const HEIGHT = 5.2;
const MIDDLE = { across: 400, down: 360 };

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 17, 20, 71, 100, 1000, 99_999])(
  'the ink of a number of points is in the middle of its shield, within 0.1 mm: %d',
  async (amount) => {
    const ink = new OutlineInk();
    const drawn = paint(emblemArt(pointsEmblem(amount, newPalette(loadIcons(), WORDS, false))), ink);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="800" height="800">${ink.definitions()}${drawn}</svg>`;
    const { data, info } = await sharp(Buffer.from(svg.replaceAll('\uffff', 'x')))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const white = Array.from({ length: 800 * 800 }, (_, i) => i).filter((i) => {
      const [red, green, blue, alpha] = data.subarray(i * info.channels);
      return Math.min(red!, green!, blue!, alpha!) > 127;
    });
    const sides = [
      [MIDDLE.across, (i: number) => i % 800],
      [MIDDLE.down, (i: number) => Math.floor(i / 800)],
    ] as const;
    for (const [middle, of] of sides) {
      const all = white.map(of);
      const [from, to] = [all.reduce((a, b) => Math.min(a, b)), all.reduce((a, b) => Math.max(a, b))];
      expect(Math.abs((from + to + 1) / 2 - middle) * (HEIGHT / 800)).toBeLessThan(0.1);
      expect(to - from).toBeLessThan(720);
    }
  },
);

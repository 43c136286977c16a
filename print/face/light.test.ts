import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cards, words } from '../../test/print/box-set.ts';
import { loadIcons } from '../icons.ts';
import { newPalette } from './palette.ts';
import { frontPicture } from './picture.ts';
import { FRAMES, type Frame } from './theme.ts';

/** The share of the area of card 39 that is ink: how far its pixels are from white. */
async function inkOf(frame: Frame): Promise<number> {
  const card = cards.find(({ number }) => number === 39)!;
  const palette = newPalette(loadIcons(), words, false, frame);
  const { svg } = frontPicture(card, palette, { size: { width: '630', height: '630' } });
  const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  return data.reduce((sum, channel) => sum + 1 - channel / 255, 0) / data.length;
}

test('a light frame takes at most half the ink of a solid one', async () => {
  const [solid, light] = (await Promise.all(FRAMES.map(inkOf))) as [number, number];
  expect(light).toBeLessThan(0.15);
  expect(solid).toBeGreaterThan(0.3);
});

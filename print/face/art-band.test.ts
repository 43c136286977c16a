import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CARDS } from '../../test/print/fixtures/cards.ts';
import { WORDS } from '../../test/print/fixtures/words.ts';
import type { CardArt } from '../card-art/card-art.ts';
import { loadIcons } from '../icons.ts';
import { shownPart } from './art-band.ts';
import { bandBottom, CARD_SIZES, cardShape } from './geometry.ts';
import { frontLayout } from './layout.ts';
import { newPalette } from './palette.ts';
import { frontPicture } from './picture.ts';
import type { Frame } from './theme.ts';

const [card] = CARDS as [(typeof CARDS)[0]];
const { shape } = cardShape(CARD_SIZES.square);

/** A picture whose upper half is red and whose lower half is blue. */
async function picture(width: number, height: number): Promise<CardArt> {
  const half = (input: string) =>
    ({ create: { width, height: height / 2, channels: 3, background: input } }) as const;
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'blue' } })
    .composite([{ input: half('red'), left: 0, top: 0 }])
    .png()
    .toBuffer();
  const copy = { href: `data:image/png;base64,${bytes.toString('base64')}`, width, height };
  return { file: 'herd.png', at: 0, copy };
}

const paletteWith = (art: CardArt, proof = false, frame?: Frame) =>
  newPalette(loadIcons(), { ...WORDS, art: new Map([[card.number, art]]) }, proof, frame);
const drawn = (art: CardArt, proof = false, frame?: Frame) =>
  frontPicture(card, paletteWith(art, proof, frame), { size: { width: '630', height: '630' }, proof }).svg;

test.each([
  ['of a high picture, the part around `at`', [100, 400], 50, { x: 0, y: 175, width: 100, height: 50 }],
  ['its top', [100, 400], 0, { x: 0, y: 0, width: 100, height: 50 }],
  ['no more than there is', [100, 400], 95, { x: 0, y: 350, width: 100, height: 50 }],
  ['of a picture that is too flat, the middle', [400, 100], 50, { x: 100, y: 0, width: 200, height: 100 }],
])('an area twice as wide as high shows %s', (_, [width, height], at, part) => {
  expect(shownPart({ width: width!, height: height! }, at, { width: 60, height: 30 })).toEqual(part);
});

test.each(['solid', 'light'] as const)(
  'a picture has the corners of a face with a %s frame',
  async (frame) => {
    const pixels = await sharp(Buffer.from(drawn(await picture(40, 40), false, frame)))
      .removeAlpha()
      .raw()
      .toBuffer();
    const at = (x: number, y: number) => [...pixels.subarray((y * 630 + x) * 3, (y * 630 + x) * 3 + 3)];
    expect(at(70, 80)).toEqual([255, 0, 0]);
    expect(at(570, 80)).toEqual([255, 0, 0]);
    expect(at(51, 51)).not.toEqual([255, 0, 0]);
    expect(at(578, 51)).not.toEqual([255, 0, 0]);
  },
);

test('a card is drawn as if it had no picture where there is no copy of it', async () => {
  const { copy: _, ...art } = await picture(40, 40);
  const plain = newPalette(loadIcons(), WORDS, false);
  expect(drawn(art)).toBe(frontPicture(card, plain, { size: { width: '630', height: '630' } }).svg);
});

test('a proof has the name of the file in place of the picture', async () => {
  const svg = drawn(await picture(40, 40), true);
  expect(svg).not.toContain('<image');
  expect(svg).toContain('#DDDDDD');
});

test('a flat picture is no higher than it is at the width of the card', async () => {
  const heightOf = (art: CardArt) =>
    frontLayout(card, paletteWith(art)).bottom - bandBottom(card.energy.length, shape);
  expect(heightOf(await picture(40, 40))).toBeCloseTo(22, 5);
  // Half of 53 millimetres with its edge, less a band of 10.
  expect(heightOf(await picture(40, 20))).toBeCloseTo(26.5 + 1.5 - 10, 5);
});

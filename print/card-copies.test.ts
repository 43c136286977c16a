import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CARDS } from '../test/print/fixtures/cards.ts';
import { WORDS } from '../test/print/fixtures/words.ts';
import { type ArtSource, readArt } from './card-art/source.ts';
import { copyArt } from './card-copies.ts';
import { cardPages } from './pages.ts';
import { drawPictures } from './pictures.ts';
import { PAPERS } from './sheet/paper.ts';

const RED = { r: 220, g: 20, b: 20 };
const BLUE = { r: 20, g: 40, b: 220 };
/** A picture whose halves have two colours. */
function halves(width: number, height: number, left: object, right: object, channels: 3 | 4 = 3) {
  const half = (background: object) => ({ create: { width: width / 2, height, channels, background } });
  const empty = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width, height, channels, background: empty } }).composite([
    { input: half(left), left: 0, top: 0 },
    { input: half(right), left: width / 2, top: 0 },
  ]);
}

/** A PNG with a second frame, which an animation goes on to. */
async function animation(): Promise<Buffer> {
  const [first, second] = await Promise.all(
    [RED, BLUE].map((colour) => halves(40, 20, colour, colour).png().toBuffer()),
  );
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const numbers = (...all: number[]) => Buffer.from(Uint32Array.from(all).buffer).swap32();
  const frame = (sequence: number) =>
    chunk('fcTL', Buffer.concat([numbers(sequence, 40, 20, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]));
  const pixels = second!.subarray(second!.indexOf('IDAT') + 4, second!.indexOf('IEND') - 8);
  const at = first!.indexOf('IDAT') - 4;
  const end = first!.indexOf('IEND') - 4;
  return Buffer.concat([
    first!.subarray(0, at),
    chunk('acTL', numbers(2, 0)),
    frame(0),
    first!.subarray(at, end),
    frame(1),
    chunk('fdAT', Buffer.concat([numbers(2), pixels])),
    first!.subarray(end),
  ]);
}

/** The pictures of cards 1, 2, 3 … as they are read from files. */
const sourcesOf = (files: readonly Uint8Array[]): ArtSource[] =>
  files.map((bytes, i) => {
    const content = readArt(bytes);
    if ('why' in content) throw new Error(content.why);
    return { ...content, card: i + 1, file: `art/${i + 1}`, path: '', at: 50, mark: '' };
  });

test('copies are upright, in the colours of the file, as JPEG or with transparency as PNG', async () => {
  const svg = '<svg viewBox="0 0 3 2"><rect width="3" height="2" fill="#1428dc"/></svg>';
  const files = [
    await halves(1600, 1200, RED, BLUE).jpeg().toBuffer(),
    await halves(40, 20, RED, BLUE).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    await halves(40, 20, BLUE, BLUE).toColourspace('cmyk').jpeg().toBuffer(),
    await halves(40, 20, { ...RED, alpha: 0.5 }, { ...BLUE, alpha: 1 }, 4)
      .png()
      .toBuffer(),
    await halves(40, 20, { ...RED, alpha: 1 }, { ...BLUE, alpha: 1 }, 4)
      .png()
      .toBuffer(),
    await animation(),
    Buffer.from(svg),
    await halves(20, 2000, RED, BLUE).png().toBuffer(),
  ];
  const copies = await copyArt(new Map(sourcesOf(files).entries()), 'usual');
  const seen = await Promise.all(
    [...copies.values()].map(async ({ copy }) => {
      const [head, data = ''] = copy!.href.split(',');
      const picture = sharp(Buffer.from(data, 'base64')).ensureAlpha();
      const { data: pixels, info } = await picture.raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([copy!.width, copy!.height]);
      const pixel = (at: number) => [...pixels.subarray(4 * at, 4 * at + 4)];
      return {
        head,
        size: `${copy!.width} × ${copy!.height}`,
        first: pixel(0),
        last: pixel(pixels.length / 4 - 1),
      };
    }),
  );
  const like = (one: readonly number[], other: { r: number; g: number; b: number }, alpha = 255) =>
    [other.r, other.g, other.b, alpha].every((value, i) => Math.abs(value - one[i]!) < 60);
  const said = seen.map(({ head, size, first, last }) => {
    const colour = (one: readonly number[]) =>
      like(one, RED) ? 'red' : like(one, BLUE) ? 'blue' : like(one, RED, 128) ? 'pale red' : one.join();
    return `${head!.slice(5, -7)}, ${size}, ${colour(first)} to ${colour(last)}`;
  });
  expect(said).toEqual([
    'image/jpeg, 720 × 540, red to blue',
    'image/jpeg, 20 × 40, red to blue',
    'image/jpeg, 40 × 20, blue to blue',
    'image/png, 40 × 20, pale red to blue',
    'image/jpeg, 40 × 20, red to blue',
    'image/jpeg, 40 × 20, red to red',
    'image/jpeg, 720 × 480, blue to blue',
    'image/jpeg, 20 × 2000, red to blue',
  ]);
});

test('a picture that is damaged behind its header is refused with its file and card', async () => {
  const whole = await halves(400, 300, RED, BLUE).jpeg().toBuffer();
  await expect(
    copyArt(new Map(sourcesOf([whole, whole.subarray(0, whole.length / 4)]).entries()), 'usual'),
  ).rejects.toThrow(
    /^The picture `art\/2` of card 2 cannot be drawn \(.*\): save it again as a PNG or JPEG\.$/,
  );
});

test('only copies are in sheets and pictures', async () => {
  const file = await halves(1000, 800, RED, BLUE)
    .jpeg({ quality: 99 })
    .withExif({ IFD0: { Artist: 'Ana' } })
    .toBuffer();
  const [source] = sourcesOf([file]);
  const card = CARDS.find((one) => 'energy' in one)!;
  const art = await copyArt(new Map([[card.number, source!]]), 'fine');
  const copy = art.get(card.number)!.copy!;
  expect(copy.width).toBe(1000);
  const input = {
    cards: [card],
    words: { ...WORDS, art },
    setTitle: 'Tests',
    version: '1',
    card: 63,
    bleed: 0,
  };
  const { html } = await cardPages({ ...input, paper: PAPERS.a4 });
  const { fronts } = drawPictures({ ...input, dpi: 300 });
  for (const drawn of [html.join(''), fronts.join('')])
    expect(drawn.match(/data:image[^"')]*/g)).toEqual([copy.href]);
});

/**
 * Compares a picture with a reviewed one. On a difference, the new picture is in `out/pictures/`; if the change is
 * intended, `UPDATE_PICTURES=1` accepts it.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import sharp from 'sharp';
import { expect } from 'vitest';

const PICTURES = join(import.meta.dirname, 'pictures');
const FOUND = join(import.meta.dirname, '..', 'out', 'pictures');
/** How many pixels per thousand may differ: other browser versions draw edges slightly differently. */
const TOLERANCE = 2;

/** Expects a picture to look like the reviewed one of this name. */
export async function matchPicture(name: string, found: PNG): Promise<void> {
  const file = join(PICTURES, `${name}.png`);
  if (process.env.UPDATE_PICTURES) {
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(file, await small(found));
  }
  expect(existsSync(file), `${file} is missing`).toBe(true);
  const { data: wanted, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  expect([found.width, found.height]).toEqual([width, height]);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(wanted, found.data, difference.data, width, height, { threshold: 0.1 });
  const share = (1000 * pixels) / (width * height);
  if (share > TOLERANCE) {
    mkdirSync(FOUND, { recursive: true });
    writeFileSync(join(FOUND, `${name}.png`), PNG.sync.write(found));
    writeFileSync(join(FOUND, `${name}.difference.png`), PNG.sync.write(difference));
  }
  expect(share, `see out/pictures/${name}.difference.png`).toBeLessThanOrEqual(TOLERANCE);
}

/** The same pixels in a file as small as possible. */
function small(picture: PNG): Promise<Buffer> {
  return sharp(PNG.sync.write(picture)).removeAlpha().png({ compressionLevel: 9, effort: 10 }).toBuffer();
}

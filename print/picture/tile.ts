/** Pixels of cards, three bytes each (red, green, blue), row by row; they are copied, never blended. */

import type { Box } from '../sheet/layout.ts';

/** A decoded picture. */
export interface Pixels {
  rgb: Buffer;
  width: number;
  height: number;
}

const BYTES = 3;

/** A black picture. */
export function blank(width: number, height: number): Pixels {
  return { rgb: Buffer.alloc(width * height * BYTES), width, height };
}

/** A rectangle of a picture, as a new picture. */
export function cutOut(from: Pixels, { x, y, width, height }: Box): Pixels {
  const tile = blank(width, height);
  for (let row = 0; row < height; row++) copyRow(from, x, y + row, tile, 0, row, width);
  return tile;
}

/** Copies a picture onto another, with its upper left corner at (x, y). */
export function paste(tile: Pixels, onto: Pixels, x: number, y: number): void {
  for (let row = 0; row < tile.height; row++) copyRow(tile, 0, row, onto, x, y + row, tile.width);
}

function copyRow(
  from: Pixels,
  x: number,
  y: number,
  to: Pixels,
  toX: number,
  toY: number,
  width: number,
): void {
  const start = (y * from.width + x) * BYTES;
  from.rgb.copy(to.rgb, (toY * to.width + toX) * BYTES, start, start + width * BYTES);
}

/** Reads a PNG. */
export async function decode(png: Uint8Array): Promise<Pixels> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(png, { limitInputPixels: false })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgb: data, width: info.width, height: info.height };
}

/** Makes a PNG that states its resolution; the same pixels give the same bytes. */
export async function encode({ rgb, width, height }: Pixels, dpi: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(rgb, { raw: { width, height, channels: BYTES }, limitInputPixels: false })
    .withDensity(dpi)
    .png({ compressionLevel: 6 })
    .toBuffer();
}

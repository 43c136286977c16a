/** Pixels of cards, three bytes each (red, green, blue), row after row; copied, never mixed. */

/** A picture without a file around it. */
export interface Pixels {
  rgb: Buffer;
  width: number;
  height: number;
}

const BYTES = 3;

/** A picture of one size that is still black. */
export function blank(width: number, height: number): Pixels {
  return { rgb: Buffer.alloc(width * height * BYTES), width, height };
}

/** Copies the square of this side at (x, y) of a picture to (toX, toY) of another. */
export function copySquare(
  from: Pixels,
  { x, y }: { x: number; y: number },
  to: Pixels,
  at: { x: number; y: number },
  side: number,
): void {
  copyBox(from, { x, y }, to, at, { width: side, height: side });
}

/** The same of a rectangle. */
export function copyBox(
  from: Pixels,
  { x, y }: { x: number; y: number },
  to: Pixels,
  at: { x: number; y: number },
  { width, height }: { width: number; height: number },
): void {
  for (let row = 0; row < height; row++) {
    const start = ((y + row) * from.width + x) * BYTES;
    from.rgb.copy(to.rgb, ((at.y + row) * to.width + at.x) * BYTES, start, start + width * BYTES);
  }
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

/** Makes a PNG that says its resolution; the same pixels give the same bytes. */
export async function encode({ rgb, width, height }: Pixels, dpi: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(rgb, { raw: { width, height, channels: BYTES }, limitInputPixels: false })
    .withDensity(dpi)
    .png({ compressionLevel: 6 })
    .toBuffer();
}

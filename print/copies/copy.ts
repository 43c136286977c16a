/** Makes the copy of a picture that cards are drawn with. Runs in a page of a browser, and loads nothing else. */
import type { PictureCopy } from '../card-art/card-art.ts';

/** What this uses of a browser. The types of this room are those of Node. */
interface Drawn {
  width: number;
  height: number;
  close?(): void;
}
interface Context {
  imageSmoothingQuality: 'high';
  drawImage(drawn: Drawn, x: number, y: number, width: number, height: number): void;
  getImageData(x: number, y: number, width: number, height: number): { data: Uint8Array };
}
declare const createImageBitmap: (file: Blob) => Promise<Drawn>;
declare const Image: new () => Drawn & { src: string; decode(): Promise<void> };
declare const OffscreenCanvas: new (
  width: number,
  height: number,
) => {
  getContext(kind: '2d'): Context;
  convertToBlob(options: { type: string; quality: number }): Promise<Blob>;
};

/** The media types of pictures. */
export const MEDIA_TYPES = { png: 'image/png', jpg: 'image/jpeg', svg: 'image/svg+xml' } as const;

/** The most pixels across a copy: of pictures for screens and home printers, and of those for print shops and `FINE_DPI`. */
export const WIDTHS_PX = { usual: 720, fine: 1440 };
export type CopyKind = keyof typeof WIDTHS_PX;
/** The resolution from which copies are fine. */
export const FINE_DPI = 450;

/**
 * Draws a picture smaller, upright and in sRGB, as a JPEG, or as a PNG if it has transparency. Uses nothing from outside its braces,
 * because Puppeteer sends its text to a page. Rejected for a file that the browser cannot draw.
 */
export async function copyPicture(file: Blob, across: number): Promise<PictureCopy> {
  const isDrawing = file.type === 'image/svg+xml';
  const drawn = isDrawing ? await drawing() : await createImageBitmap(file);
  // A drawing has no pixels to keep. No card shows a picture that is higher than that.
  const largest = isDrawing ? Number.POSITIVE_INFINITY : 1;
  const scale = Math.min(largest, across / drawn.width, (3 * across) / drawn.height);
  const [width, height] = [drawn.width, drawn.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(drawn, 0, 0, width, height);
  drawn.close?.();
  const { data } = context.getImageData(0, 0, width, height);
  const isOpaque = file.type === 'image/jpeg' || data.every((value, i) => i % 4 < 3 || value === 255);
  const copy = await canvas.convertToBlob({ type: isOpaque ? 'image/jpeg' : 'image/png', quality: 0.85 });
  const letters = Array.from(new Uint8Array(await copy.arrayBuffer()), (byte) => String.fromCharCode(byte));
  return { href: `data:${copy.type};base64,${btoa(letters.join(''))}`, width, height };

  async function drawing(): Promise<Drawn> {
    const image = new Image();
    image.src = URL.createObjectURL(file);
    try {
      await image.decode();
      return image;
    } finally {
      URL.revokeObjectURL(image.src);
    }
  }
}

/** Makes pictures of cards in the browser, where no `ecos print` does. */
import { zipSync } from 'fflate';
import type { SheetsPreview } from '../../messages.ts';
import { pictureUrl } from '../card/picture.ts';

/** The resolution in pixels per inch, as that of the command, and the millimetres of an inch. */
const RESOLUTION = 300;
const INCH_MM = 25.4;

/**
 * Zips a PNG of each sheet, which has one card.
 * @param folder the folder in the zip
 */
export async function picturesZip(
  folder: string,
  { paper, sheets }: SheetsPreview,
  signal: AbortSignal,
): Promise<Blob> {
  const [width, height] = [paper.width, paper.height].map((side) =>
    Math.round((side * RESOLUTION) / INCH_MM),
  );
  const canvas = new OffscreenCanvas(width!, height!);
  const context = canvas.getContext('2d')!;
  const files: Record<string, Uint8Array> = {};
  for (const { svg, side, numbers, deck } of sheets) {
    signal.throwIfAborted();
    const image = Object.assign(new Image(), { src: pictureUrl(svg!) });
    await image.decode();
    context.clearRect(0, 0, width!, height!);
    context.drawImage(image, 0, 0, width!, height!);
    const name = side === 'backs' ? `back-${deck}` : `${folder}-${`${numbers[0]}`.padStart(3, '0')}`;
    files[`${folder}/${name}.png`] = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  }
  // PNGs are compressed already.
  return new Blob([zipSync(files, { level: 0 }) as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
}

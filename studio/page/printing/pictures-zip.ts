/** Makes pictures of cards in the browser, where no `ecos print` does. */
import { drawPng } from '../../../table/page/around/index.ts';
import type { SheetsPreview } from '../../messages.ts';
import { zipFiles } from '../site/zip.ts';

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
  const side = Math.round((Math.max(paper.width, paper.height) * RESOLUTION) / INCH_MM);
  const pictures: [string, Uint8Array][] = [];
  for (const { svg, side: part, numbers, deck } of sheets) {
    signal.throwIfAborted();
    const picture = await drawPng(svg!, side);
    const name = part === 'backs' ? `back-${deck}` : `${folder}-${`${numbers[0]}`.padStart(3, '0')}`;
    pictures.push([`${name}.png`, new Uint8Array(await picture.arrayBuffer())]);
  }
  return new Blob([zipFiles(folder, [], pictures)], { type: 'application/zip' });
}

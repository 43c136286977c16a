/** SVG as PNG. */
import { UserError } from '../program/messages/index.ts';
import { optional } from './optional.ts';
import { MM_PER_INCH, RESOLUTIONS, toPixels } from './resolutions.ts';

/**
 * A picture of `cardSvg`, `featureSvg` or `boardSvg` as a PNG with its background transparent. Runs in Node.
 * @param dpi pixels per inch, 36 to 1200; a pixel of a landscape is a 96th of an inch
 * @throws UserError where the package `sharp` is not installed, and for another resolution or text
 */
export async function svgToPng(svg: string, dpi = 300): Promise<Uint8Array> {
  const { least, most } = RESOLUTIONS;
  if (!(dpi >= least && dpi <= most))
    throw new UserError(`svgToPng draws ${least} to ${most} pixels per inch, not ${dpi}`);
  if (typeof svg !== 'string' || !svg.startsWith('<svg'))
    throw new UserError('svgToPng expects a picture as SVG');
  const { default: sharp } = await optional(import('sharp'));
  // Pages get an empty module.
  if (!sharp) throw new UserError('svgToPng runs only in Node');
  const sized = svg.replace(LENGTHS, (_, head: string, width: string, height: string) => {
    const [across, down] = [width, height].map((length) => toPixels(millimetres(length), dpi));
    return `${head} width="${across}" height="${down}"`;
  });
  return sharp(Buffer.from(sized), { limitInputPixels: false }).png().toBuffer();
}

/** The lengths of a picture: millimetres, or pixels of a page. */
const LENGTHS = /^(<svg[^>]*?) width="([\d.]+(?:mm)?)" height="([\d.]+(?:mm)?)"/;
const PIXELS_PER_INCH = 96;
const millimetres = (length: string): number =>
  Number.parseFloat(length) * (length.endsWith('mm') ? 1 : MM_PER_INCH / PIXELS_PER_INCH);

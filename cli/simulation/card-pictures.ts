/** Small pictures of cards for a report. */
import type { CompiledSet } from '../../compiler/index.ts';
import { creditLine, drawPictures } from '../../print/index.ts';
import type { SelectedPrintable } from '../../program/index.ts';
import { cardLabel } from '../../program/messages/index.ts';
import type { CardPictures } from '../../simulate/report/index.ts';
import { missingPackage } from '../package.ts';
import { listedCard } from '../run/cards.ts';

/** Dots per inch: enough to read an enlarged card, but few enough that one page can contain a whole box. */
const RESOLUTION_DPI = 100;
const QUALITY = 55;

/** Pictures by card number with the credits of their icons, or the reason why there are none. */
export type DrawnCards = CardPictures | { problem: string };

/** The library that encodes WebP, or a message that says how to install it. */
async function loadSharp() {
  try {
    return (await import('sharp')).default;
  } catch (error) {
    const missing = missingPackage(error);
    if (missing === undefined) throw error;
    return missing;
  }
}

/** Draws cards as WebP. */
export async function cardPictures(
  set: CompiledSet,
  chosen: readonly SelectedPrintable[],
  iconFolders: readonly string[],
): Promise<DrawnCards> {
  const sharp = await loadSharp();
  if (typeof sharp === 'string') return { problem: sharp };
  const { fronts, icons } = drawPictures({
    cards: chosen.map(({ card }) => card),
    words: set.words,
    iconFolders,
    ...{ card: 63, bleed: 0, dpi: RESOLUTION_DPI, allowOverflow: true },
  });
  const pictures = fronts.map(async (svg, at) => {
    const webp = await sharp(Buffer.from(svg)).webp({ quality: QUALITY, effort: 4 }).toBuffer();
    const { number, title, text } = listedCard(chosen[at], 'en');
    const picture = `data:image/webp;base64,${webp.toString('base64')}`;
    return [number, { picture, alt: `${cardLabel({ number, title })}: ${text}` }] as const;
  });
  return { pictures: new Map(await Promise.all(pictures)), credits: creditLine(icons) };
}

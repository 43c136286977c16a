/** Small pictures of cards for a report. */
import type { CompiledSet } from '../../compiler/index.ts';
import { creditLine, drawTiles, PrintError, useBrowser } from '../../print/index.ts';
import type { SelectedPrintable } from '../../program/index.ts';
import { cardLabel } from '../../program/messages/index.ts';
import type { CardPictures } from '../../simulate/report/index.ts';
import { missingPackage, VERSION } from '../package.ts';
import { listedCard } from '../run/listed-card.ts';
import { endingInOrder } from '../terminal/signals.ts';

/** Dots per inch: enough to read an enlarged card, but few enough that one page can contain a whole box. */
const RESOLUTION = 100;
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

/** Draws cards as WebP. Without a browser, the report has no pictures. */
export async function cardPictures(
  set: CompiledSet,
  chosen: readonly SelectedPrintable[],
  iconFolders: readonly string[],
): Promise<DrawnCards> {
  const sharp = await loadSharp();
  if (typeof sharp === 'string') return { problem: sharp };
  const found = new Map<number, { picture: string; alt: string }>();
  const drawing = endingInOrder(() =>
    useBrowser((browser) =>
      drawTiles(
        browser,
        {
          cards: chosen.map(({ card }) => card),
          words: set.words,
          setTitle: set.program.title,
          version: VERSION,
          iconFolders: [...iconFolders],
          ...{ card: 63, bleed: 0, dpi: RESOLUTION, allowOverflow: true },
        },
        async ({ rgb, width, height }, at) => {
          const webp = await sharp(rgb, { raw: { width, height, channels: 3 } })
            .webp({ quality: QUALITY, effort: 4 })
            .toBuffer();
          const { number, title, text } = listedCard(chosen[at], 'en');
          found.set(number, {
            picture: `data:image/webp;base64,${webp.toString('base64')}`,
            alt: `${cardLabel({ number, title })}: ${text}`,
          });
        },
      ),
    ),
  );
  try {
    const { icons } = await drawing;
    return { pictures: found, credits: creditLine(icons) };
  } catch (error) {
    if (!(error instanceof PrintError)) throw error;
    return { problem: error.message };
  }
}

/** Small pictures of cards for a report. */
import type { CompiledSet } from '../../compiler/index.ts';
import { drawTiles, PrintError, useBrowser } from '../../print/index.ts';
import { cardLabel } from '../../program/messages/index.ts';
import type { Drawn } from '../../simulate/report/index.ts';
import { missingPackage, VERSION } from '../package.ts';
import { cardRow } from '../run/card-row.ts';
import type { SelectedPrintable } from '../run/selection.ts';
import { endingInOrder } from '../terminal/signals.ts';

/** Dots per inch: large enough to read a card where it is shown large, small enough that all of a box fit into a page. */
const RESOLUTION = 100;
const QUALITY = 55;

/** Pictures by number, and who drew the icons on them; or why there are none. */
export type DrawnCards = Drawn | { problem: string };

/** What makes WebP of pixels, or what to install. */
async function loadSharp() {
  try {
    return (await import('sharp')).default;
  } catch (error) {
    const missing = missingPackage(error);
    if (missing === undefined) throw error;
    return missing;
  }
}

/** Draws cards as WebP. A browser that is not there is no reason to have no report. */
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
          ...{ card: 63, bleed: 0, dpi: RESOLUTION },
        },
        async ({ rgb, width, height }, at) => {
          const webp = await sharp(rgb, { raw: { width, height, channels: 3 } })
            .webp({ quality: QUALITY, effort: 4 })
            .toBuffer();
          const { number, title, text } = cardRow(chosen[at], 'en');
          found.set(number, {
            picture: `data:image/webp;base64,${webp.toString('base64')}`,
            alt: `${cardLabel({ number, title })}: ${text}`,
          });
        },
      ),
    ),
  );
  try {
    const { credits } = await drawing;
    return { pictures: found, credits };
  } catch (error) {
    if (!(error instanceof PrintError)) throw error;
    return { problem: error.message };
  }
}

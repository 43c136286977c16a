/** Copies of the pictures of cards, made by the browser that prints them. */
import type { Browser } from 'puppeteer';
import { useBrowser } from './browser.ts';
import { type CardArt, plainArt } from './card-art/card-art.ts';
import type { ArtSource } from './card-art/source.ts';
import { ACROSS, type CopyKind, copyPicture, MEDIA_TYPES } from './copies/copy.ts';
import { firstLine, PrintError } from './failure.ts';

/**
 * The pictures of cards with their copies, by the numbers of cards. A browser is started for them if there are any.
 * @param kind how many pixels copies have across
 * @throws PrintError for a picture that the browser cannot draw
 */
export async function copyArt(
  sources: readonly ArtSource[],
  kind: CopyKind,
): Promise<ReadonlyMap<number, CardArt>> {
  if (sources.length === 0) return new Map();
  return useBrowser((browser) => copiesBy(browser, sources, ACROSS[kind]));
}

/** Only one picture is read and decoded at a time. */
async function copiesBy(browser: Browser, sources: readonly ArtSource[], across: number) {
  const page = await browser.newPage();
  const copies = new Map<number, CardArt>();
  try {
    for (const source of sources) {
      const { card, file } = source;
      const data = Buffer.from(source.bytes).toString('base64');
      const blob = await page.evaluateHandle(
        async (url) => (await fetch(url)).blob(),
        `data:${MEDIA_TYPES[source.type]};base64,${data}`,
      );
      const copy = await page.evaluate(copyPicture, blob, across).catch((error) => {
        throw new PrintError(
          'picture-unreadable',
          `The picture \`${file}\` of card ${card} cannot be drawn (${firstLine(error)}): save it again as a PNG or JPEG.`,
        );
      });
      await blob.dispose();
      copies.set(card, { ...plainArt(source), copy });
    }
    return copies;
  } finally {
    await page.close();
  }
}

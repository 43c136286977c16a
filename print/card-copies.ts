/** Copies of the pictures of cards, made by the browser that prints them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import { makeProfile, removeProfile } from './browser/profile.ts';
import { useBrowser } from './browser.ts';
import { type CardArt, plainArt } from './card-art/card-art.ts';
import type { ArtSource } from './card-art/source.ts';
import { type CopyKind, copyPicture, WIDTHS_PX } from './copies/copy.ts';
import { firstLine, PrintError } from './failure.ts';

/**
 * The pictures of cards with their copies, by the keys of their sources. A browser is started for them if there are any.
 * @param kind how many pixels copies have across
 * @throws PrintError for a picture that the browser cannot draw
 */
export async function copyArt<Key>(
  sources: ReadonlyMap<Key, ArtSource>,
  kind: CopyKind,
): Promise<ReadonlyMap<Key, CardArt>> {
  if (sources.size === 0) return new Map();
  return useBrowser((browser) => copiesBy(browser, sources, WIDTHS_PX[kind]));
}

/** Only one picture is read and decoded at a time. The browser reads it from a file: a message of this size takes it much longer. */
async function copiesBy<Key>(browser: Browser, sources: ReadonlyMap<Key, ArtSource>, across: number) {
  const page = await browser.newPage();
  const folder = makeProfile();
  const copies = new Map<Key, CardArt>();
  try {
    await page.setContent('<input type="file">');
    const input = (await page.$('input'))!;
    for (const [key, source] of sources) {
      const path = join(folder, `picture.${source.type}`);
      writeFileSync(path, source.bytes);
      await input.uploadFile(path);
      const file = await input.evaluateHandle((one) => (one as unknown as { files: [Blob] }).files[0]);
      const copy = await page.evaluate(copyPicture, file, across).catch((error) => {
        throw new PrintError(
          'picture-unreadable',
          `The picture \`${source.file}\` of card ${source.card} cannot be drawn (${firstLine(error)}): save it again as a PNG or JPEG.`,
        );
      });
      await file.dispose();
      copies.set(key, { ...plainArt(source), copy });
    }
    return copies;
  } finally {
    removeProfile(folder);
    await page.close();
  }
}

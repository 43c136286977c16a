/** Sheets of a box, as pixels of its PDF, beside pictures of them that somebody looked at. */
import type { PNG } from 'pngjs';
import { beforeAll, expect, test } from 'vitest';
import { ownContents } from '../../print/box/own.ts';
import { looksAsItDid } from '../look.ts';
import { cards, chain, features, INPUT, printed } from './box-set.ts';
import { measurePdf } from './fixtures/measure.ts';
import { pdfPictures, seenOtherwise } from './pdf-pictures.ts';

/** The first page of each kind, by its title in the small print. */
const sheets = new Map<string, PNG>();
async function add(pdf: Uint8Array, prefix = ''): Promise<void> {
  const pages = await pdfPictures(pdf);
  for (const [i, { glyphs }] of (await measurePdf(pdf)).entries()) {
    const said = glyphs.map(({ text }) => text).join('');
    const title = prefix + (/ · ([^·]+) · Page \d/.exec(said)?.[1] ?? '');
    if (!sheets.has(title)) sheets.set(title, pages[i]!);
  }
}

beforeAll(async () => {
  const { tokens: _, ...usual } = INPUT;
  const few = [...cards.slice(0, 1), ...features];
  const game = await printed({ ...usual, tokens: undefined, cards: few });
  expect(game.warnings).toEqual([]);
  await add(game.pdf);
  const own = await printed({ ...usual, tokens: undefined, cards: few.slice(1), own: ownContents(chain) });
  await add(own.pdf, 'own ');
}, 120_000);

test.each([
  ['box-contents', 'What is in it'],
  ['box-aids', 'Player aids'],
  ['box-score', 'Score track'],
  ['box-tiles', 'Land tiles: desert and grassland'],
  ['box-features', 'Tiles of Landscape Features'],
  ['box-tokens', 'Tokens'],
  ['box-elements', 'Element tokens'],
  ['box-dials', 'Dials'],
  ['box-leaflet', 'own What is in it'],
])('%s looks as it did, with and without colours', async (name, title) => {
  const sheet = sheets.get(title)!;
  await looksAsItDid(name, sheet);
  await looksAsItDid(`${name}-seen-otherwise`, seenOtherwise(sheet));
});

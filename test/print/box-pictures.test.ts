/** Sheets of a box, as pixels of its PDF, compared with pictures that a person has checked. */
import { beforeAll, expect, test } from 'vitest';
import { ownContents } from '../../print/box/own.ts';
import { matchPicture } from '../match-picture.ts';
import { cards, chain, features, INPUT } from './box-set.ts';
import { countImages, measurePdf } from './fixtures/pdf-reader.ts';
import { pdfPictures, seenOtherwise } from './pdf-pictures.ts';
import { findPdfProgram, looksAlikeInPoppler, titleNeeding } from './pdf-programs.ts';
import { newPrinter } from './printer.ts';

const { printBox } = newPrinter();

const poppler = await findPdfProgram('pdftoppm');

/** The first page of each kind, by its title in the small print. */
const sheets = new Map<string, { pdf: Uint8Array; number: number }>();
function add(pdf: Uint8Array, prefix = ''): void {
  const pages = measurePdf(pdf);
  expect(countImages(pdf)).toBe(0);
  for (const [i, { texts, fonts }] of pages.entries()) {
    const text = texts.map(({ text }) => text).join('');
    expect(text).toContain(`Page ${i + 1} of ${pages.length}`);
    const title = prefix + (/ · ([^·]+) · Page \d/.exec(text)?.[1] ?? '');
    if (!sheets.has(title)) sheets.set(title, { pdf, number: i + 1 });
    expect(
      fonts.filter(({ embedded }) => !embedded),
      title,
    ).toEqual([]);
  }
}

beforeAll(async () => {
  const { tokens: _, ...usual } = INPUT;
  const few = [...cards.slice(0, 1), ...features];
  const game = await printBox({ ...usual, tokens: undefined, cards: few });
  expect(game.warnings).toEqual([]);
  add(game.pdf);
  for (const tokens of ['standee', 'hex', 'round'] as const) {
    const own = await printBox({ ...usual, tokens, cards: few.slice(1), own: ownContents(chain) });
    add(own.pdf, `${tokens} `);
  }
});

const TITLE = '%s looks as approved in colour, with colour blindness, in grey and in another reader';
test.each([
  ['box-contents', 'What is in it'],
  ['box-aids', 'Player aids'],
  ['box-score', 'Score track'],
  ['box-tiles', 'Land tiles: desert and grassland'],
  ['box-features', 'Tiles of Landscape Features'],
  ['box-tokens', 'Tokens'],
  ['box-pieces', 'Pieces'],
  ['box-dials', 'Dials'],
  ['box-rules', 'What is in it: other side'],
  ['box-icons', 'What the icons mean'],
  ['box-leaflet', 'standee What is in it'],
  ['box-leaflet-back', 'standee What is in it: other side'],
  ['box-standees', 'standee Tokens'],
  ['box-hex-tokens', 'hex Tokens'],
  ['box-round-tokens', 'round Tokens'],
])(titleNeeding('pdftoppm', poppler, TITLE), async (name, title) => {
  const { pdf, number } = sheets.get(title)!;
  const [picture] = pdfPictures(pdf, [number]);
  await matchPicture(name, picture!);
  await matchPicture(`${name}-seen-otherwise`, seenOtherwise(picture!));
  if (poppler) await looksAlikeInPoppler(poppler, pdf, number, picture!);
});

/** Compares printed pages of cards, as pixels of their PDF, with reviewed pictures. */
import { test } from 'vitest';
import { printCalibration } from '../print/calibration.ts';
import { usualIntent } from '../print/press/output-intent.ts';
import { printShopProof } from '../print/press/proof.ts';
import { PAPERS } from '../print/sheet/paper.ts';
import { PROFILES } from '../print/sheet/profiles.ts';
import type { PrintInput } from '../print/sheets.ts';
import { matchPicture } from './match-picture.ts';
import { CARDS } from './print/fixtures/cards.ts';
import { WORDS } from './print/fixtures/words.ts';
import { pdfPictures, seenOtherwise } from './print/pdf-pictures.ts';
import { findPdfProgram, looksAlikeInPoppler, titleNeeding } from './print/pdf-programs.ts';
import { newPrinter } from './print/printer.ts';

const TWELVE = CARDS.slice(0, 12);
const SIGNED = { signOf: () => ({ id: 'polar-shores' }) };
const PAGES: [string, Partial<PrintInput>][] = [
  ['fronts', { cards: TWELVE, ...SIGNED }],
  ['more', { cards: CARDS.slice(12) }],
  ['spanish', { cards: TWELVE, lang: 'es' }],
  ['proof', { cards: TWELVE, proof: true }],
  ['backs', { cards: CARDS.slice(0, 3), duplex: { flip: 'long', offset: { x: 0, y: 0 } } }],
  ['legend', { cards: CARDS.slice(0, 1), legend: true }],
  ['poker', { cards: CARDS.slice(12, 21), card: { width: 63, height: 88 } }],
  ['tarot', { cards: CARDS.slice(14, 18), card: { width: 70, height: 120 } }],
  ['mini', { cards: CARDS.slice(5, 20), card: { width: 44, height: 68 } }],
];

const poppler = await findPdfProgram('pdftoppm');

const { printCards } = newPrinter();

test('a proof page for a print shop matches its picture', async () => {
  const { use: _, duplex: __, alone: ___, backsFirst: ____, ...shop } = PROFILES.drivethrucards;
  const input = {
    ...shop,
    words: WORDS,
    setTitle: 'Pictures',
    version: '0',
    cards: CARDS.slice(5, 6),
    duplex: { flip: 'long', offset: { x: 0, y: 0 }, first: true } as const,
    intent: await usualIntent(),
  };
  const [page] = pdfPictures(await printShopProof(input));
  await matchPicture('shop-proof', page!);
  await matchPicture('shop-proof-seen-otherwise', seenOtherwise(page!));
});

test('the calibration page matches its picture', async () => {
  const pdf = await printCalibration({ paper: PAPERS.a4, duplex: { flip: 'long', offset: { x: 0, y: 0 } } });
  const [page] = pdfPictures(pdf);
  await matchPicture('calibration', page!);
  await matchPicture('calibration-seen-otherwise', seenOtherwise(page!));
});

const LAW = '%s matches its pictures, with and without colours, and looks the same in another reader';
test.each(PAGES)(titleNeeding('pdftoppm', poppler, LAW), async (name, input) => {
  const { pdf, pages } = await printCards({
    cards: [],
    words: WORDS,
    setTitle: 'Pictures',
    version: '0',
    paper: PAPERS.a4,
    card: 63,
    bleed: 3,
    allowOverflow: true,
    ...input,
  });
  const [page] = pdfPictures(pdf, [pages]);
  if (poppler) await looksAlikeInPoppler(poppler, pdf, pages, page!);
  await matchPicture(name, page!);
  await matchPicture(`${name}-seen-otherwise`, seenOtherwise(page!));
});

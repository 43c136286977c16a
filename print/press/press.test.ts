/**
 * The files for a print shop, checked with other programs: page boxes, colours, output intent, and the pixels up to the
 * edges.
 */
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { elementsOf } from '../../test/print/fixtures/board-elements.ts';
import { CARDS } from '../../test/print/fixtures/cards.ts';
import { drawPdf, measurePdf } from '../../test/print/fixtures/pdf-reader.ts';
import { WORDS } from '../../test/print/fixtures/words.ts';
import { findPdfProgram, titleNeeding } from '../../test/print/pdf-programs.ts';
import { newPrinter } from '../../test/print/printer.ts';
import { PrintError } from '../failure.ts';
import { PROFILES } from '../sheet/profiles.ts';
import { outputIntent, usualIntent } from './output-intent.ts';
import { printShopProof } from './proof.ts';

const { printCards } = newPrinter();
const qpdf = await findPdfProgram('qpdf');

const { use: _, duplex: __, alone: ___, ...SHOP } = PROFILES.shop;
/** qpdf's output for a valid file. */
const NO_FAULTS = 'No syntax or stream encoding errors found';
const CARD = { width: 63, height: 88 };
const INPUT = {
  ...SHOP,
  card: CARD,
  paper: { width: 69, height: 94 },
  words: WORDS,
  setTitle: 'For & from <a shop>',
  version: '1.2.3',
  cards: CARDS.slice(0, 2),
  duplex: { flip: 'long', offset: { x: 0, y: 0 } } as const,
};

describe('a PDF/X-4', () => {
  let pdf: Uint8Array;
  let read: PDFDocument;
  beforeAll(async () => {
    ({ pdf } = await printCards({ ...INPUT, intent: await usualIntent() }));
    read = await PDFDocument.load(pdf, { updateMetadata: false });
  });

  test('declares the standard and its printing condition in its metadata', () => {
    expect(Buffer.from(pdf.subarray(0, 8)).toString()).toBe('%PDF-1.6');
    const metadata = read.catalog.lookup(PDFName.of('Metadata')) as PDFRawStream;
    const fields = elementsOf(Buffer.from(decodePDFRawStream(metadata).decode()).toString());
    const indexOf = (name: string) => fields.findIndex((one) => one.name === name);
    expect(fields[indexOf('pdfxid:GTS_PDFXVersion')]!.text).toBe('PDF/X-4');
    expect(fields[indexOf('dc:title') + 2]).toMatchObject({ name: 'rdf:li', text: 'For & from <a shop>' });
    expect(read.getTitle()).toBe('For & from <a shop>');
    const { Info, ID } = read.context.trailerInfo;
    expect(read.context.lookup(Info, PDFDict).get(PDFName.of('Trapped'))).toBe(PDFName.of('False'));
    expect(`${ID}`).toMatch(/^\[ <([0-9a-f]{32})> <\1> \]$/);
    const intents = read.catalog.lookup(PDFName.of('OutputIntents'), PDFArray);
    const intent = intents.lookup(0, PDFDict);
    expect(intent.get(PDFName.of('S'))).toBe(PDFName.of('GTS_PDFX'));
    const profile = intent.lookup(PDFName.of('DestOutputProfile')) as PDFRawStream;
    expect(profile.dict.get(PDFName.of('N'))!.toString()).toBe('4');
    expect(Buffer.from(decodePDFRawStream(profile).decode().subarray(12, 20)).toString()).toBe('prtrCMYK');
  });

  test('has the boxes of its card and its bleed on each page, with the origin at zero', () => {
    const millimetres = (length: number) => Math.round((length * 25.4) / 0.72) / 100;
    for (const page of read.getPages()) {
      const boxes = [page.node.MediaBox(), page.node.BleedBox()!, page.node.TrimBox()!].map((box) => {
        const { x, y, width, height } = box.asRectangle();
        return [x, y, width, height].map(millimetres);
      });
      expect(boxes).toEqual([
        [0, 0, 69, 94],
        [0, 0, 69, 94],
        [3, 3, 63, 88],
      ]);
    }
  });

  test('defines its colours in sRGB, and black in black ink only', () => {
    for (const page of read.getPages()) {
      const { Resources, Contents } = page.node.normalizedEntries();
      const spaces = Resources.lookup(PDFName.of('ColorSpace'), PDFDict);
      const [kind] = spaces.lookup(PDFName.of('DefaultRGB'), PDFArray).asArray();
      expect(kind).toBe(PDFName.of('ICCBased'));
      const drawn = Contents!.asArray().map((ref) => {
        const stream = read.context.lookup(ref);
        return stream instanceof PDFRawStream
          ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
          : '';
      });
      expect(drawn.join('').length).toBeGreaterThan(1000);
      expect(drawn.join('\n')).not.toMatch(/\b0 0 0 (rg|RG)\b/);
    }
  });

  test('is the same each time for the same cards', async () => {
    const second = await printCards({ ...INPUT, intent: await usualIntent() });
    expect(Buffer.from(second.pdf).equals(Buffer.from(pdf))).toBe(true);
  });

  test('has colour up to the edges of its pages', () => {
    for (const { data, width, height } of drawPdf(pdf, 4)) {
      const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
      const inside = at(8, 8);
      for (const [x, y] of [
        [1, 1],
        [width - 3, 1],
        [1, height - 3],
        [width - 3, height - 3],
      ] as const)
        expect(at(x, y), `${x}, ${y}`).toEqual(inside);
    }
  });

  test('embeds the glyphs of its fonts that it uses, with their characters', () => {
    const fonts = read.context
      .enumerateIndirectObjects()
      .flatMap(([, one]) => (one instanceof PDFDict && one.get(PDFName.Type) === PDFName.Font ? [one] : []));
    const { composite = [], simple = [] } = Object.groupBy(fonts, (font) =>
      font.has(PDFName.of('DescendantFonts')) ? 'composite' : 'simple',
    );
    expect(composite.length).toBeGreaterThan(1);
    for (const font of composite) expect(font.lookup(PDFName.of('ToUnicode'))).toBeInstanceOf(PDFRawStream);
    for (const font of simple) {
      expect(`${font.get(PDFName.of('BaseFont'))}`).toMatch(/^\/[A-Z]{6}\+/);
      const descriptor = font.lookup(PDFName.of('FontDescriptor'), PDFDict);
      expect(descriptor.lookup(PDFName.of('FontFile2'))).toBeInstanceOf(PDFRawStream);
    }
  });

  test(titleNeeding('qpdf', qpdf, 'passes the check of qpdf'), () => {
    expect(qpdf?.(['--check'], pdf).toString() ?? NO_FAULTS).toMatch(NO_FAULTS);
  });

  test('has a proof page with the measures for the shop', async () => {
    const title = `A set — Żubr${' with a long title'.repeat(6)}`;
    const proof = await printShopProof({ ...INPUT, setTitle: title });
    const pages = measurePdf(proof);
    expect(pages).toHaveLength(1);
    const { texts } = pages[0]!;
    for (const { text, x, width } of texts) expect(x + width, text).toBeLessThan(210 - 19.5);
    expect(texts.map(({ text }) => text).join(' ')).toMatch(
      /A set — Żubr.*2 cards, on 4 pages.*63 mm x 88 mm.*3 mm on every side.*69 mm x 94 mm/s,
    );
  });
});

describe('the profile of a shop', () => {
  const header = (kind: string, space: string, version = 2) => {
    const profile = Buffer.alloc(200);
    profile[8] = version;
    profile.write(`${kind}${space}`, 12, 'latin1');
    profile.write('acsp', 36, 'latin1');
    return profile;
  };

  test('is accepted with its file name and its number of colours', () => {
    expect(outputIntent('coated.icc', header('prtr', 'CMYK'))).toMatchObject({
      info: 'coated.icc',
      components: 4,
    });
    expect(outputIntent('grey.icc', header('prtr', 'GRAY', 4))).toMatchObject({ components: 1 });
  });

  test.each([
    [Buffer.from('no profile'), /not an ICC profile/],
    [header('mntr', 'RGB '), /not the profile of a printing condition/],
    [header('prtr', 'CMYK', 5), /up to version 4/],
    [header('prtr', '7CLR'), /does not support its colours/],
  ])('is refused if it does not fit (case %#)', (profile, message) => {
    expect(() => outputIntent('a.icc', profile)).toThrow(PrintError);
    expect(() => outputIntent('a.icc', profile)).toThrow(message);
  });
});

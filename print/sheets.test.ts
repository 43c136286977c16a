import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawnPages } from '../test/print/drawn-pages.ts';
import { CARDS } from '../test/print/fixtures/cards.ts';
import { countImages, drawPdf, type MeasuredPage, measurePdf } from '../test/print/fixtures/pdf-reader.ts';
import { WORDS } from '../test/print/fixtures/words.ts';
import { newPrinter } from '../test/print/printer.ts';
import { COLOUR_THEME, type Frame } from './face/theme.ts';
import { isPrintFailure } from './failure.ts';
import { setText } from './layout/letters.ts';
import { cardPages } from './pages.ts';
import { PROFILES } from './sheet/profiles.ts';
import { openPrinter, type PrintedCards, printCards } from './sheets.ts';

/** The tolerance for a cut, in millimetres. */
const EXACT = 0.1;
const A4 = { width: 210, height: 297 };
const options = { words: WORDS, setTitle: 'A set of tests', version: '1.2.3', paper: A4, card: 63, bleed: 3 };

const OVER_SIDE = { flip: 'long', offset: { x: 0, y: 0 } } as const;

const { printCards: printed } = newPrinter();

/** Prints cards in a separate browser, which is closed afterwards. */
async function printedAlone(input: Parameters<typeof printCards>[0]): Promise<PrintedCards> {
  const result = await printCards(input);
  if (isPrintFailure(result)) throw new Error(result.message);
  return result;
}

test('invalid input is refused with the name of the function', async () => {
  await expect(printCards(undefined as never)).rejects.toThrow('printCards expects an object with a list of');
  for (const card of [{}, null])
    await expect(printCards({ ...options, cards: [card as never] })).rejects.toThrow(
      'printCards expects compiled cards',
    );
  await expect(printCards({ ...options, cards: CARDS, words: {} as never })).rejects.toThrow(
    'printCards expects the words of a compiled set',
  );
  expect(isPrintFailure(undefined as never)).toBe(false);
});

test('a printer prints again after a print was stopped, until it is closed', async () => {
  const printer = await openPrinter();
  if (isPrintFailure(printer)) throw new Error(printer.message);
  const input = { ...options, cards: CARDS.slice(0, 2) };
  const stop = new AbortController();
  const stopped = printer.print({
    ...input,
    signal: stop.signal,
    onProgress: ({ stage }) => stage === 'print' && setImmediate(() => stop.abort()),
  });
  await expect(stopped).rejects.toThrow(/abort/);
  const [first, second] = await Promise.all([printer.print(input), printer.print(input)]);
  expect(first).toMatchObject({ cards: 2 });
  expect(second).toEqual(first);
  await printer.close();
  expect(await printer.print(input)).toMatchObject({ reason: 'browser-failed' });
});

test('cards with light frames have a cross at each corner, where no colour shows the cut', async () => {
  const crossesOn = async (frame: Frame) => {
    const { html } = await cardPages({ ...options, cards: CARDS.slice(0, 2), frame });
    return html[0]!.split('h2m-1 -1v2').length - 1;
  };
  expect(await crossesOn('light')).toBe(8);
  expect(await crossesOn('solid')).toBe(0);
});

const near = (a: number, b: number) => Math.abs(a - b) <= EXACT;

describe('a printed set, measured in its PDF', () => {
  let result: PrintedCards;
  let pages: MeasuredPage[];
  const stages: string[] = [];
  beforeAll(async () => {
    result = await printedAlone({
      ...options,
      cards: CARDS,
      allowOverflow: true,
      duplex: OVER_SIDE,
      onProgress: ({ stage }) => stages.push(stage),
    });
    pages = measurePdf(result.pdf);
  });

  test('has a sheet of fronts and one of backs for twelve cards each, on exact paper', () => {
    expect(result.cards).toBe(21);
    expect(result.pages).toBe(4);
    expect(pages).toHaveLength(4);
    for (const { width, height } of pages) {
      expect(width).toBeCloseTo(210, 2);
      expect(height).toBeCloseTo(297, 2);
    }
    expect(stages).toEqual(['pages', 'browser', 'print', 'done']);
  });

  test('draws frames to the cut, with bleed outside the block only', () => {
    const frames = pages[0]!.fills.slice(0, 12);
    frames.forEach(({ colour, x, y, width, height }, i) => {
      const column = i % 3;
      const row = Math.floor(i / 3);
      const [left, right] = [column === 0 ? 3 : 0, column === 2 ? 3 : 0];
      const [up, down] = [row === 0 ? 3 : 0, row === 3 ? 3 : 0];
      expect(colour).toBe(COLOUR_THEME.decks[CARDS[i]!.deck].frame.toLowerCase());
      expect(near(x, 10.5 + column * 63 - left), `left edge of card ${i}: ${x}`).toBe(true);
      expect(near(y, 22.5 + row * 63 - up), `upper edge of card ${i}: ${y}`).toBe(true);
      expect(near(width, 63 + left + right), `width of card ${i}: ${width}`).toBe(true);
      expect(near(height, 63 + up + down), `height of card ${i}: ${height}`).toBe(true);
    });
  });

  test('has its letters where the layout puts them, and as wide', async () => {
    const { html } = await cardPages({ ...options, cards: CARDS, duplex: OVER_SIDE });
    let measured = 0;
    for (const { text, x, y, ...style } of drawnPages(html[0]!)[0]!.texts) {
      const found = pages[0]!.texts.find((one) => near(one.x, x) && near(one.y, y));
      if (found?.text !== text) continue;
      measured++;
      // The space after the last letter cannot be seen.
      const width = setText(text, style).width - (style.spacing ?? 0);
      expect(near(found.width, width), text).toBe(true);
      expect(found.size).toBeCloseTo(style.size, 2);
    }
    expect(measured).toBeGreaterThan(30);
  });

  test('contains no pixels, and embeds every font it uses', () => {
    expect(countImages(result.pdf)).toBe(0);
    for (const { fonts } of pages) {
      expect(fonts.length).toBeGreaterThan(0);
      for (const { name, embedded } of fonts) {
        expect(embedded, name).toBe(true);
        expect(name).toMatch(/AlegreyaSans/);
      }
    }
  });

  test('has its text inside the cards and in the margin', () => {
    const { texts } = pages[0]!;
    const first = texts.filter(({ x, y }) => x > 10.5 && x < 73.5 && y > 22.5 && y < 85.5);
    expect(first.map(({ text }) => text).join(' ')).toMatch(/1.*Gain.*1.*for each adjacent/);
    for (const { x, y } of first) expect(x > 15.5 && x < 68.5 && y > 27.5).toBe(true);
    // Below the face, its number is on the frame.
    expect(first.flatMap(({ y, text }) => (y > 80.5 ? text : []))).toEqual(['1']);
    const margin = texts.filter(({ y }) => y < 19.5 || y > 277.5).map(({ text }) => text);
    expect(margin.join(' ')).toContain('A set of tests · version 1.2.3');
    expect(margin.join(' ')).toContain('Page 1 of 4');
    expect(margin.join(' ')).toContain('original designs, not the published cards');
    expect(margin.join(' ')).toContain('1 attested: rulebook p.10');
    expect(margin.join(' ')).toMatch(/Lorc.*game-icons\.net, CC BY 3\.0/);
  });

  test('asks printers not to scale it, and is the same every time', async () => {
    const pdf = await PDFDocument.load(result.pdf, { updateMetadata: false });
    const preferences = pdf.catalog.getOrCreateViewerPreferences();
    expect(preferences.getPrintScaling()).toBe('None');
    expect(preferences.getDuplex()).toBe('DuplexFlipLongEdge');
    expect(pdf.getTitle()).toBe('A set of tests');
    expect(pdf.getCreationDate()?.getTime()).toBe(0);
    expect(pdf.getModificationDate()?.getTime()).toBe(0);
    const second = await printed({ ...options, cards: CARDS, allowOverflow: true, duplex: OVER_SIDE });
    expect(Buffer.from(second.pdf).equals(Buffer.from(result.pdf))).toBe(true);
  });
});

describe('other sheets', () => {
  const twelve = CARDS.slice(0, 12);

  test('the page of icons has room for a large set, and notes without room are reported once per page', async () => {
    const animal = WORDS.animals[0]!;
    const animals = Array.from({ length: 60 }, (_, i) => ({ ...animal, name: `${animal.name}-${i}` }));
    const noted = twelve.map((card) => ({ ...card, note: 'A note that never ends. '.repeat(20) }));
    const words = { ...WORDS, animals: [...WORDS.animals, ...animals] };
    const result = await printed({ ...options, cards: noted, words, legend: true, proof: true });
    expect(result.warnings.filter((one) => one.includes('not fit'))).toEqual([
      expect.stringMatching(/^The small print on page 1 does not fit.*--no-marks\.$/),
    ]);
    const page = measurePdf(result.pdf)[1]!;
    const last = page.texts.filter(({ text }) => text.includes('Leaves on the upper edge'));
    expect(last.map(({ y }) => y < 290)).toEqual([true]);
  });

  test.each([
    ['en', 'Impact'],
    ['es', 'Impacto'],
  ] as const)('the word on an Impact strip is one word for those who copy it, in %s', async (lang, word) => {
    const cards = CARDS.filter((card) => card.impact);
    expect(cards).not.toEqual([]);
    const { pdf } = await printed({ ...options, cards, lang });
    const [{ copied }] = measurePdf(pdf) as [MeasuredPage];
    expect(copied.split(/\s*\n/)).toContain(word);
  });

  test('a text is reported as too long if its card has no room left for it', async () => {
    const full = { ...CARDS[0]!, energy: Array.from({ length: 8 }, () => 'sun') };
    const result = await printed({ ...options, cards: [full], safe: 11, allowOverflow: true });
    expect(result.warnings).toEqual([
      expect.stringMatching(/^Card \d+ does not fit: its text is \d+\.\d mm too long/),
    ]);
  });

  test('without small print, a warning says that the authors of the icons are not named', async () => {
    const result = await printed({ ...options, cards: twelve, marks: false });
    expect(result.warnings).toEqual([expect.stringMatching(/name the authors of the icons/)]);
    const texts = measurePdf(result.pdf).flatMap((page) => page.texts.map(({ text }) => text));
    expect(texts.join(' ')).not.toContain('Icons by');
  });

  test('a proof has no colour but that of its small print, on either side', async () => {
    const input = { cards: CARDS, proof: true, marks: false, allowOverflow: true, duplex: OVER_SIDE };
    const { pdf } = await printed({ ...options, ...input });
    for (const { fills } of measurePdf(pdf)) expect(fills.length).toBeGreaterThan(5);
    for (const { data } of drawPdf(pdf, 4)) {
      const isGrey = (red: number) => data[red] === data[red + 1] && data[red] === data[red + 2];
      expect(data.findIndex((_, i) => i % 4 === 0 && !isGrey(i))).toBe(-1);
    }
  });

  test('a print shop gets one page per side, in exactly its size', async () => {
    const { use: _, duplex: __, ...shop } = PROFILES.shop;
    const { pdf } = await printed({ ...options, ...shop, cards: twelve.slice(0, 2), duplex: OVER_SIDE });
    const pages = measurePdf(pdf);
    expect(pages).toHaveLength(4);
    for (const { width, height, fills } of pages) {
      expect(width).toBeCloseTo(69, 2);
      expect(height).toBeCloseTo(69, 2);
      expect(near(fills[0]!.x, 0) && near(fills[0]!.width, 69)).toBe(true);
      expect(near(fills[0]!.y, 0) && near(fills[0]!.height, 69)).toBe(true);
    }
  });
});

test('if no card fits the paper, the failure is returned as a value', async () => {
  const result = await printCards({ ...options, cards: CARDS, paper: { width: 60, height: 60 } });
  expect(result).toMatchObject({ reason: 'paper-too-small' });
});

import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { DECK_LOOK } from './card/look.ts';
import { CARDS } from './fixtures/cards.ts';
import { type MeasuredPage, measurePdf } from './fixtures/measure.ts';
import { WORDS } from './fixtures/words.ts';
import { isPrintProblem } from './problem.ts';
import { type PrintedCards, printCards } from './sheets.ts';

/** Millimetres a cut may miss by. */
const EXACT = 0.1;
const A4 = { width: 210, height: 297 };
const options = { words: WORDS, setTitle: 'A set of tests', version: '1.2.3', paper: A4, card: 63, bleed: 3 };

async function printed(input: Parameters<typeof printCards>[0]): Promise<PrintedCards> {
  const result = await printCards(input);
  if (isPrintProblem(result)) throw new Error(result.message);
  return result;
}

const near = (a: number, b: number) => Math.abs(a - b) <= EXACT;

describe('a printed set, measured in its PDF', () => {
  let result: PrintedCards;
  let pages: MeasuredPage[];
  const stages: string[] = [];
  beforeAll(async () => {
    result = await printed({
      ...options,
      cards: CARDS,
      duplex: true,
      onProgress: ({ stage }) => stages.push(stage),
    });
    pages = await measurePdf(result.pdf);
  }, 60_000);

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
      expect(colour).toBe(DECK_LOOK[CARDS[i]!.deck].frame.toLowerCase());
      expect(near(x, 10.5 + column * 63 - left), `left edge of card ${i}: ${x}`).toBe(true);
      expect(near(y, 22.5 + row * 63 - up), `upper edge of card ${i}: ${y}`).toBe(true);
      expect(near(width, 63 + left + right), `width of card ${i}: ${width}`).toBe(true);
      expect(near(height, 63 + up + down), `height of card ${i}: ${height}`).toBe(true);
    });
  });

  test('has a crop mark at both ends of every cut, clear of bleed and paper edge', () => {
    // The cuts' ends reach into the margin, where nothing else is stroked.
    const marks = pages[0]!.lines.filter(
      ({ x1, y1, x2, y2 }) =>
        Math.min(x1, x2) < 7.2 ||
        Math.max(x1, x2) > 202.8 ||
        Math.min(y1, y2) < 19.2 ||
        Math.max(y1, y2) > 277.8,
    );
    expect(marks).toHaveLength(2 * 4 + 2 * 5);
    const upright = marks.filter(({ x1, x2 }) => near(x1, x2));
    const level = marks.filter(({ y1, y2 }) => near(y1, y2));
    for (const x of [10.5, 73.5, 136.5, 199.5]) expect(upright.filter((m) => near(m.x1, x))).toHaveLength(2);
    for (const y of [22.5, 85.5, 148.5, 211.5, 274.5])
      expect(level.filter((m) => near(m.y1, y))).toHaveLength(2);
    for (const { x1, y1, x2, y2 } of marks) {
      for (const x of [x1, x2]) expect(x > 3 && x < 207).toBe(true);
      for (const y of [y1, y2]) expect(y > 3 && y < 294).toBe(true);
    }
  });

  test('mirrors the backs, so that they lie behind their fronts', () => {
    const backs = pages[1]!.fills.slice(0, 12);
    backs.forEach(({ colour, x }, i) => {
      const column = 2 - (i % 3);
      expect(colour).toBe(DECK_LOOK[CARDS[i]!.deck].frame.toLowerCase());
      expect(near(x, 10.5 + column * 63 - (column === 0 ? 3 : 0))).toBe(true);
    });
  });

  test('holds no pixels, and every font it uses', () => {
    for (const { images, fonts } of pages) {
      expect(images).toBe(0);
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
    for (const { x, y } of first) expect(x > 15.5 && x < 68.5 && y > 27.5 && y < 80.5).toBe(true);
    const margin = texts.filter(({ y }) => y < 19.5 || y > 277.5).map(({ text }) => text);
    expect(margin.join(' ')).toContain('A set of tests · version 1.2.3');
    expect(margin.join(' ')).toContain('Page 1 of 4');
    expect(margin.join(' ')).toContain('original design, not the published card');
    expect(margin.join(' ')).toContain('1 attested: rulebook p.10');
    expect(margin.join(' ')).toMatch(/Lorc.*game-icons\.net, CC BY 3\.0/);
  });

  test('asks printers to change nothing, and is the same every time', async () => {
    const pdf = await PDFDocument.load(result.pdf, { updateMetadata: false });
    const wishes = pdf.catalog.getOrCreateViewerPreferences();
    expect(wishes.getPrintScaling()).toBe('None');
    expect(wishes.getDuplex()).toBe('DuplexFlipLongEdge');
    expect(pdf.getTitle()).toBe('A set of tests');
    expect(pdf.getCreationDate()?.getTime()).toBe(0);
    expect(pdf.getModificationDate()?.getTime()).toBe(0);
    const again = await printed({ ...options, cards: CARDS, duplex: true });
    expect(Buffer.from(again.pdf).equals(Buffer.from(result.pdf))).toBe(true);
  }, 60_000);

  test('warns of the one card whose text is too long', () => {
    expect(result.warnings).toHaveLength(1);
    expect(result.warnings[0]).toMatch(/^Card 21 does not fit: its text is \d+\.\d mm too long/);
  });
});

describe('what can fail from outside is a value', () => {
  test('no card fits the paper', async () => {
    const result = await printCards({ ...options, cards: CARDS, paper: { width: 60, height: 60 } });
    expect(result).toMatchObject({ problem: 'paper-too-small' });
  });

  test('ECOS_CHROME names nothing', async () => {
    const result = await printCards({ ...options, cards: CARDS, env: { ECOS_CHROME: '/nowhere/chrome' } });
    expect(result).toMatchObject({ problem: 'no-browser' });
    expect(isPrintProblem(result) && result.message).toContain('/nowhere/chrome');
  });
});

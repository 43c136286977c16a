import { describe, expect, test } from 'vitest';
import { UserError } from '../../program/index.ts';
import {
  type BackOptions,
  backCell,
  bleedBox,
  cardsOn,
  cropMarks,
  MARK,
  PRINTER_MARGIN_MM,
  type SheetLayout,
  sheetCell,
  sheetLayout,
  toCardSize,
} from './layout.ts';
import { idleBackOptions, idlePdfOptions } from './options.ts';
import { PAPERS, type Paper, parseCard, parseLength, parseOffset, parsePaper } from './paper.ts';
import { PROFILES } from './profiles.ts';

const layoutOf = (paper: Paper, card = 63, bleed = 3): SheetLayout => sheetLayout({ paper, card, bleed });

const a4 = layoutOf(PAPERS.a4!);
const cells = (layout: SheetLayout, count: number) =>
  Array.from({ length: count }, (_, i) => sheetCell(layout, i));
const backs = (layout: SheetLayout, count: number, how: BackOptions) =>
  Array.from({ length: count }, (_, i) => backCell(layout, i, how));

describe('papers and lengths', () => {
  test.each([
    ['a4', { width: 210, height: 297 }],
    ['Letter', { width: 215.9, height: 279.4 }],
    ['Legal', { width: 215.9, height: 355.6 }],
    ['100x70mm', { width: 100, height: 70 }],
    ['70.5x70.5mm', { width: 70.5, height: 70.5 }],
  ])('paper %s', (text, paper) => expect(parsePaper(text)).toEqual(paper));
  test.each(['a2', '100x70', '0x70mm', '100mm', 'constructor', ''])('not a paper: %j', (text) =>
    expect(parsePaper(text)).toBeUndefined(),
  );
  test.each([
    ['63mm', 63],
    ['0', 0],
    ['2.5mm', 2.5],
    ['3 mm', 3],
  ])('length %s', (text, length) => expect(parseLength(text)).toBe(length));
  test.each([
    ['0.5,-1mm', { x: 0.5, y: -1 }],
    ['-2,0', { x: -2, y: 0 }],
    ['0.5mm, -1 mm', { x: 0.5, y: -1 }],
    ['+0.5,1', { x: 0.5, y: 1 }],
    ['1mm', undefined],
    ['1,b', undefined],
  ])('offset %s', (text, offset) => expect(parseOffset(text)).toEqual(offset));
  test.each(['', '-3mm', '3cm', 'mm'])('not a length: %j', (text) =>
    expect(parseLength(text)).toBeUndefined(),
  );
});

describe('cards on a sheet', () => {
  test('twelve cards of 63 mm fit edge to edge on A4 and on Letter', () => {
    expect(a4).toMatchObject({ columns: 3, rows: 4, left: 10.5, top: 22.5, marks: true });
    const letter = layoutOf(PAPERS.letter!);
    expect(letter).toMatchObject({ columns: 3, rows: 4, marks: true });
    expect(letter.left).toBeCloseTo(13.45);
  });

  test.each([
    [{ bleed: -3 }, '`bleed` must be a length in millimetres, but it is -3'],
    [
      { bleed: undefined as unknown as number },
      '`bleed` must be a length in millimetres, but it is undefined',
    ],
    [
      { paper: undefined as unknown as Paper },
      '`paper.width` must be a length in millimetres, but it is undefined',
    ],
    [{ card: 0 }, '`card.width` must be a length in millimetres, but it is 0'],
    [{ margin: Number.NaN }, '`margin` must be a length in millimetres, but it is NaN'],
  ])('%j is not a valid layout', (options, message) => {
    expect(() => sheetLayout({ paper: { width: 210, height: 297 }, card: 63, bleed: 3, ...options })).toThrow(
      new UserError(message),
    );
  });

  test('a card has bleed only on sides without a neighbour', () => {
    const five = cells(a4, 5);
    expect(bleedBox(a4, five[0]!, five)).toEqual({ x: 7.5, y: 19.5, width: 66, height: 66 });
    expect(bleedBox(a4, five[1]!, five)).toEqual({ x: 73.5, y: 19.5, width: 63, height: 66 });
    // There is no card below the third of the first row, nor next to the second of the second.
    expect(bleedBox(a4, five[2]!, five)).toEqual({ x: 136.5, y: 19.5, width: 66, height: 69 });
    expect(bleedBox(a4, five[4]!, five)).toEqual({ x: 73.5, y: 85.5, width: 66, height: 66 });
  });

  const broad = { width: 297, height: 210 };
  test.each<[BackOptions['flip'], Paper, 'x' | 'y']>([
    ['long', PAPERS.letter, 'x'],
    ['short', PAPERS.letter, 'y'],
    ['long', broad, 'y'],
    ['short', broad, 'x'],
  ])('flipped on the %s edge of %j, every back is behind its front, mirrored in %s', (flip, paper, axis) => {
    for (const gutter of [0, 4]) {
      const layout = sheetLayout({ paper, card: 44, bleed: 2, gutter });
      const { width, height } = layout.paper;
      expect(width).toBe(paper.width);
      const count = cardsOn(layout);
      const all = backs(layout, count, { flip, offset: { x: 0.5, y: -1 } });
      for (const [i, { x, y }] of cells(layout, count).entries()) {
        const behind = axis === 'x' ? { x: width - 44 - x, y } : { x, y: height - 44 - y };
        expect(all[i]!.x + 0.5).toBeCloseTo(behind.x);
        expect(all[i]!.y - 1).toBeCloseTo(behind.y);
        expect(all[i]!.turned).toBe(axis === 'y');
      }
    }
  });

  test('with gutters each card has bleed up to the middle of the gutter', () => {
    const layout = sheetLayout({ paper: PAPERS.a4, card: 50, bleed: 3, gutter: 4 });
    expect(layout).toMatchObject({ columns: 3, rows: 5 });
    const all = cells(layout, 15);
    expect(all[1]!.x - all[0]!.x).toBe(54);
    const { x, y } = all[4]!;
    expect(bleedBox(layout, all[4]!, all)).toEqual({ x: x - 2, y: y - 2, width: 54, height: 54 });
    expect(cropMarks(layout, all)).toHaveLength(2 * (2 * 3 + 2 * 5));
  });

  test('each profile has the expected columns, rows and marks', () => {
    const counts = Object.entries(PROFILES).map(([name, profile]) => {
      const layout = sheetLayout(profile);
      return [name, [layout.columns, layout.rows, layout.marks]];
    });
    expect(Object.fromEntries(counts)).toEqual({
      home: [3, 4, true],
      'home-duplex': [3, 4, true],
      shop: [1, 1, false],
      square: [1, 1, false],
      makeplayingcards: [1, 1, false],
      thegamecrafter: [1, 1, false],
      drivethrucards: [1, 1, false],
      'tabletop-simulator': [10, 7, false],
    });
  });

  test.each([
    ['makeplayingcards', { width: 822, height: 1122 }, { width: 678, height: 978 }],
    ['thegamecrafter', { width: 825, height: 1125 }, { width: 675, height: 975 }],
  ] as const)(
    'pictures for %s have the size in pixels and the safe area that the shop asks for',
    (name, whole, safe) => {
      const { paper, card, safe: inside } = PROFILES[name];
      const pixels = (length: number) => Math.round((length / 25.4) * 300);
      expect({ width: pixels(paper.width), height: pixels(paper.height) }).toEqual(whole);
      const within = (side: number) => pixels(side - 2 * inside);
      const { width, height } = toCardSize(card);
      expect({ width: within(width), height: within(height) }).toEqual(safe);
    },
  );

  test.each([
    ['poker', { width: 63, height: 88 }],
    ['Tarot', { width: 70, height: 120 }],
    ['mini', { width: 44, height: 68 }],
    ['square', { width: 63, height: 63 }],
    ['50mm', { width: 50, height: 50 }],
    ['59x91mm', { width: 59, height: 91 }],
    ['59 x 91', { width: 59, height: 91 }],
    ['59mm × 91mm', { width: 59, height: 91 }],
    ['bridge', undefined],
    ['0x70mm', undefined],
    ['0', undefined],
  ])('the size of cards: %s', (text, size) => expect(parseCard(text)).toEqual(size));

  test('every cut is marked once at both ends, clear of bleed and paper edge', () => {
    for (const layout of [a4, layoutOf(PAPERS.letter!), layoutOf(PAPERS.a4!, 41.3, 2)]) {
      const marks = cropMarks(layout, cells(layout, layout.columns * layout.rows));
      expect(marks).toHaveLength(2 * (layout.columns + 1) + 2 * (layout.rows + 1));
      for (const { x1, y1, x2, y2 } of marks) {
        expect(Math.hypot(x2 - x1, y2 - y1)).toBeCloseTo(MARK.length);
        for (const [value, length] of [
          [x1, layout.paper.width],
          [x2, layout.paper.width],
          [y1, layout.paper.height],
          [y2, layout.paper.height],
        ] as const) {
          expect(value).toBeGreaterThanOrEqual(PRINTER_MARGIN_MM - 1e-6);
          expect(value).toBeLessThanOrEqual(length - PRINTER_MARGIN_MM + 1e-6);
        }
      }
    }
  });
});

const USUAL = { profile: 'home', marks: true, flip: 'long', offset: '0,0mm', lang: 'en' } as const;

test.each([
  [{}, []],
  [{ offset: '1,0' }, ['--offset is for backs, and none are printed: add --duplex.']],
  [
    { offset: '1,0', flip: 'short' },
    ['--flip and --offset are for backs, and none are printed: add --duplex.'],
  ],
  [{ offset: '1,0', duplex: true }, []],
  [{ flip: 'short', profile: 'home-duplex' }, []],
] as const)('warnings about options for backs that have no effect: %j', (options, warnings) => {
  expect(idleBackOptions({ ...USUAL, ...options })).toEqual(warnings);
});

test.each([
  [{}, []],
  [{ legend: true }, ['--legend is for PDFs, and none is written: add --out with its file.']],
  [
    { legend: true, date: 'today' },
    ['--date and --legend are for PDFs, and none is written: add --out with its file.'],
  ],
] as const)('warnings about options for PDFs that have no effect: %j', (options, warnings) => {
  expect(idlePdfOptions({ ...USUAL, ...options })).toEqual(warnings);
});

import { expect, test } from 'vitest';
import { cards } from '../../test/print/box-set.ts';
import { parseSheetOptions } from './options.ts';
import { planSheets } from './plan.ts';

const USUAL = { profile: 'home', marks: true, flip: 'long', offset: '0,0mm', lang: 'en' } as const;
const fourteen = cards.slice(0, 14);
const plan = (wanted: object = {}) =>
  planSheets({ ...parseSheetOptions({ ...USUAL, ...wanted }), cards: fourteen });

test('frames are light at home and solid for shops, which take no others', () => {
  const frame = (wanted: object) => parseSheetOptions({ ...USUAL, ...wanted }).frame;
  expect(frame({})).toBe('light');
  expect(frame({ frame: 'solid' })).toBe('solid');
  expect(frame({ profile: 'home-duplex' })).toBe('light');
  expect(frame({ profile: 'tabletop-simulator' })).toBe('solid');
  expect(frame({ profile: 'shop' })).toBe('solid');
  expect(frame({ profile: 'shop', frame: 'solid' })).toBe('solid');
  for (const profile of ['shop', 'tabletop-simulator'])
    expect(() => frame({ profile, frame: 'light' })).toThrow('--frame light is for printing at home');
});

test('cards fill as many sheets as they need, in their order', () => {
  const { sheets, layout } = plan();
  expect(layout).toMatchObject({ columns: 3, rows: 4, card: { width: 63, height: 63 } });
  expect(sheets.map(({ side, cells }) => [side, cells.length])).toEqual([
    ['fronts', 12],
    ['fronts', 2],
  ]);
  expect(sheets.flatMap((sheet) => sheet.cards)).toEqual(fourteen);
  for (const { cells, bleeds, marks } of sheets) {
    expect(bleeds).toHaveLength(cells.length);
    expect(marks.length).toBeGreaterThan(0);
  }
});

test('each sheet is followed by its backs, and the page of icons is last if the paper has room for it', () => {
  const { sheets, lacksLegend } = plan({ duplex: true, legend: true });
  expect(sheets.map(({ side }) => side)).toEqual(['fronts', 'backs', 'fronts', 'backs', 'icons']);
  expect(lacksLegend).toBe(false);
  const small = plan({ paper: '100x100mm', legend: true });
  expect(small.sheets.map(({ side }) => side)).toEqual(fourteen.map(() => 'fronts'));
  expect(small.lacksLegend).toBe(true);
});

test('a profile can put each back before its front', () => {
  const { sheets } = plan({ profile: 'drivethrucards' });
  expect(sheets.slice(0, 3).map(({ side }) => side)).toEqual(['backs', 'fronts', 'backs']);
  expect(sheets).toHaveLength(2 * fourteen.length);
});

test.each([
  [{ paper: 'a2' }, /a2 is not a paper size: write a3, a4, a5, letter, legal or a size/],
  [{ paper: '9999x10mm' }, /too large/],
  [{ bleed: '3cm' }, /3cm is not a length for --bleed/],
  [{ offset: '1mm' }, /1mm is not an offset/],
  [{ offset: '1,500mm' }, /1,500mm is too far for --offset.*20 mm/],
  [{ card: '250mm' }, /does not fit on paper/],
  [{ card: '1mm' }, /1mm is not a size for cards.*at least 10 mm/],
  [{ margin: '150mm' }, /63 mm with 3 mm of bleed does not fit.*210 by 297 mm with margins of 150 mm/],
  [{ safe: '24mm' }, /24 mm is too much for --safe on a card of 63 mm.*at most 12 mm/],
  [{ safe: '9mm', card: 'mini' }, /9 mm is too much for --safe on a card of 44 by 68 mm.*at most 7\.4 mm/],
])('%j is refused with an explanation', (wanted, said) => {
  expect(() => plan(wanted)).toThrow(said);
});

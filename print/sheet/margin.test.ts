import { expect, test } from 'vitest';
import { CARDS } from '../../test/print/fixtures/cards.ts';
import { WordingContext } from '../wording/context.ts';
import { type SheetLayout, sheetLayout } from './layout.ts';
import { marginNotes, numberRuns } from './margin.ts';
import { PAPERS, type Paper } from './paper.ts';

const text = {
  wording: new WordingContext({ animals: [] }),
  setTitle: 'A set',
  version: '2',
  page: 1,
  pages: 3,
  cards: CARDS.slice(0, 12),
  notes: false,
  credits: 'Lorc',
  back: false,
};

const layoutOf = (paper: Paper): SheetLayout => sheetLayout({ paper, card: 63, bleed: 3 });

const lines = (notes: ReturnType<typeof marginNotes>) =>
  notes.flatMap(({ parts }) => ('note' in parts ? parts.note : []));

test.each([
  [[1, 2, 3, 7], '1–3, 7'],
  [[9], '9'],
  [[4, 2, 3], '2–4'],
  [[], ''],
])('the numbers %j are written as runs', (numbers, runs) => expect(numberRuns(numbers)).toBe(runs));

/** What the margin of a sheet on A4 says. */
const said = (more: object = {}) => lines(marginNotes(layoutOf(PAPERS.a4), { ...text, ...more }));

test('the margin of a sheet of fronts names the set, the original designs and the sources', () => {
  expect(said()).toEqual(
    expect.arrayContaining([
      'A set · version 2',
      'Page 1 of 3 · unofficial fan work',
      'Cards 3–7, 10: original designs, not the published cards.',
      'Icons by Lorc.',
      '6–7 adapted: Spanish rulebook p.9',
    ]),
  );
  expect(said({ artists: 'Ana' })).toContain('Pictures by Ana.');
  const own = said({ cards: CARDS.slice(12) });
  expect(own).toContain('All cards of this sheet: original designs, not the published cards.');
});

test('the margin can be in Spanish and have a date', () => {
  const wording = new WordingContext({ animals: [] }, { lang: 'es' });
  expect(said({ wording, date: '20 de noviembre' })).toEqual(
    expect.arrayContaining([
      'A set · versión 2 · 20 de noviembre',
      'Cartas 3–7, 10: diseños originales, no las cartas publicadas.',
      '6–7 adaptadas: Spanish rulebook p.9',
    ]),
  );
});

test.each([
  ['en', 'Card 10: original design, not the published card.', '10 adapted: p.9'],
  ['es', 'Carta 10: diseño original, no la carta publicada.', '10 adaptada: p.9'],
] as const)('the margin uses the singular for a single card, in %s', (lang, own, source) => {
  const cards = [{ number: 10, source: { kind: 'adapted', text: 'p.9' } }] as const;
  const wording = new WordingContext({ animals: [] }, { lang });
  expect(said({ wording, cards })).toEqual(expect.arrayContaining([own, source]));
});

test('a proof has the notes of the cards in its margin', () => {
  const cards = [{ ...CARDS[0]!, number: 40, note: 'Too strong?' }, CARDS[1]!];
  expect(said({ cards, notes: true })).toContain('40: Too strong?');
  expect(said({ cards })).not.toContain('40: Too strong?');
});

test('the margin of a sheet of backs names only the set and the page', () => {
  expect(said({ back: true })).toEqual(['A set · version 2', 'Page 1 of 3 · backs · unofficial fan work']);
});

test('if the side margins are wider, the notes are in them and read upwards', () => {
  const layout = layoutOf({ width: 148, height: 210 });
  const notes = marginNotes(layout, text);
  expect(lines(notes)).toContain('Icons by Lorc.');
  expect(notes.map(({ x }) => x < layout.left)).toEqual([true, true, true, false, false, false]);
  for (const { x, y, width, height, turned } of notes) {
    expect(turned).toBe(-90);
    const row = Math.floor((y - layout.top) / 63);
    expect(y - width).toBeGreaterThan(layout.top + row * 63);
    const left = x >= 3 && x + height <= layout.left - layout.bleed;
    const right = x >= 148 - layout.left + layout.bleed && x + height <= 145;
    expect(left || right).toBe(true);
  }
  // The first note begins at the lower end of the left side.
  expect(notes[0]!.y).toBeCloseTo(210 - layout.top - 1.5);
});

test('notes are between the cuts and outside the bleed, and paper without a margin has none', () => {
  for (const paper of [PAPERS.a4, PAPERS.letter, PAPERS.legal]) {
    const layout = layoutOf(paper);
    for (const { x, y, width, height } of marginNotes(layout, text)) {
      const column = Math.floor((x - layout.left) / 63);
      expect(x).toBeGreaterThan(layout.left + column * 63);
      expect(x + width).toBeLessThan(layout.left + (column + 1) * 63);
      expect(height).toBeGreaterThan(5);
      const above = y + height <= layout.top - layout.bleed;
      const below = y >= layout.top + layout.rows * 63 + layout.bleed;
      expect(above || below).toBe(true);
    }
  }
  expect(marginNotes(layoutOf({ width: 69, height: 69 }), text)).toEqual([]);
});

/** The printed Landscape Features of New Horizon, measured in the PDF. */
import { beforeAll, describe, expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import { COLOUR_THEME } from '../../print/card/theme.ts';
import type { PrintedCards } from '../../print/sheets.ts';
import type { Lang } from '../../print/wording/language.ts';
import type { PatternCell } from '../../program/set.ts';
import { type MeasuredPage, measurePdf } from './fixtures/measure.ts';
import { newPrinter } from './printer.ts';

const { printCards } = newPrinter();

const { sets } = compile(bundledSets());
const { program, words } = sets.find((set) => set.program.id === 'new-horizon')!;
const { features, cards } = program;

async function printed(lang: Lang): Promise<PrintedCards> {
  const sheet = {
    paper: { width: 210, height: 297 },
    card: 63,
    bleed: 3,
    setTitle: program.title,
    version: '1',
  };
  return printCards({ ...sheet, cards: [...features, ...cards], words, lang });
}

/** Sides of the covered cells that no other covered cell shares. */
function edgesOf(pattern: readonly PatternCell[]): number {
  const covered = pattern.filter((cell) => cell.covered);
  const areAdjacent = (a: PatternCell, b: PatternCell) =>
    Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r)) === 1;
  return covered.length * 6 - covered.flatMap((a) => covered.filter((b) => areAdjacent(a, b))).length;
}

/** The face of the card with this index on the first sheet. */
function faceOf(index: number) {
  const [left, top] = [10.5 + (index % 3) * 63 + 5, 22.5 + Math.floor(index / 3) * 63 + 5];
  return (x: number, y: number) => x >= left && x <= left + 53 && y >= top && y <= top + 53;
}

describe.each(['en', 'es'] as const)('printed in %s', (lang) => {
  let result: PrintedCards;
  let sheet: MeasuredPage;
  beforeAll(async () => {
    result = await printed(lang);
    [sheet] = (await measurePdf(result.pdf)) as [MeasuredPage];
  });

  test.each(features.map((feature, index) => ({ ...feature, index })))(
    'R15.4 $title: a closed red line as long as the outline of its tile, around hexes of one size',
    ({ pattern, index }) => {
      const inFace = faceOf(index);
      const red = sheet.lines.filter(
        ({ colour, x1, y1, x2, y2 }) =>
          colour === COLOUR_THEME.impact.toLowerCase() && inFace(x1, y1) && inFace(x2, y2),
      );
      // The crosses on what must not be there are red too, but diagonal.
      const edges = red.filter(({ x1, y1, x2, y2 }) => Math.abs(Math.abs(x1 - x2) - Math.abs(y1 - y2)) > 0.1);
      const sides = edges.map(({ x1, y1, x2, y2 }) => Math.hypot(x1 - x2, y1 - y2));
      expect(edges).toHaveLength(edgesOf(pattern));
      expect(Math.max(...sides) - Math.min(...sides)).toBeLessThan(0.06);
      // Each edge begins where another ends.
      const starts = edges.map(({ x1, y1 }) => `${x1.toFixed(2)} ${y1.toFixed(2)}`).toSorted();
      const ends = edges.map(({ x2, y2 }) => `${x2.toFixed(2)} ${y2.toFixed(2)}`).toSorted();
      expect(ends).toEqual(starts);
      expect(new Set(starts).size).toBe(starts.length);
    },
  );

  test.each(features.map((feature, index) => ({ ...feature, index })))(
    '$title: title and number above the pattern, the text below it, all on the face',
    ({ number, title, index }) => {
      const inFace = faceOf(index);
      const texts = sheet.texts.filter(({ x, y }) => inFace(x, y));
      const lowest = Math.max(
        ...sheet.lines
          .filter(({ colour, x1, y1 }) => colour === COLOUR_THEME.impact.toLowerCase() && inFace(x1, y1))
          .map(({ y1 }) => y1),
      );
      const words = texts.map(({ text }) => text);
      expect(words).toContain(`${number}`);
      expect(words.join('')).toContain(title);
      const below = texts.filter(({ y }) => y > lowest);
      expect(below.length).toBeGreaterThan(1);
      const top = 22.5 + Math.floor(index / 3) * 63;
      for (const { text, y } of texts) {
        const above = text === `${number}` || title.includes(text);
        if (above && y < top + 11) continue;
        // Numbers are on the hexes, words below them.
        if (!/^[≤\d+]+$/.test(text)) expect(y, text).toBeGreaterThan(lowest);
      }
    },
  );

  test('features have the frame of their deck and the size of every card', () => {
    const frames = sheet.fills.slice(0, 6);
    for (const { colour, width, height } of frames) {
      expect(colour).toBe(COLOUR_THEME.decks.blue.frame.toLowerCase());
      for (const side of [width, height]) expect(Math.round(side * 10) / 10).toBeOneOf([63, 66]);
    }
  });
});

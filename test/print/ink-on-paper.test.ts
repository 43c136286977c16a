/** Every bundled card in each language as its PDF shows it: contrast, the middle of numbers, and ink. */
import { fileURLToPath } from 'node:url';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { inLanguage } from '../../cli/load/translate.ts';
import { compile } from '../../compiler/compile.ts';
import type { Box } from '../../print/drawing/box.ts';
import { COLOUR_THEME } from '../../print/face/theme.ts';
import { PAPERS } from '../../print/sheet/paper.ts';
import type { PrintInput } from '../../print/sheets.ts';
import { LANGUAGES, type Lang } from '../../print/wording/language.ts';
import { drawPdf, type MeasuredPage, measurePdf, type PagePixels } from './fixtures/pdf-reader.ts';
import { newPrinter } from './printer.ts';

const { printCards } = newPrinter();

const compiled = {
  ...compile(bundledSets()),
  texts: new Map(),
  owners: new Map(),
  remarks: [],
  broken: false,
};
/** The game with its expansions in a language, each with the cards that it adds, as input of a print. */
const setsIn = async (lang: Lang): Promise<PrintInput[]> =>
  (await inLanguage(lang, compiled)).result.sets.map(({ program, words }) => ({
    words,
    lang,
    cards: [...program.cards, ...program.features],
    iconFolders: [fileURLToPath(new URL(`../../cards/${program.id}/icons`, import.meta.url))],
    signOf: () => ({ id: program.id }),
    setTitle: program.id,
    version: '1',
    paper: PAPERS.a4,
    card: 63,
    bleed: 3,
  }));

/** Pixels in a millimetre. */
const SCALE = 16;
/** Two shapes whose sides are as close as this have the same side, in millimetres. */
const NEAR = 0.15;

const THEME = COLOUR_THEME;
const lower = (colours: readonly string[]) => new Set(colours.map((one) => one.toLowerCase()));
/** What other things stand on; and lines and drawings that only adorn, or are pale to say that a hand is inactive. */
const GROUNDS = lower([
  '#FFFFFF',
  THEME.paper,
  THEME.deep,
  ...Object.values(THEME.bands).map(({ tone }) => tone),
]);
const ORNAMENTS = lower([
  THEME.line,
  THEME.block,
  ...Object.values(THEME.bands).map(({ line }) => line),
  ...Object.values(THEME.decks).flatMap(({ dark, light, pale }) => [dark, light, pale]),
]);
const FRAMES = lower(Object.values(THEME.decks).map(({ frame }) => frame));

/** What a page draws: its shapes and texts, and its pixels. */
type Page = MeasuredPage & { pixels: PagePixels };

function* pagesOf(pdf: Uint8Array): Generator<Page> {
  for (const [i, page] of measurePdf(pdf).entries())
    yield { ...page, pixels: drawPdf(pdf, SCALE, [i + 1])[0]! };
}

/** The colours of the pixels in a box, each with where it is. */
function* pixelsIn(
  { data, width }: PagePixels,
  box: Box,
): Generator<{ colour: number; x: number; y: number }> {
  const [left, top] = [Math.round(box.x * SCALE), Math.round(box.y * SCALE)];
  const [right, bottom] = [Math.round((box.x + box.width) * SCALE), Math.round((box.y + box.height) * SCALE)];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = 4 * (y * width + x);
      yield { colour: (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!, x, y };
    }
}

const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`;

/** The most frequent colour of a box, the colour that contrasts most with it, and their contrast. */
function standsOut(pixels: PagePixels, box: Box): { colours: [string, string]; contrast: number } {
  const counts = new Map<number, number>();
  for (const { colour } of pixelsIn(pixels, box)) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const all = [...counts].toSorted(([, one], [, other]) => other - one);
  const ground = hex(all[0]![0]);
  // Fewer pixels of a colour are only the edge of something.
  const inks = all.filter(([, count]) => count > 3).map(([colour]) => hex(colour));
  const contrasts = inks.map((ink) => wcagContrast(ink, ground));
  const contrast = Math.max(...contrasts);
  return { colours: [ground, inks[contrasts.indexOf(contrast)]!], contrast };
}

const holds = (one: Box, other: Box) =>
  one.x <= other.x + NEAR &&
  one.y <= other.y + NEAR &&
  one.x + one.width >= other.x + other.width - NEAR &&
  one.y + one.height >= other.y + other.height - NEAR;

const areaOf = ({ width, height }: Box): number => width * height;

/** How far the middle of the white number in a disc is from the middle of the disc, in millimetres. */
function offCentre(pixels: PagePixels, disc: Box): number {
  const white = [...pixelsIn(pixels, disc)].filter(({ colour, x, y }) => {
    const [across, down] = [x / SCALE - disc.x - disc.width / 2, y / SCALE - disc.y - disc.height / 2];
    return Math.hypot(across, down) < 0.45 * disc.width && ((colour >> 8) & 255) > 127;
  });
  const middleOf = (all: readonly number[]) =>
    (all.reduce((a, b) => Math.min(a, b)) + all.reduce((a, b) => Math.max(a, b)) + 1) / 2 / SCALE;
  return Math.max(
    Math.abs(middleOf(white.map(({ x }) => x)) - disc.x - disc.width / 2),
    Math.abs(middleOf(white.map(({ y }) => y)) - disc.y - disc.height / 2),
  );
}

describe.each(LANGUAGES)('the cards in %s', (lang) => {
  test('have text and icons that contrast with what is behind them, and numbers in the middle of their discs', async () => {
    const faint = new Set<string>();
    let [texts, icons, discs] = [0, 0, 0];
    for (const input of await setsIn(lang)) {
      const { pdf } = await printCards(input);
      for (const page of pagesOf(pdf)) {
        for (const { text, x, y, width, size } of page.texts) {
          if (!/[\p{L}\d]/u.test(text)) continue;
          texts++;
          const { colours, contrast } = standsOut(page.pixels, {
            x,
            y: y - 0.65 * size,
            width,
            height: 0.65 * size,
          });
          // Numbers of cards on the frame are bold.
          const least = colours.some((one) => FRAMES.has(one)) ? 6 : 7;
          if (contrast < least) faint.add(`${text} in ${colours.join(' and ')}: ${contrast}`);
        }
        for (const [i, one] of page.fills.entries()) {
          const behind = page.fills.slice(0, i).findLast((other) => holds(other, one))?.colour ?? '#ffffff';
          if (ORNAMENTS.has(one.colour) || FRAMES.has(one.colour)) continue;
          if (GROUNDS.has(one.colour) && (GROUNDS.has(behind) || FRAMES.has(behind))) continue;
          // A hex has a line in ink around it, also one of two halves.
          if (page.lines.some((line) => holds(line, one) && areaOf(line) < 2.5 * areaOf(one))) continue;
          icons++;
          const contrast = wcagContrast(one.colour, behind);
          if (contrast < 3) faint.add(`${one.colour} on ${behind}: ${contrast}`);
          if (one.colour !== THEME.points.toLowerCase()) continue;
          discs++;
          expect(offCentre(page.pixels, one)).toBeLessThan(0.1);
        }
      }
    }
    expect([...faint]).toEqual([]);
    expect(Math.min(texts / 10, icons / 10, discs)).toBeGreaterThan(100);
  }, 120_000);
});

test('a card with a light frame takes at most 15 % ink', async () => {
  const [input] = await setsIn('en');
  const cards = input!.cards.filter(({ number }) => number === 39);
  const { pdf } = await printCards({ ...input!, cards, frame: 'light' });
  const [page] = pagesOf(pdf);
  const face = page!.fills.find(
    ({ width, height }) => Math.abs(width - 53) < 1 && Math.abs(height - 53) < 1,
  )!;
  const card = { x: face.x - 5, y: face.y - 5, width: 63, height: 63 };
  let [ink, all] = [0, 0];
  for (const { colour } of pixelsIn(page!.pixels, card)) {
    ink += 1 - ((colour >> 16) + ((colour >> 8) & 255) + (colour & 255)) / 3 / 255;
    all++;
  }
  expect(ink / all).toBeLessThan(0.15);
  expect(ink / all).toBeGreaterThan(0.1);
});

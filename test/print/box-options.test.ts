/** Boxes of other sets, on other paper, printed in other ways. */
import { describe, expect, test } from 'vitest';
import { printBox } from '../../print/box/box.ts';
import { DISC } from '../../print/box/pieces/elements.ts';
import { speciesInitials } from '../../print/box/pieces/species.ts';
import { TILE_SIDE, TOKEN_SIDE } from '../../print/drawing/hexes.ts';
import { COLOUR_THEME } from '../../print/face/theme.ts';
import { PAPERS } from '../../print/sheet/paper.ts';
import { LANGUAGES } from '../../print/wording/language.ts';
import type { Terrain } from '../../program/index.ts';
import type { FeatureProgram, Vocabulary } from '../../program/set.ts';
import { plainSet } from '../plain-set.ts';
import { drawnBox, features, ground, INPUT, isHex, near, TAB_SIDE, words } from './box-set.ts';
import { type DrawnPage, SMALL_PRINT_COLOUR } from './drawn-pages.ts';

const textOf = ({ texts }: DrawnPage) => texts.map(({ text }) => text).join(' ');
const tiles = ({ shapes }: DrawnPage, terrain: Terrain) => shapes.filter(isHex(TILE_SIDE, ground(terrain)));

test('printed on both sides, every sheet has two pages, and backs are moved opposite to the error of the printer', async () => {
  const { pages } = await drawnBox({ duplex: { flip: 'long', offset: { x: 1.5, y: -0.7 } } });
  expect(pages.length % 2).toBe(0);
  const sheets = pages.flatMap((page, i) => (i % 2 === 0 ? [[page, pages[i + 1]!] as const] : []));
  const land = sheets.filter(([, back]) => tiles(back, 'grassland').length > 4);
  expect(land.length).toBeGreaterThan(2);
  for (const [front, back] of land) {
    const fronts = tiles(front, 'desert');
    for (const { x, y, width } of tiles(back, 'grassland'))
      expect(
        fronts.some((at) => near(x, 210 - at.x - width - 1.5) && near(y, at.y + 0.7)),
        JSON.stringify({ x, y }),
      ).toBe(true);
  }
  const tokens = ({ shapes }: DrawnPage) => shapes.filter(isHex(TOKEN_SIDE));
  const sheetOf = (title: string) => sheets.find(([{ head }]) => head.includes(` · ${title} · `))!;
  const [front, back] = sheets.find(([one]) => tokens(one).length > 0)!;
  expect(tokens(back)).toHaveLength(tokens(front).length);
  expect(sheetOf('Player aids')[1].shapes).toEqual([]);
  // Element tokens must not be identifiable by their backs.
  const discs = ({ shapes }: DrawnPage) => shapes.filter(({ width }) => near(width, DISC));
  const mixed = sheets.filter(([front]) => discs(front).length > 0);
  expect(mixed.length).toBeGreaterThan(0);
  for (const [, back] of mixed) expect(discs(back)).toEqual([]);
});

describe('other sets', () => {
  const plain: Vocabulary = plainSet.vocabulary;

  test('a set without features has no sheet for them and does not mention them', async () => {
    const { pages } = await drawnBox({ words: plain, cards: plainSet.cards.slice(0, 12) });
    const all = pages.map(textOf).join(' ');
    expect(all).not.toMatch(/Features/);
    expect(all).toContain(`${plain.settings.cubes!.total} cubes`);
    // Water on a sheet of land has its other side, too.
    const fronts = pages.filter(({ head }) => !head.includes('other side'));
    const count = (some: typeof pages, terrain: Terrain) =>
      some.flatMap((page) => tiles(page, terrain)).length;
    expect([count(fronts, 'desert'), count(pages, 'grassland'), count(fronts, 'water')]).toEqual([
      30, 30, 20,
    ]);
  });

  const tile = (q: number) => ({ terrain: 'desert' as const, tokens: [], covered: true, q, r: 0 });
  const wall: FeatureProgram = {
    ...features[0]!,
    title: 'Great Wall',
    pattern: [0, 1, 2, 3, 4, 5, 6].map(tile),
  };
  const many = { ...plain, animals: [{ ...plain.animals[0]!, count: 20_000 }] };
  test.each([
    [
      'incomplete-set',
      /no supply, no cubes, no target, no element/,
      { words: { ...plain, settings: {}, elements: [] } },
    ],
    ['too-many-pieces', /would hold 20\d+ pieces, more than 10000/, { words: many }],
    ['paper-too-small', /a4 or letter/, { card: 44, paper: { width: 100, height: 148 } }],
    ['paper-too-small', /tile of Great Wall.*210 by 297 mm/, { cards: [wall] }],
  ])('a box is refused: %s, %s', async (reason, message, input) => {
    await expect(drawnBox(input)).rejects.toMatchObject({ reason, message: expect.stringMatching(message) });
    if (reason === 'incomplete-set') expect(await printBox({ ...INPUT, ...input })).toMatchObject({ reason });
  });

  test('titles and dates are escaped, not executed', async () => {
    const evil = '<script>alert(1)</script>';
    const named = features.map((feature) => ({ ...feature, title: evil }));
    const { html } = await drawnBox({ cards: named, setTitle: evil, date: evil });
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  test('a target beyond the track is marked on the space where a later round reaches it', async () => {
    const far = { ...words, settings: { ...words.settings, target: { full: 250 } } };
    const { html } = await drawnBox({ words: far });
    expect(html).toContain('>250</text>');
    expect(html.match(/>\+100<\/text>/g)).toHaveLength(3 * 6);
    expect(html).not.toContain('Short game');
  });
});

test('a box has room for everything on A5', async () => {
  const { pages, warnings } = await drawnBox({ paper: PAPERS.a5 });
  expect(warnings.filter((one) => !one.includes('small print'))).toEqual([]);
  for (const { x, width } of pages.flatMap(({ shapes }) => shapes))
    expect(x + width).toBeLessThanOrEqual(148);
});

/** The texts of a page that match this and are set smaller, without the small print at its edges. */
const smallerThan = (points: number, some: RegExp, { texts }: DrawnPage) =>
  texts.filter(
    ({ text, size, colour }) =>
      some.test(text) && colour !== SMALL_PRINT_COLOUR && (size / 25.4) * 72 < points - 0.01,
  );

test.each(
  LANGUAGES.flatMap((lang) => [
    { lang, paper: PAPERS.a4, margin: 3 },
    { lang, paper: PAPERS.a4, margin: 10 },
    { lang, paper: PAPERS.letter, margin: 3 },
  ]),
)(
  'in $lang, text on aids is at least 9 points and every word at least 6.5, on paper of $paper.width mm with margins of $margin mm',
  async (input) => {
    const { pages, warnings } = await drawnBox(input);
    expect(warnings.filter((one) => !one.includes('small print'))).toEqual([]);
    expect(pages.flatMap((page) => smallerThan(6.5, /\p{L}{3}/u, page))).toEqual([]);
    const aids = pages.filter(({ head }) => / (Player aids|Ayudas para jugadores)/.test(head));
    expect(aids).toHaveLength(1);
    for (const page of aids) {
      expect(textOf(page)).toMatch(/Harbinger|Heraldo/);
      expect(page.shapes.length).toBeGreaterThan(10 * 6);
      expect(smallerThan(9, /\p{L}{4}/u, page)).toEqual([]);
    }
  },
);

test('in Spanish every word is Spanish, and fits', async () => {
  const { pages, warnings } = await drawnBox({ lang: 'es', setTitle: 'Caja' });
  expect(warnings).toEqual([]);
  const all = pages.map(textOf).join(' ');
  for (const word of ['INICIO', 'Preparación', 'Estándar']) expect(all).toContain(word);
  expect(all).not.toMatch(/\b(START|Setting up|tiles|Tokens|Standard|the)\b/);
});

/** How far the feet of the tallest animals may be below the tips of its tabs, in millimetres. */
const OVERLAP = 0.05;

test.each(['square', 'round', 'standee'] as const)(
  'on a %s token, the animal does not stand on its tabs',
  async (tokens) => {
    const { pages } = await drawnBox({ tokens });
    let animals = 0;
    for (const { shapes } of pages.filter(({ head }) => head.includes(' · Tokens'))) {
      // A standee shows its animal twice, the upper one upside down.
      const tabs = shapes.filter(isHex(TAB_SIDE));
      const drawings = shapes.filter(
        ({ colour, width, height }) => colour === COLOUR_THEME.ink && Math.min(width, height) > 2,
      );
      for (const drawing of drawings) {
        const around = tabs.filter(
          (tab) => Math.abs(tab.x - drawing.x) < 10 && Math.abs(tab.y - drawing.y) < 10,
        );
        expect(around.length).toBeGreaterThan(0);
        for (const tab of around) {
          const [above, below] = [tab.y - drawing.y - drawing.height, drawing.y - tab.y - tab.height];
          expect(Math.max(above, below), JSON.stringify([drawing, tab])).toBeGreaterThanOrEqual(-OVERLAP);
        }
      }
      animals += drawings.length;
    }
    expect(animals).toBeGreaterThanOrEqual(words.animals.reduce((sum, { count }) => sum + count, 0));
  },
);

test('letters of species differ by more than an accent', () => {
  expect(speciesInitials(['León', 'Leopardo', 'Lémur'])).toEqual(['L', 'Le', 'Lm']);
  expect(speciesInitials(['Ñandú', 'Nutria'])).toEqual(['Ñ', 'Nu']);
  expect(speciesInitials(['Lion', 'Leopard', 'Lemur'])).toEqual(['L', 'Le', 'Lm']);
});

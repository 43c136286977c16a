import { describe, expect, test } from 'vitest';
import { printBox } from '../../print/box/box.ts';
import { boxPages } from '../../print/box/pages.ts';
import { isPrintFailure } from '../../print/failure.ts';
import { hexSize, TILE_SIDE, TOKEN_SIDE } from '../../print/pieces/hexes.ts';
import type { Terrain } from '../../program/index.ts';
import type { FeatureProgram, Vocabulary } from '../../program/set.ts';
import { plainSet } from '../plain-set.ts';
import { ground, near } from './box-measure.ts';
import { A4, cards, features, INPUT, words } from './box-set.ts';
import { type DrawnPage, type MeasuredPage, measureDrawn, measurePdf } from './fixtures/measure.ts';
import { newPrinter } from './printer.ts';

const { printBox: printed } = newPrinter();

const hexes = ({ fills }: DrawnPage, side: number, word?: Terrain) =>
  fills.filter(
    ({ width, height, colour }) =>
      near(width, hexSize(side).width) &&
      near(height, hexSize(side).height) &&
      (word === undefined || colour === ground(word)),
  );
const textOf = (page: MeasuredPage) => page.texts.map(({ text }) => text).join(' ');

/** Only the pieces: no card is drawn. */
const PIECES = { words, features, setTitle: 'A box', version: '1', paper: A4, bleed: 3 };
const piecesOf = (input: object = {}) => boxPages({ ...PIECES, cards: { count: 0, pages: 0 }, ...input });

describe('printed on both sides', () => {
  const flipped = { flip: 'long', offset: { x: 1.5, y: -0.7 } } as const;

  test('every sheet has two pages, and backs are moved opposite to the error of the printer', async () => {
    const result = await printed({ duplex: flipped, cards: cards.slice(0, 3) });
    const pages = await measurePdf(result.pdf);
    expect(pages.length % 2).toBe(0);
    const sheets = pages.flatMap((page, i) => (i % 2 === 0 ? [[page, pages[i + 1]!] as const] : []));
    const land = sheets.filter(([front]) => hexes(front, TILE_SIDE, 'desert').length > 4);
    expect(land.length).toBeGreaterThan(2);
    for (const [front, back] of land) {
      const [a, b] = [hexes(front, TILE_SIDE, 'desert'), hexes(back, TILE_SIDE, 'grassland')];
      expect(b.length).toBe(a.length);
      for (const [i, { x, y, width }] of a.entries()) {
        expect(near(b[i]!.x, 210 - x - width - 1.5)).toBe(true);
        expect(near(b[i]!.y, y + 0.7)).toBe(true);
      }
    }
    const tokens = sheets.find(([front]) => hexes(front, TOKEN_SIDE).length > 50)!;
    expect(hexes(tokens[1], TOKEN_SIDE)).toHaveLength(hexes(tokens[0], TOKEN_SIDE).length);
    const aids = sheets.find(([front]) => textOf(front).includes('Player aids ·'))!;
    expect(textOf(aids[0])).toContain('Drawing an element');
    expect(textOf(aids[1])).toContain('Words on the cards');
    // Element tokens must not be identifiable by their backs.
    const discs = sheets.find(([front]) => textOf(front).includes('Element tokens ·'))!;
    expect(discs[1].fills).toEqual([]);
  });
});

describe('other sets', () => {
  const plain: Vocabulary = plainSet.vocabulary;

  test('a set without features has no sheet for them and does not mention them', async () => {
    const result = await printed({ words: plain, cards: plainSet.cards.slice(0, 12), setTitle: 'Plain' });
    const pages = await measurePdf(result.pdf);
    const all = pages.map(textOf).join(' ');
    expect(all).not.toMatch(/Features/);
    expect(all).toContain(`${plain.settings.cubes!.total} cubes`);
    const count = (word: Terrain) => pages.flatMap((page) => hexes(page, TILE_SIDE, word)).length;
    expect([count('desert'), count('grassland'), count('water')]).toEqual([30, 30, 20]);
  });

  test('a set that does not declare its box is refused with the missing parts', async () => {
    const bare: Vocabulary = { ...plain, settings: {}, elements: [] };
    const result = await printBox({ ...INPUT, words: bare });
    expect(result).toMatchObject({ reason: 'incomplete-set' });
    expect(isPrintFailure(result) && result.message).toMatch(/no supply, no cubes, no target, no element/);
  });

  test('too many pieces are refused with their number', async () => {
    const many = { ...plain, animals: [{ ...plain.animals[0]!, count: 20_000 }] };
    const result = await printBox({ ...INPUT, words: many });
    expect(result).toMatchObject({ reason: 'too-many-pieces' });
    expect(isPrintFailure(result) && result.message).toMatch(/would hold 20\d+ pieces, more than 10000/);
  });

  test('titles and dates are escaped, not executed', async () => {
    const evil = '<script>alert(1)</script>';
    const named = features.map((feature) => ({ ...feature, title: evil }));
    const { html } = await piecesOf({ features: named, setTitle: evil, date: evil });
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  test('a target beyond the track is marked on the space where a later round reaches it', async () => {
    const far = { ...words, settings: { ...words.settings, target: { full: 250 } } };
    const { html } = await piecesOf({ words: far });
    expect(html).toContain('>250</text>');
    expect(html.match(/>\+100<\/text>/g)).toHaveLength(3 * 6);
    expect(html).not.toContain('Short game');
  });
});

describe('other paper', () => {
  test('that is too small for any piece is refused', async () => {
    const result = await printBox({ ...INPUT, card: 44, paper: { width: 100, height: 148 } });
    expect(result).toMatchObject({ reason: 'paper-too-small' });
    expect(isPrintFailure(result) && result.message).toMatch(/a4 or letter/);
  });

  test('that is too small for one tile is refused with the name of the tile', async () => {
    const cell = { terrain: 'desert' as const, tokens: [], covered: true };
    const pattern = Array.from({ length: 7 }, (_, q) => ({ ...cell, q, r: 0 }));
    const wall: FeatureProgram = { ...features[0]!, title: 'Great Wall', pattern };
    const result = await printBox({ ...INPUT, cards: [wall] });
    expect(result).toMatchObject({ reason: 'paper-too-small' });
    expect(isPrintFailure(result) && result.message).toMatch(/tile of Great Wall.*210 by 297 mm/);
  });

  test('has room for everything in the sizes Letter and A5', async () => {
    for (const paper of [
      { width: 215.9, height: 279.4 },
      { width: 148, height: 210 },
    ]) {
      const result = await printed({ paper, cards: cards.slice(0, 1) });
      expect(result.warnings.filter((warning) => !warning.includes('small print'))).toEqual([]);
      for (const { width, height, fills } of await measureDrawn(result.pdf)) {
        expect(near(width, paper.width) && near(height, paper.height)).toBe(true);
        for (const fill of fills) expect(fill.x + fill.width).toBeLessThanOrEqual(width);
      }
    }
  });
});

describe('the look of a box', () => {
  let plain: ReturnType<typeof printed> | undefined;
  /** With one card, printed once for all tests. */
  const plainly = () => {
    plain ??= printed({ cards: cards.slice(0, 1) });
    return plain;
  };

  test('in Spanish every word is Spanish, and fits', async () => {
    const result = await printed({ lang: 'es', cards: cards.slice(0, 1) });
    expect(result.warnings).toEqual([]);
    const { html } = await piecesOf({ lang: 'es', setTitle: 'Caja' });
    const all = html.slice(html.indexOf('<body>')).replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ');
    expect(all).toMatch(/INICIO/);
    expect(all).toMatch(/Preparación/);
    expect(all).toMatch(/Estándar/);
    expect(all).not.toMatch(/\b(START|Setting up|tiles|Tokens|Standard|the)\b/);
  });

  test('without small print, a warning says that the authors of the icons are not named', async () => {
    const result = await printed({ marks: false, cards: cards.slice(0, 1) });
    expect(result.warnings).toEqual([expect.stringMatching(/name the authors of the icons/)]);
    const all = (await measurePdf(result.pdf)).map(textOf).join(' ');
    expect(all).not.toContain('Icons by');
  });

  test('the PDF contains no pixels, embeds every font, and is the same every time', async () => {
    const [one, other] = [await plainly(), await printed({ cards: cards.slice(0, 1) })];
    expect(Buffer.from(one.pdf).equals(Buffer.from(other.pdf))).toBe(true);
    for (const { images, fonts } of await measureDrawn(one.pdf)) {
      expect(images).toBe(0);
      for (const { embedded, name } of fonts) expect(embedded, name).toBe(true);
    }
  });
});

import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { CARDS } from '../test/print/fixtures/cards.ts';
import { WORDS } from '../test/print/fixtures/words.ts';
import { COLOUR_THEME } from './face/theme.ts';
import { creditLine } from './icons/origins.ts';
import { type CardPictures, drawPictures, encodePng } from './pictures.ts';
import { drawSheets, largestDpi, type TabletopSheets } from './tabletop/sheets.ts';

/** At this resolution no length is accidentally a whole number of pixels: a card of 63 mm is 240.6 pixels. */
const DPI = 97;
const SIDE = 241;
const input = { words: WORDS, card: 63, dpi: DPI };

const read = (png: Uint8Array) => PNG.sync.read(Buffer.from(png));
const drawnPng = async (svg: string) => read(await encodePng(svg, DPI));
const frameOf = (place: number) => COLOUR_THEME.decks[CARDS[place]!.deck].frame.toLowerCase();

function colourAt({ data, width }: PNG, x: number, y: number): string {
  return `#${data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).toString('hex')}`;
}

/** The colours of the outermost pixels of the square of this side at (x, y). */
function edgeColours(png: PNG, x: number, y: number, side: number): string[] {
  const colours = new Set<string>();
  for (let i = 0; i < side; i++) {
    for (const [dx, dy] of [
      [i, 0],
      [i, side - 1],
      [0, i],
      [side - 1, i],
    ] as const)
      colours.add(colourAt(png, x + dx, y + dy));
  }
  return [...colours];
}

describe('pictures', () => {
  let drawn: CardPictures;
  beforeAll(() => {
    drawn = drawPictures({ ...input, cards: CARDS, bleed: 0, allowOverflow: true });
  });

  test('are one per card, with the size of the resolution', async () => {
    expect(drawn.fronts).toHaveLength(CARDS.length);
    for (const [i, front] of drawn.fronts.entries()) {
      const png = await drawnPng(front);
      expect([png.width, png.height]).toEqual([SIDE, SIDE]);
      expect(edgeColours(png, 0, 0, SIDE), `edges of card ${i}`).toEqual([frameOf(i)]);
    }
  });

  test('of the same cards are identical each time they are drawn', async () => {
    const all = new Set<string>();
    for (let time = 0; time < 5; time++) {
      const { fronts } = drawPictures({ ...input, dpi: 100, cards: CARDS.slice(0, 3), bleed: 0 });
      const pngs = await Promise.all(fronts.map((svg) => encodePng(svg, 100)));
      all.add(Buffer.concat(pngs).toString('base64'));
    }
    expect(all.size).toBe(1);
  });

  test('give their resolution in the chunk pHYs, in dots per metre', async () => {
    const bytes = await encodePng(drawn.fronts[0]!, DPI);
    const at = bytes.indexOf('pHYs');
    expect(bytes.readUInt32BE(at + 4)).toBe(Math.round((DPI / 25.4) * 1000));
  });

  test('include a back for each deck and the credits of the icons', async () => {
    expect([...drawn.backs.keys()]).toEqual(['brown', 'blue']);
    for (const [deck, back] of drawn.backs)
      expect(edgeColours(await drawnPng(back), 0, 0, SIDE)).toEqual([
        COLOUR_THEME.decks[deck].frame.toLowerCase(),
      ]);
    expect(creditLine(drawn.icons)).toMatch(/game-icons\.net, CC BY 3\.0/);
    expect(drawn.warnings).toEqual([expect.stringMatching(/^Card 21 does not fit/)]);
  });

  test('are an empty list without cards', () => {
    expect(drawPictures({ ...input, cards: [], bleed: 0 })).toMatchObject({ fronts: [], backs: new Map() });
  });
});

describe('sheets for a tabletop simulator', () => {
  let drawn: TabletopSheets;
  // At least 71 cards of one deck, more than the 69 that fit on a sheet.
  const cards = Array.from({ length: 71 }, () => CARDS[0]!).concat(CARDS.slice(0, 4));
  beforeAll(async () => {
    drawn = await drawSheets({ ...input, card: 40, dpi: 150, cards });
  });
  const side = Math.round((40 / 25.4) * 150);

  test('have ten cards per row, as many rows as needed, and no card in the last place', () => {
    expect(
      drawn.sheets.map(({ pile, columns, rows, cards }) => [pile.name, columns, rows, cards.length]),
    ).toEqual([
      ['brown', 10, 7, 69],
      ['brown', 10, 2, 5],
      ['blue', 10, 2, 1],
    ]);
    for (const { png, columns, rows } of drawn.sheets) {
      const { width, height } = read(png);
      expect([width, height]).toEqual([columns * side, rows * side]);
    }
  });

  test('have no seams: the outermost pixels of every card belong to that card', () => {
    for (const { png, cards: places } of drawn.sheets) {
      const sheet = read(png);
      for (const [slot, place] of places.entries()) {
        const [x, y] = [(slot % 10) * side, Math.floor(slot / 10) * side];
        const frame = COLOUR_THEME.decks[cards[place]!.deck].frame.toLowerCase();
        expect(edgeColours(sheet, x, y, side), `card in place ${slot}`).toEqual([frame]);
      }
    }
  });

  test('show the back in the last place', () => {
    for (const { png, pile } of drawn.sheets) {
      const sheet = read(png);
      const back = read(drawn.backs.get(pile.deck)!);
      const [x, y] = [sheet.width - side, sheet.height - side];
      const middle = Math.floor(side / 2);
      for (const [dx, dy] of [
        [0, 0],
        [middle, middle],
        [9, middle],
      ] as const)
        expect(colourAt(sheet, x + dx, y + dy)).toBe(colourAt(back, dx, dy));
    }
  });

  test('have a resolution that keeps them at most 10,000 pixels wide and high', () => {
    expect(largestDpi(63)).toBe(403);
    expect(largestDpi({ width: 70, height: 120 })).toBe(302);
  });
});

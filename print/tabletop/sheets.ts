/** Cards as sheets for tabletop simulators: edge to edge, ten per row, with the back in the last cell. */
import type { Browser } from 'puppeteer';
import { type Deck, isFeature } from '../../program/index.ts';
import { pixelsOf, RESOLUTIONS } from '../picture/grid.ts';
import { blank, encode, type Pixels, paste } from '../picture/tile.ts';
import { drawnTogether, drawTiles, type PictureInfo, type TilesInput } from '../picture/tiles.ts';
import { drawBacks, encodeAll } from '../pictures.ts';
import type { Printable } from '../printable.ts';
import { type CardSize, cardSizeOf, portions } from '../sheet/layout.ts';

/** The largest sheet: cards per row, rows, and pixels per side of its picture. */
export const SHEET = { columns: 10, rows: 7, pixels: 10_000 };
/** The fewest rows a sheet may have. */
const FEWEST_ROWS = 2;
/** The most cards on a sheet. The last cell holds the back that other players see of cards in a hand. */
const CARDS = SHEET.columns * SHEET.rows - 1;

/** The cards of one deck on the table, whose backs look the same. */
export interface CardPile {
  name: string;
  deck: Deck;
  /** Indices in the list of all cards. */
  cards: number[];
}

/** A sheet of one pile. */
export interface DrawnSheet {
  pile: CardPile;
  png: Uint8Array;
  columns: number;
  rows: number;
  /** The indices of its cards in the list of all cards. */
  cards: number[];
}

/** All sheets of cards, and the backs of their decks. */
export interface TabletopSheets extends PictureInfo {
  sheets: DrawnSheet[];
  backs: Map<Deck, Uint8Array>;
}

/** The cards and the Landscape Features of each deck, as piles; none is empty. */
export function cardPiles(cards: readonly Printable[]): CardPile[] {
  const piles = Map.groupBy(cards.keys(), (i) => {
    const card = cards[i]!;
    return isFeature(card) ? `features-${card.deck}` : card.deck;
  });
  return [...piles].map(([name, places]) => ({ name, deck: cards[places[0]!]!.deck, cards: places }));
}

/** The highest resolution, in dots per inch, at which a sheet of cards of this size stays within the size limit. */
export function largestDpi(card: number | CardSize): number {
  const { width, height } = cardSizeOf(card);
  const side = (dpi: number) =>
    Math.max(SHEET.columns * pixelsOf(width, dpi), SHEET.rows * pixelsOf(height, dpi));
  let dpi = RESOLUTIONS.most;
  while (side(dpi) > SHEET.pixels) dpi--;
  return dpi;
}

/** Draws the sheets of each pile, with at most 69 cards each. There is no bleed, because nothing is cut. */
export async function drawSheets(
  browser: Browser,
  input: Omit<TilesInput, 'bleed'>,
): Promise<TabletopSheets> {
  const plain = { ...input, bleed: 0 };
  const backs = await drawBacks(browser, plain);
  const sheets: DrawnSheet[] = [];
  const drawn: PictureInfo[] = [];
  for (const pile of cardPiles(input.cards)) {
    for (const places of portions(pile.cards, CARDS)) {
      const sheet = await drawSheet(browser, plain, places, backs.get(pile.deck)!);
      drawn.push(sheet);
      sheets.push({ pile, png: sheet.png, columns: SHEET.columns, rows: sheet.rows, cards: places });
    }
  }
  return { ...drawnTogether(drawn), sheets, backs: await encodeAll(backs, input.dpi) };
}

async function drawSheet(
  browser: Browser,
  input: TilesInput,
  places: readonly number[],
  back: Pixels,
): Promise<PictureInfo & { png: Uint8Array; rows: number }> {
  const rows = Math.max(FEWEST_ROWS, Math.ceil((places.length + 1) / SHEET.columns));
  const { width, height } = back;
  const sheet = blank(SHEET.columns * width, rows * height);
  const put = (tile: Pixels, slot: number) =>
    paste(tile, sheet, (slot % SHEET.columns) * width, Math.floor(slot / SHEET.columns) * height);
  const cards = places.map((place) => input.cards[place]!);
  const drawn = await drawTiles(browser, { ...input, cards }, async (tile, slot) => put(tile, slot));
  put(back, SHEET.columns * rows - 1);
  return { ...drawn, png: await encode(sheet, input.dpi), rows };
}

/** Cards as sheets for tabletop simulators: edge to edge, ten per row, with the back in the last cell. */
import { isFeature } from '../../program/index.ts';
import type { CardSize } from '../face/geometry.ts';
import { optional } from '../optional.ts';
import { drawPictures, encodePng, type PicturesInput, pictureSize } from '../pictures.ts';
import type { Printable } from '../printable.ts';
import { RESOLUTIONS, toPixels } from '../resolutions.ts';
import { portions, toCardSize } from '../sheet/layout.ts';

/** The largest sheet: cards per row, rows, and pixels per side of its picture. */
export const SHEET = { columns: 10, rows: 7, pixels: 10_000 };
/** The fewest rows a sheet may have. */
const FEWEST_ROWS = 2;
/** The most cards on a sheet. The last cell holds the back that other players see of cards in a hand. */
const CARDS = SHEET.columns * SHEET.rows - 1;

/**
 * The cards and the Landscape Features of each deck, as piles with the same backs; none is empty. The cards of a pile are their
 * places in the list.
 */
export function cardPiles(cards: readonly Printable[]) {
  const piles = Map.groupBy(cards.keys(), (i) => {
    const card = cards[i]!;
    return isFeature(card) ? `features-${card.deck}` : card.deck;
  });
  return [...piles].map(([name, places]) => ({ name, deck: cards[places[0]!]!.deck, cards: places }));
}

/** The highest resolution, in dots per inch, at which a sheet of cards of this size stays within the size limit. */
export function largestDpi(card: number | CardSize): number {
  const { width, height } = toCardSize(card);
  const side = (dpi: number) =>
    Math.max(SHEET.columns * toPixels(width, dpi), SHEET.rows * toPixels(height, dpi));
  let dpi = RESOLUTIONS.most;
  while (side(dpi) > SHEET.pixels) dpi--;
  return dpi;
}

/**
 * Draws the sheets of each pile, with at most 69 cards each, by their places in the list. There is no bleed, because nothing is cut.
 * @throws PrintError if a text is too long for its card
 */
export async function drawSheets(input: Omit<PicturesInput, 'bleed'>) {
  const plain = { ...input, bleed: 0 };
  const { fronts, backs, warnings, icons } = drawPictures(plain);
  const { width, height } = pictureSize(plain);
  const sheetOf = async (pile: ReturnType<typeof cardPiles>[number], places: readonly number[]) => {
    const rows = Math.max(FEWEST_ROWS, Math.ceil((places.length + 1) / SHEET.columns));
    const { columns } = SHEET;
    const slots = [
      ...places.map((place, slot) => ({ svg: fronts[place]!, slot })),
      { svg: backs.get(pile.deck)!, slot: columns * rows - 1 },
    ];
    const { default: sharp } = await optional(import('sharp'));
    const sheet = {
      width: columns * width,
      height: rows * height,
      channels: 3 as const,
      background: '#000',
    };
    const png = await sharp({ create: sheet, limitInputPixels: false })
      .composite(
        slots.map(({ svg, slot }) => ({
          input: Buffer.from(svg),
          left: (slot % columns) * width,
          top: Math.floor(slot / columns) * height,
        })),
      )
      .withDensity(input.dpi)
      .png({ compressionLevel: 6 })
      .toBuffer();
    return { pile, png, columns, rows, cards: places };
  };
  const sheets: Awaited<ReturnType<typeof sheetOf>>[] = [];
  for (const pile of cardPiles(input.cards))
    for (const places of portions(pile.cards, CARDS)) sheets.push(await sheetOf(pile, places));
  const encoded = [...backs].map(async ([deck, svg]) => [deck, await encodePng(svg, input.dpi)] as const);
  return { sheets, backs: new Map(await Promise.all(encoded)), warnings, icons };
}

/** All sheets of cards, and the backs of their decks. */
export type TabletopSheets = Awaited<ReturnType<typeof drawSheets>>;

/** Cards as pictures: one PNG per card, and one per back. */
import type { Browser } from 'puppeteer';
import { DECKS, type Deck } from '../program/index.ts';
import { encode, type Pixels } from './picture/tile.ts';
import { drawTiles, type PictureInfo, type TilesInput } from './picture/tiles.ts';

/** Which pictures to draw, and how. */
export interface PicturesInput extends TilesInput {
  /** Also draws the back of each deck that has a card among `cards`. */
  withBacks: boolean;
}

/** Pictures of cards. */
export interface PrintedPictures extends PictureInfo {
  /** One PNG per card, in the order of the cards. */
  fronts: Uint8Array[];
  backs: Map<Deck, Uint8Array>;
}

/** Draws the pictures of cards. */
export async function drawPictures(
  browser: Browser,
  { withBacks, ...input }: PicturesInput,
): Promise<PrintedPictures> {
  const fronts: Uint8Array[] = [];
  const drawn = await drawTiles(browser, input, async (tile, index) => {
    fronts[index] = await encode(tile, input.dpi);
  });
  const backs = withBacks ? await drawBacks(browser, input) : new Map<Deck, Pixels>();
  return { ...drawn, fronts, backs: await encodeAll(backs, input.dpi) };
}

/** Encodes the pictures of decks as PNGs. */
export async function encodeAll(
  tiles: ReadonlyMap<Deck, Pixels>,
  dpi: number,
): Promise<Map<Deck, Uint8Array>> {
  const files = new Map<Deck, Uint8Array>();
  for (const [deck, tile] of tiles) files.set(deck, await encode(tile, dpi));
  return files;
}

/** The pixels of the back of each deck that has a card among the input. */
export async function drawBacks(browser: Browser, input: TilesInput): Promise<Map<Deck, Pixels>> {
  const firsts = DECKS.flatMap((deck) => input.cards.find((card) => card.deck === deck) ?? []);
  const backs = new Map<Deck, Pixels>();
  await drawTiles(browser, { ...input, cards: firsts, backs: true }, async (tile, index) => {
    backs.set(firsts[index]!.deck, tile);
  });
  return backs;
}

/** The card in the studio equals the printed one, pixel by pixel: all bundled cards, each in one of the languages. */
import pixelmatch from 'pixelmatch';
import type { Browser } from 'puppeteer';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/sources/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import { cardHtml } from '../../print/html/index.ts';
import { pictureGrid } from '../../print/picture/grid.ts';
import { cutOut, decode, type Pixels } from '../../print/picture/tile.ts';
import { drawTiles, type TilesInput } from '../../print/picture/tiles.ts';
import { LANGUAGES } from '../../print/wording/language.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { type CardPage, openCardPage } from './card-page.ts';

const DPI = 150;
/** The size of a card in the page, in CSS pixels, and how many cards are shown at once. */
const SIDE = 240;
const FRAMES = 25;
const ACROSS = Math.sqrt(FRAMES);
const { width: side } = pictureGrid({ card: 63, bleed: 0, dpi: DPI }, 1);
/**
 * The most of the 138,384 pixels that may look different. Browsers position letters in quarters of a pixel and lines of text in
 * whole pixels, so the edges of letters depend on how the last digits of their positions are rounded.
 */
const FEW = 20;

const SETS = compile(bundledSets()).sets.map(({ program, words }) => ({
  id: program.id,
  words,
  cards: [...program.cards, ...program.features],
}));

let browser: Browser;
let shown: CardPage;
beforeAllWithBrowser(async (given) => {
  browser = given;
  shown = await openCardPage(browser, { frames: FRAMES, side: SIDE, scale: side / SIDE });
});
afterAll(() => shown?.close());

/** The images that `ecos print --png` makes. */
async function printed(input: Pick<TilesInput, 'cards' | 'words' | 'lang'>): Promise<Pixels[]> {
  const tiles: Pixels[] = [];
  const print = { ...input, setTitle: '', version: '', card: 63, bleed: 0, dpi: DPI };
  await drawTiles(browser, print, async (tile, i) => {
    tiles[i] = tile;
  });
  return tiles;
}

/** The images that the studio shows. */
async function previewed({
  cards,
  words,
  lang,
}: Pick<TilesInput, 'cards' | 'words' | 'lang'>): Promise<Pixels[]> {
  const tiles: Pixels[] = [];
  for (let from = 0; from < cards.length; from += FRAMES) {
    const some = cards.slice(from, from + FRAMES);
    await shown.show(some.map((card) => cardHtml(card, words, { lang: lang! })));
    const all = await decode(
      await shown.page.screenshot({ optimizeForSpeed: true, captureBeyondViewport: false }),
    );
    for (const i of some.keys()) {
      const at = { x: (i % ACROSS) * side, y: Math.floor(i / ACROSS) * side };
      tiles.push(cutOut(all, { ...at, width: side, height: side }));
    }
  }
  return tiles;
}

/** The number of pixels that look different. */
async function differences(one: Pixels, other: Pixels): Promise<number> {
  if (one.rgb.equals(other.rgb)) return 0;
  const [a, b] = await Promise.all(
    [one, other].map(({ rgb, width, height }) =>
      sharp(rgb, { raw: { width, height, channels: 3 } })
        .ensureAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  return pixelmatch(a!, b!, undefined, one.width, one.height, { threshold: 0.1 });
}

/** Half of the cards in each language: both texts come from one source, and other tests compare them word by word. */
const CASES = SETS.flatMap(({ cards, ...set }) =>
  LANGUAGES.map((lang, l) => ({ ...set, lang, cards: cards.filter((_, i) => i % LANGUAGES.length === l) })),
);

test.for(CASES)(
  'half of the cards of $id look as they are printed, in $lang',
  async ({ cards, words, lang }) => {
    const [prints, previews] = [
      await printed({ cards, words, lang }),
      await previewed({ cards, words, lang }),
    ];
    const different: string[] = [];
    for (const [i, card] of cards.entries()) {
      if ((await differences(prints[i]!, previews[i]!)) <= FEW) continue;
      // If a line of text is halfway between two pixels, its position on the printed page decides: print that card alone.
      const [alone] = await printed({ cards: [card], words, lang });
      const count = await differences(alone!, previews[i]!);
      if (count > FEW) different.push(`${card.number}: ${count} pixels`);
    }
    expect(different).toEqual([]);
    expect(shown.complaints).toEqual([]);
  },
);

/** Pictures that `ecos print` writes: a PNG a card with a list, sheets for Tabletop Simulator, a gallery. */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stringify } from 'csv-stringify/sync';
import { useBrowser } from '../print/browser.ts';
import { galleryPage } from '../print/gallery.ts';
import { pixelsOf } from '../print/picture/grid.ts';
import type { TilesInput } from '../print/picture/tiles.ts';
import { drawPictures } from '../print/pictures.ts';
import { isPrintProblem } from '../print/problem.ts';
import { type SavedDeck, savedObjects } from '../print/tabletop/save.ts';
import { drawSheets, isSheetSmall, SHEET } from '../print/tabletop/sheets.ts';
import type { Deck } from '../runtime/ops/program.ts';
import { cardRow } from './card-row.ts';
import { Refusal } from './refusal.ts';
import type { SelectedPrintable } from './selection.ts';
import { writeWhole } from './write.ts';
import { writeFolder } from './write-folder.ts';

/** What was asked to be drawn; `input` has the cards of `chosen`, in their order. */
export interface PictureWishes {
  chosen: readonly SelectedPrintable[];
  input: TilesInput;
}

/** A folder or file that was written. */
export interface Written {
  file: string;
  /** Pictures in it; a gallery is one page. */
  pages: number;
  warnings: string[];
}

/** One PNG a card, `cards.json` and `cards.csv`; with `withBacks` one PNG a deck, too. */
export async function writePictures(
  folder: string,
  { chosen, input }: PictureWishes,
  withBacks: boolean,
): Promise<Written> {
  const drawn = await useBrowser((browser) => drawPictures(browser, { ...input, withBacks }));
  if (isPrintProblem(drawn)) throw new Refusal(drawn.message);
  const { fronts, backs, credits, warnings } = drawn;
  const names = pictureNames(chosen);
  const rows = chosen.map((one, i) => ({
    file: names[i]!,
    back: withBacks ? backName(one.card.deck) : '',
    ...cardRow(one, input.lang ?? 'en'),
  }));
  const flat = rows.map((row) => ({
    ...row,
    title: row.title ?? '',
    energy: row.energy.join(' '),
    hands: row.hands.map(({ name, active }) => (active ? `${name}*` : name)).join(' '),
    impact: row.impact ? 'yes' : 'no',
  }));
  const backFiles = [...backs].map(([deck, png]) => [backName(deck), png] as const);
  writeFolder(folder, contentsOf(input, credits), [
    ...fronts.map((png, i) => [names[i]!, png] as const),
    ...backFiles,
    ['cards.json', asJson(rows)],
    ['cards.csv', stringify(flat, { header: true })],
  ]);
  return { file: folder, pages: fronts.length + backFiles.length, warnings };
}

const backName = (deck: Deck) => `back-${deck}.png`;
const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const contentsOf = ({ setTitle, version }: TilesInput, credits: string) => ({
  title: setTitle,
  version,
  credits,
});

/** `SET-007.png`: set by set and by number also where names are sorted as text. No two are the same. */
function pictureNames(chosen: readonly SelectedPrintable[]): string[] {
  const digits = Math.max(3, ...chosen.map(({ card }) => `${card.number}`.length));
  const times = new Map<string, number>();
  return chosen.map(({ card, id }) => {
    const name = `${id || 'cards'}-${`${card.number}`.padStart(digits, '0')}`;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return time === 1 ? `${name}.png` : `${name}-${time}.png`;
  });
}

/**
 * Sheets of cards and saves for the folder `Saved Objects` of Tabletop Simulator: one a deck and one with all. `url`
 * is where the folder will lie in the net; without it the saves name the files on this computer.
 */
export async function writeTabletop(
  folder: string,
  { chosen, input }: PictureWishes,
  url: string | undefined,
): Promise<Written> {
  if (!isSheetSmall(input.card, input.dpi))
    throw new Refusal(
      `At ${input.dpi} dpi a sheet of ten cards is wider than the ${SHEET.pixels} pixels Tabletop Simulator takes; take a lower --dpi.`,
    );
  const drawn = await useBrowser((browser) => drawSheets(browser, input));
  if (isPrintProblem(drawn)) throw new Refusal(drawn.message);
  const { sheets, backs, credits, warnings } = drawn;
  const files: [string, string | Uint8Array][] = [];
  const add = (name: string, png: Uint8Array) => {
    files.push([name, png]);
    return addressOf(folder, url, name, png);
  };
  const backAt = new Map([...backs].map(([deck, png]) => [deck, add(backName(deck), png)]));
  const decks = new Map<string, SavedDeck & { sheets: SavedDeck['sheets'][number][] }>();
  for (const [i, { pile, png, columns, rows, cards }] of sheets.entries()) {
    const title = `${input.setTitle}: ${pile.name}`;
    const deck = decks.get(pile.name) ?? { title, back: backAt.get(pile.deck)!, sheets: [] };
    decks.set(pile.name, deck);
    const face = add(`${pile.name}-${deck.sheets.length + 1}.png`, png);
    const says = cards.map((place) => cardRow(chosen[place]!, input.lang ?? 'en'));
    const named = says.map(({ number, title, text }) => ({ name: title ?? `${number}`, text }));
    deck.sheets.push({ face, columns, rows, id: i + 1, cards: named });
  }
  for (const [name, deck] of decks) files.push([`${name}.json`, asJson(savedObjects(deck.title, [deck]))]);
  files.push(['all.json', asJson(savedObjects(input.setTitle, [...decks.values()]))]);
  writeFolder(folder, contentsOf(input, credits), files);
  return { file: folder, pages: sheets.length + backs.size, warnings };
}

/** A page with all cards to look through, in one file. */
export async function writeGallery(file: string, { chosen, input }: PictureWishes): Promise<Written> {
  const drawn = await useBrowser((browser) => drawPictures(browser, { ...input, withBacks: false }));
  if (isPrintProblem(drawn)) throw new Refusal(drawn.message);
  const { fronts, credits, warnings } = drawn;
  const lang = input.lang ?? 'en';
  const side = pixelsOf(input.card + 2 * input.bleed, input.dpi);
  const cards = chosen.map((one, i) => ({ ...cardRow(one, lang), picture: fronts[i]! }));
  writeWhole(file, await galleryPage({ title: input.setTitle, lang, side, credits, cards }));
  return { file, pages: 1, warnings };
}

/** The simulator keeps what it fetched from the net by its address: other pixels get another one. */
function addressOf(folder: string, url: string | undefined, name: string, png: Uint8Array): string {
  if (url === undefined) return pathToFileURL(resolve(folder, name)).href;
  const mark = createHash('sha256').update(png).digest('hex').slice(0, 8);
  return `${url.replace(/\/+$/, '')}/${name}?${mark}`;
}

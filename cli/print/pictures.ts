/** Pictures that `ecos print` writes: one PNG per card with a list, and a gallery. */
import { stringify } from 'csv-stringify/sync';
import {
  artistLine,
  creditLine,
  drawPictures,
  encodePng,
  galleryPage,
  type PicturesInput,
  pictureSize,
} from '../../print/index.ts';
import type { Deck, SelectedPrintable } from '../../program/index.ts';
import { writeWhole } from '../files/write.ts';
import { writeFolder } from '../files/write-folder.ts';
import { listedCard } from '../run/cards.ts';

/** What to draw; `input` has the cards of `chosen`, in the same order. */
export interface PictureJob {
  chosen: readonly SelectedPrintable[];
  input: PicturesInput & { setTitle: string; version: string };
}

/** A folder or file that was written. */
export type WrittenFiles = Awaited<ReturnType<typeof writeGallery>>;

/** Writes one PNG per card, `cards.json` and `cards.csv`; with `withBacks` also one PNG per deck. */
export async function writePictures(
  folder: string,
  { chosen, input }: PictureJob,
  withBacks: boolean,
): Promise<WrittenFiles> {
  const { fronts, backs, icons, warnings } = drawPictures(input);
  const names = pictureNames(chosen);
  const rows = chosen.map((one, i) => ({
    file: names[i]!,
    back: withBacks ? backName(one.card.deck) : '',
    ...listedCard(one, input.lang ?? 'en'),
  }));
  const flat = rows.map((row) => ({
    ...row,
    title: row.title ?? '',
    energy: row.energy.join(' '),
    hands: row.hands.map(({ name, active }) => (active ? `${name}*` : name)).join(' '),
    impact: row.impact ? 'yes' : 'no',
  }));
  const pictures = [
    ...fronts.map((svg, i) => [names[i]!, svg] as const),
    ...(withBacks ? [...backs].map(([deck, svg]) => [backName(deck), svg] as const) : []),
  ];
  const files = pictures.map(async ([name, svg]) => [name, await encodePng(svg, input.dpi)] as const);
  await writeFolder(folder, pictureMetadata(input, creditLine(icons)), [
    ...(await Promise.all(files)),
    ['cards.json', asJson(rows)],
    ['cards.csv', asCsv(flat)],
  ]);
  return { file: folder, pages: pictures.length, warnings };
}

export const backName = (deck: Deck) => `back-${deck}.png`;
export const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
export function pictureMetadata({ setTitle, version, cards, words }: PictureJob['input'], credits: string) {
  const artists = artistLine(cards, words.art);
  return { title: setTitle, version, credits, ...(artists && { artists }) };
}

/** Names like `SET-007.png`, which sort by set and number. All of them are unique. */
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

/** Writes a page for browsing all cards, as a single file. */
export async function writeGallery(file: string, { chosen, input }: PictureJob) {
  const { fronts, icons, warnings } = drawPictures(input);
  const credits = creditLine(icons);
  const lang = input.lang ?? 'en';
  const { width, height } = pictureSize(input);
  const cards = await Promise.all(
    chosen.map(async (one, i) => ({
      ...listedCard(one, lang),
      picture: await encodePng(fronts[i]!, input.dpi),
    })),
  );
  writeWhole(
    file,
    await galleryPage({
      title: input.setTitle,
      words: input.words,
      lang,
      width,
      height,
      credits,
      artists: artistLine(input.cards, input.words.art),
      cards,
    }),
  );
  return { file, pages: 1, warnings };
}

/**
 * Rows as CSV with a header, for spreadsheets. No cell can become a formula: cells that look like one are escaped. Cells with any
 * kind of line end are quoted, so that no row can begin inside a cell.
 */
export function asCsv(rows: readonly object[]): string {
  return stringify([...rows], {
    header: true,
    escape_formulas: true,
    quoted_match: /[\r\n\u2028\u2029\u0085]/,
  });
}

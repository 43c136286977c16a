/** `--data` and `--report`: the tables of a run in a folder, and the page about them. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { creditLine, drawPictures, optional, PrintError } from '../../print/index.ts';
import { cardLabel, type SelectedPrintable, selectPrintables } from '../../program/index.ts';
import {
  type CatalogueRow,
  GAME_TABLES,
  openDatabase,
  VIEWS_FILE,
  viewsSql,
  writeTables,
} from '../../simulate/data/index.ts';
import type { RunResults, Simulation } from '../../simulate/index.ts';
import { type CardPictures, reportPage } from '../../simulate/report/index.ts';
import { temporaryFolderBeside } from '../files/place.ts';
import { usingFile } from '../files/system-errors.ts';
import { refuseUnwritable, writeWhole } from '../files/write.ts';
import { fillFolder, refuseOthers } from '../files/write-folder.ts';
import type { Compilation } from '../load/compile.ts';
import { iconFolders } from '../load/set-files.ts';
import { inLanguage } from '../load/translate.ts';
import { VERSION } from '../package.ts';
import { listedCard } from '../run/cards.ts';
import { printStderr } from '../terminal/output.ts';

/**
 * Opens the outputs before any game is played, so that a bad path wastes no games. Refuses paths that cannot be written, and
 * tables without a database.
 */
export async function openOutputs(options: {
  data?: string;
  report?: string;
  resume?: string;
  merge?: readonly string[];
}) {
  const { data, report, resume, merge } = options;
  if (data !== undefined) refuseOthers(data);
  if (report !== undefined) refuseUnwritable(report);
  // On the same disk, which has space for the output.
  const beside = (folder: string) =>
    usingFile(folder, 'written', () => temporaryFolderBeside(resolve(folder)));
  const temporary = data === undefined ? undefined : beside(data);
  const close = () => temporary?.remove();
  try {
    if (temporary) (await openDatabase(temporary.path)).close();
  } catch (error) {
    close();
    throw error;
  }
  const games: readonly string[] = temporary
    ? (merge ?? [resume ?? join(temporary.path, 'games.ndjson')])
    : [];
  /**
   * Writes each output completely or not at all.
   * @throws UserError with the reason if one cannot be written
   */
  const write = async (results: RunResults, compiled: Compilation, inherited: boolean) => {
    // Translated only for display: the games use the original card names.
    const { result: checked } = await inLanguage('en', compiled);
    const [set] = checked.sets;
    const title = set.program.title || set.program.id || 'an unnamed set';
    const { run } = results.match;
    const about = new Set(run.subject.cards.map((card) => run.tables.cards[card].number));
    const chosen = selectPrintables([set], inherited).filter(({ card }) => about.has(card.number));
    if (data !== undefined && temporary)
      await fillFolder(data, { title, version: VERSION, credits: '' }, (folder) =>
        fillTables(folder, run, temporary.path, games, chosen),
      );
    if (report === undefined) return;
    const pictures = await picturesOf(checked, chosen);
    writeWhole(report, await reportPage({ ...results, ...pictures, title, version: VERSION }));
  };
  return {
    /** The files with the games; empty if no tables are written. */
    games,
    write,
    /** Removes the temporary folder. */
    close,
  };
}

/** Dots per inch of pictures of cards: enough to read an enlarged card, but few enough that one page can contain a whole box. */
const RESOLUTION_DPI = 100;
const QUALITY = 55;

/** Pictures of the cards as WebP. Without the library that encodes them, says so on standard error. */
async function picturesOf(checked: Compilation, chosen: readonly SelectedPrintable[]): Promise<CardPictures> {
  const sharp = await optional(import('sharp')).catch((error: unknown) => {
    if (!(error instanceof PrintError)) throw error;
    printStderr(`The report has no pictures of cards. ${error.message}`);
  });
  if (!sharp) return { pictures: new Map(), credits: '' };
  const { fronts, icons } = drawPictures({
    cards: chosen.map(({ card }) => card),
    words: checked.sets[0].words,
    iconFolders: iconFolders(checked),
    card: 63,
    bleed: 0,
    dpi: RESOLUTION_DPI,
    allowOverflow: true,
  });
  const pictures = fronts.map(async (svg, at) => {
    const webp = await sharp.default(Buffer.from(svg)).webp({ quality: QUALITY, effort: 4 }).toBuffer();
    const { number, title, text } = listedCard(chosen[at], 'en');
    const picture = `data:image/webp;base64,${webp.toString('base64')}`;
    return [number, { picture, alt: `${cardLabel({ number, title })}: ${text}` }] as const;
  });
  return { pictures: new Map(await Promise.all(pictures)), credits: creditLine(icons) };
}

async function fillTables(
  folder: string,
  run: Simulation,
  temporary: string,
  games: readonly string[],
  chosen: readonly SelectedPrintable[],
): Promise<string[]> {
  const catalogue = join(temporary, 'catalogue.ndjson');
  writeFileSync(catalogue, chosen.map((one) => `${JSON.stringify(catalogueRow(run, one))}\n`).join(''));
  const about = { ecos: VERSION, ...run.options };
  await writeTables({ lines: games, catalogue, folder, temporary, about });
  writeFileSync(join(folder, VIEWS_FILE), viewsSql());
  return [...Object.keys(GAME_TABLES).map((name) => `${name}.parquet`), VIEWS_FILE];
}

function catalogueRow({ tables, effects }: Simulation, one: SelectedPrintable): CatalogueRow {
  const { number, kind, title, deck, energy, leaves, hands, text } = listedCard(one, 'en');
  const steps = effects[tables.cardOf[number]].flatMap((effect) => effect.steps.map(({ op }) => op));
  const common = { card: number, kind, title, deck, leaves, steps, text };
  return { ...common, energy: energy.length, hands: hands.map(({ name }) => name) };
}

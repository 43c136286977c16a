/** `--data` and `--report`: the tables of a run in a folder, and the page about them. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { printablesOf, type SelectedPrintable } from '../../program/index.ts';
import {
  type CatalogueRow,
  openDatabase,
  TABLES,
  VIEWS_FILE,
  viewsSql,
  writeTables,
} from '../../simulate/data/index.ts';
import type { Match, RunResults, Simulation } from '../../simulate/index.ts';
import { type CardPictures, reportPage } from '../../simulate/report/index.ts';
import { temporaryFolderBeside } from '../files/place.ts';
import { usingFile } from '../files/system-errors.ts';
import { refuseUnwritable, writeWhole } from '../files/write.ts';
import { fillFolder, refuseOthers } from '../files/write-folder.ts';
import type { Compilation } from '../load/compile.ts';
import { iconFolders } from '../load/set-files.ts';
import { VERSION } from '../package.ts';
import { listedCard } from '../run/cards.ts';
import { printStderr } from '../terminal/output.ts';
import { cardPictures } from './card-pictures.ts';

/** The files and folders of a run that writes tables. */
export interface OutputPaths {
  report: string | undefined;
  data?: DataPaths;
  /** Removes the temporary folder. */
  close(): void;
}

/** Where tables go, and where they come from. */
interface DataPaths {
  folder: string;
  temporary: string;
  /** The files with the games. */
  games: readonly string[];
}

/**
 * Opens the outputs before any game is played, so that a bad path wastes no games. Refuses paths that cannot be written, and
 * tables without a database.
 */
export async function openOutputs(options: {
  data?: string;
  report?: string;
  resume?: string;
  merge?: readonly string[];
}): Promise<OutputPaths> {
  const { data, report, resume, merge } = options;
  if (data !== undefined) refuseOthers(data);
  if (report !== undefined) refuseUnwritable(report);
  if (data === undefined) return { report, close: () => undefined };
  // On the same disk, which has space for the output.
  const beside = () => temporaryFolderBeside(resolve(data));
  const { path: temporary, remove: close } = usingFile(data, 'written', beside);
  try {
    (await openDatabase(temporary)).close();
    const games = merge ?? [resume ?? join(temporary, 'games.ndjson')];
    return { report, data: { folder: data, temporary, games }, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** The input of tables and reports. */
export interface OutputInput extends RunResults {
  match: Match;
  /** The compilation of the set alone. */
  checked: Compilation;
  inherited: boolean;
  paths: OutputPaths;
}

/** Writes the requested outputs, each completely or not at all. Throws a `UserError` with the reason if one cannot be written. */
export async function writeOutputs(input: OutputInput): Promise<void> {
  const { checked, inherited, match, paths } = input;
  const { data, report } = paths;
  const [set] = checked.sets;
  const title = set.program.title || set.program.id || 'an unnamed set';
  const { subject, tables } = match.run;
  const about = new Set(subject.cards.map((card) => tables.cards[card].number));
  const chosen = printablesOf([set], inherited).filter(({ card }) => about.has(card.number));
  if (data)
    await fillFolder(data.folder, { title, version: VERSION, credits: '' }, (folder) =>
      fillTables(folder, match.run, data, chosen),
    );
  if (report === undefined) return;
  const page = await reportPage({
    ...input,
    ...(await picturesOf(checked, chosen)),
    title,
    version: VERSION,
  });
  writeWhole(report, page);
}

/** Pictures of the cards. If none can be drawn, prints the reason on standard error. */
async function picturesOf(checked: Compilation, chosen: readonly SelectedPrintable[]): Promise<CardPictures> {
  const drawn = await cardPictures(checked.sets[0], chosen, iconFolders(checked));
  if (!('problem' in drawn)) return drawn;
  printStderr(`The report has no pictures of cards: ${drawn.problem}`);
  return { pictures: new Map(), credits: '' };
}

async function fillTables(
  folder: string,
  run: Simulation,
  { temporary, games }: DataPaths,
  chosen: readonly SelectedPrintable[],
): Promise<string[]> {
  const catalogue = join(temporary, 'catalogue.ndjson');
  writeFileSync(catalogue, chosen.map((one) => `${JSON.stringify(catalogueRow(run, one))}\n`).join(''));
  const about = { ecos: VERSION, ...run.options };
  await writeTables({ lines: games, catalogue, folder, temporary, about });
  writeFileSync(join(folder, VIEWS_FILE), viewsSql());
  return [...Object.keys(TABLES).map((name) => `${name}.parquet`), VIEWS_FILE];
}

function catalogueRow({ tables, effects }: Simulation, one: SelectedPrintable): CatalogueRow {
  const { number, kind, title, deck, energy, leaves, hands, text } = listedCard(one, 'en');
  const steps = effects[tables.cardOf[number]].flatMap((effect) => effect.steps.map(({ op }) => op));
  const common = { card: number, kind, title, deck, leaves, steps, text };
  return { ...common, energy: energy.length, hands: hands.map(({ name }) => name) };
}

/** `--data` and `--report`: the tables of a run in a folder, and the page about them. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { printablesOf, type SelectedPrintable } from '../../program/index.ts';
import { UserError } from '../../program/messages/index.ts';
import {
  type CatalogueRow,
  openDatabase,
  openTables,
  TABLES,
  VIEWS_FILE,
  viewsSql,
  writeTables,
} from '../../simulate/data/index.ts';
import type { Compared, Further, Match, Simulation } from '../../simulate/index.ts';
import { type CardPictures, type People, reportPage } from '../../simulate/report/index.ts';
import { refuseCardFile } from '../files/card-file.ts';
import { codeOf, reasonOf, usingFile } from '../files/system-errors.ts';
import { temporaryFolderBeside } from '../files/temporary-folder.ts';
import { refuseUnwritable, writeWhole } from '../files/write.ts';
import { fillFolder, refuseOthers } from '../files/write-folder.ts';
import type { Compilation } from '../load/compilation.ts';
import { iconFolders } from '../load/set-folders.ts';
import { VERSION } from '../package.ts';
import { listedCard } from '../run/listed-card.ts';
import { printStderr } from '../terminal/output.ts';
import { cardPictures } from './card-pictures.ts';

/** The files and folders of a run that writes tables. */
export interface OutputPaths {
  data: string | undefined;
  report: string | undefined;
  /** A temporary folder. */
  temporary: string;
  /** The file with the games. */
  games: string;
  /** Removes the temporary folder. */
  close(): void;
}

/**
 * Opens the outputs before any game is played, so that a bad path wastes no games; undefined if no tables are needed. Refuses
 * paths that cannot be written, and a missing database.
 */
export async function openOutputs(options: {
  data?: string;
  report?: string;
  resume?: string;
}): Promise<OutputPaths | undefined> {
  const { data, report, resume } = options;
  const first = data ?? report;
  if (first === undefined) return undefined;
  if (data !== undefined) refuseOthers(data);
  if (report !== undefined) {
    refuseCardFile('--report', report, 'an HTML page');
    refuseUnwritable(report);
  }
  // On the same disk, which has space for the output.
  const beside = () => temporaryFolderBeside(resolve(first));
  const { path: temporary, remove: close } = usingFile(first, 'written', beside);
  try {
    (await openDatabase(temporary)).close();
    return { data, report, temporary, games: resume ?? join(temporary, 'games.ndjson'), close };
  } catch (error) {
    close();
    throw error;
  }
}

/** The input of tables and reports. */
export interface OutputInput {
  match: Match;
  /** The differences, if two versions were played. */
  compared: Compared | null;
  /** The results of additional games. */
  more: Further;
  /** Statistics of people's games with the cards, for the report. */
  people: People | null;
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
  const fill = (folder: string) => fillTables(folder, match.run, paths, chosen);
  if (data !== undefined) await fillFolder(data, { title, version: VERSION, credits: '' }, fill);
  if (report === undefined) return;
  let page: string;
  try {
    if (data === undefined) await fill(paths.temporary);
    page = await pageOf(input, title, chosen);
  } catch (error) {
    // Any other error is a bug.
    if (!(error instanceof UserError) && codeOf(error) === undefined) throw error;
    throw new UserError(`${report} cannot be written: ${reasonOf(error)}`);
  }
  writeWhole(report, page);
}

async function pageOf(
  input: OutputInput,
  title: string,
  chosen: readonly SelectedPrintable[],
): Promise<string> {
  const { data, temporary } = input.paths;
  const database = await openTables(resolve(data ?? temporary), temporary);
  try {
    const drawn = picturesOf(input.checked, chosen);
    return await reportPage({ ...input, database, title, version: VERSION, drawn });
  } finally {
    database.close();
  }
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
  { temporary, games }: OutputPaths,
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

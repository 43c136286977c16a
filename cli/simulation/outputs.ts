/** `--data` and `--report`: the tables of a run in a folder, and the page about them. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CompiledSet } from '../../compiler/index.ts';
import type { Tables } from '../../runtime/index.ts';
import {
  type CatalogueRow,
  type Database,
  openTables,
  TABLES,
  VIEWS_FILE,
  viewsSql,
  writeTables,
} from '../../simulate/data/index.ts';
import type { Compared, Simulation } from '../../simulate/index.ts';
import { type Drawn, reportPage } from '../../simulate/report/index.ts';
import { writeWhole } from '../files/write.ts';
import { fillFolder } from '../files/write-folder.ts';
import type { Compilation } from '../load/compilation.ts';
import { iconFolders } from '../load/set-folders.ts';
import { cardRow } from '../run/card-row.ts';
import { printablesOf, type SelectedPrintable } from '../run/selection.ts';
import { printStderr } from '../terminal/output.ts';
import { VERSION } from '../version.ts';
import { cardPictures } from './card-pictures.ts';
import type { Places } from './output-paths.ts';
import { withReason } from './with-reason.ts';

/** What is to be written, and of what. */
export interface Wanted {
  run: Simulation;
  /** What the other version of the set did, if there is one. */
  compared: Compared | null;
  /** Tables of that version. */
  before: Tables | null;
  /** The set, alone. */
  checked: Compilation;
  inherited: boolean;
  places: Places;
  /** The file with a line for each game. */
  lines: string;
}

/** Writes what is wanted, each whole or not at all. Refuses, with the reason, what cannot be written. */
export async function writeWanted(wanted: Wanted): Promise<void> {
  const { run, checked, inherited, places } = wanted;
  const { temporary, data, report } = places;
  const [set] = checked.sets;
  const about = new Set(run.subject.cards.map((card) => run.tables.cards[card].number));
  const chosen = printablesOf([set], inherited).filter(({ card }) => about.has(card.number));
  const fill = (folder: string) => tablesInto(folder, wanted, chosen);
  if (data !== undefined) {
    const contents = { title: titleOf(set), version: VERSION, credits: '' };
    await fillFolder(data, contents, (folder) => withReason(fill(folder)));
  }
  if (report === undefined) return;
  const folder = data ?? temporary;
  if (data === undefined) await withReason(fill(folder), report);
  const database = await withReason(openTables(resolve(folder), temporary), report);
  try {
    writeWhole(report, await pageOf(wanted, database, chosen, report));
  } finally {
    database.close();
  }
}

async function pageOf(
  { run, compared, before, checked }: Wanted,
  database: Database,
  chosen: readonly SelectedPrintable[],
  report: string,
): Promise<string> {
  const [set] = checked.sets;
  const title = titleOf(set);
  const drawn = drawnCards(checked, chosen);
  return withReason(reportPage({ run, compared, before, database, title, version: VERSION, drawn }), report);
}

/** Pictures of the cards; none, which is told, where nothing draws them. */
async function drawnCards(checked: Compilation, chosen: readonly SelectedPrintable[]): Promise<Drawn> {
  const drawn = await cardPictures(checked.sets[0], chosen, iconFolders(checked));
  if (!('problem' in drawn)) return drawn;
  printStderr(`The report has no pictures of cards: ${drawn.problem}`);
  return { pictures: new Map(), credits: '' };
}

const titleOf = ({ program: { title, id } }: CompiledSet): string => title || id || 'an unnamed set';

async function tablesInto(
  folder: string,
  { run, lines, places: { temporary } }: Wanted,
  chosen: readonly SelectedPrintable[],
): Promise<string[]> {
  const catalogue = join(temporary, 'catalogue.ndjson');
  writeFileSync(catalogue, chosen.map((one) => `${JSON.stringify(catalogueRow(run, one))}\n`).join(''));
  const about = { ecos: VERSION, ...run.options };
  await writeTables({ lines, catalogue, folder, temporary, about });
  writeFileSync(join(folder, VIEWS_FILE), viewsSql());
  return [...Object.keys(TABLES).map((name) => `${name}.parquet`), VIEWS_FILE];
}

function catalogueRow({ tables, effects }: Simulation, one: SelectedPrintable): CatalogueRow {
  const { number, kind, title, deck, energy, leaves, hands, text } = cardRow(one, 'en');
  const steps = effects[tables.cardOf[number]].flatMap((effect) => effect.steps.map(({ op }) => op));
  const common = { card: number, kind, title, deck, leaves, steps, text };
  return { ...common, energy: energy.length, hands: hands.map(({ name }) => name) };
}

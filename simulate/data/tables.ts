/** Writes the tables of a run as Parquet files, and opens them to be asked. */
import { join } from 'node:path';
import {
  CARD_COLUMNS,
  CATALOGUE_COLUMNS,
  type Column,
  GAME_COLUMNS,
  TABLES,
  type TableName,
} from './columns.ts';
import { type Database, openDatabase } from './duckdb.ts';
import { quoted, viewsSql } from './views.ts';

/** A row of `catalogue`. */
export interface CatalogueRow {
  card: number;
  kind: 'card' | 'feature';
  title: string | null;
  deck: string;
  energy: number;
  leaves: number;
  hands: string[];
  steps: string[];
  text: string;
}

/** What the tables are made of. */
export interface TablesInput {
  /** The file with the line of every game (`row.ts`), in any order. */
  lines: string;
  /** The file with a line of JSON for each card (`CatalogueRow`). */
  catalogue: string;
  /** The folder the tables are written into, which is there. */
  folder: string;
  /** A folder for temporary files. */
  temporary: string;
  /** What run it was, as said in the files. */
  about: Record<string, unknown>;
}

/** Columns of `cards` that are lists in the line of a game; the others are the same for all cards of a game. */
const OF_GAME: Record<string, string> = { game: 'game', dealt: "start = 'dealt'" };

/**
 * Writes `games.parquet`, `cards.parquet` and `catalogue.parquet`, sorted, so that the same games give the same tables.
 * @throws UserError with the reason when they cannot be written, or there is no DuckDB
 */
export async function writeTables({
  lines,
  catalogue,
  folder,
  temporary,
  about,
}: TablesInput): Promise<void> {
  const database = await openDatabase(temporary);
  try {
    const own = CARD_COLUMNS.filter(({ name }) => !(name in OF_GAME));
    const lists = own.map(({ name, type }) => `${name} ${type}[]`).join(', ');
    const games = source(lines, [...GAME_COLUMNS, { name: 'cards', type: `STRUCT(${lists})`, says: '' }]);
    const cards = CARD_COLUMNS.map(({ name }) => `${OF_GAME[name] ?? `unnest(cards.${name})`} AS ${name}`);
    const asked: [TableName, readonly Column[], string][] = [
      ['games', GAME_COLUMNS, `SELECT * EXCLUDE (cards) FROM ${games} ORDER BY game`],
      ['cards', CARD_COLUMNS, `SELECT ${cards.join(', ')} FROM ${games} ORDER BY game, card`],
      ['catalogue', CATALOGUE_COLUMNS, `SELECT * FROM ${source(catalogue, CATALOGUE_COLUMNS)} ORDER BY card`],
    ];
    for (const [name, columns, sql] of asked) {
      const says = Object.fromEntries(columns.map((column) => [column.name, column.says]));
      const notes = `{run: ${quoted(JSON.stringify(about))}, columns: ${quoted(JSON.stringify(says))}}`;
      const file = quoted(join(folder, `${name}.parquet`));
      await database.run(`COPY (${sql}) TO ${file} (FORMAT parquet, COMPRESSION zstd, KV_METADATA ${notes})`);
    }
  } finally {
    database.close();
  }
}

/** Lines of JSON as rows with these columns. */
function source(file: string, columns: readonly Column[]): string {
  const types = columns.map(({ name, type }) => `${name}: ${quoted(type)}`).join(', ');
  return `read_json(${quoted(file)}, format = 'newline_delimited', columns = {${types}})`;
}

/** Questions may come from anywhere: they reach the tables and no other file. */
function onlyThese(folder: string): string {
  const files = Object.keys(TABLES).map((name) => quoted(`${folder}/${name}.parquet`));
  return `SET allowed_paths = [${files.join(', ')}]; SET enable_external_access = false; SET lock_configuration = true;`;
}

/**
 * Opens the tables in a folder; they are known by their names, with the words of `views.ts`.
 * @param temporary a folder for temporary files
 * @throws UserError where they are not there, or there is no DuckDB
 */
export async function openTables(folder: string, temporary: string): Promise<Database> {
  const database = await openDatabase(temporary);
  try {
    await database.run(viewsSql(`${folder}/`));
    await database.run(onlyThese(folder));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

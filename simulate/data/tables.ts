/** Writes the tables of a run as Parquet files, and opens them for queries. */
import { join } from 'node:path';
import { type DataColumn, GAME_TABLES, type TableName } from './columns.ts';
import { type Database, openDatabase } from './duckdb.ts';
import { quoteSql, viewsSql } from './views.ts';

/** The input for writing tables. */
export interface TablesInput {
  /** The files with one line per game (`run/match.ts`), in any order. */
  lines: readonly string[];
  /** The file with a line of JSON for each card (`CatalogueRow`). */
  catalogue: string;
  /** The output folder, which must exist. */
  folder: string;
  /** A folder for temporary files. */
  temporary: string;
  /** Describes the run; stored in the files. */
  about: Record<string, unknown>;
}

/** Columns of `cards` that are the same for all cards of a game, or can be derived from another column. */
const FORMULAS: Record<string, string> = { game: 'game', dealt: "start = 'dealt'", won: 'won[seat + 1]' };

/**
 * Writes `games.parquet`, `cards.parquet` and `catalogue.parquet`, sorted, so that the same games give the same tables.
 * @throws UserError if the tables cannot be written or DuckDB is missing
 */
export async function writeTables(input: TablesInput): Promise<void> {
  const { lines, catalogue, folder, temporary, about } = input;
  const own = GAME_TABLES.cards.filter(({ name }) => !(name in FORMULAS));
  const cards = typesOf(own.map((column) => ({ ...column, type: `${column.type}[]` })));
  const { game, ...row } = typesOf(GAME_TABLES.games);
  const types = { game, row: structOf({ ...row, cards: structOf(cards) }) };
  // Lines about anything but a game, and games that broke off, have no row.
  const games = `(SELECT game, row.* FROM ${source(lines, types)} WHERE row IS NOT NULL)`;
  const unnested = own.map(({ name }) => `unnest(cards.${name}) AS ${name}`);
  const columns = GAME_TABLES.cards.map(({ name }) => `${FORMULAS[name] ?? name} AS ${name}`);
  const selected: Record<TableName, string> = {
    games: `SELECT * EXCLUDE (cards) FROM ${games} ORDER BY game`,
    cards: `SELECT ${columns.join(', ')} FROM (SELECT game, start, won, ${unnested.join(', ')} FROM ${games}) ORDER BY game, card`,
    catalogue: `SELECT * FROM ${source([catalogue], typesOf(GAME_TABLES.catalogue))} ORDER BY card`,
  };
  await writeSelected(selected, GAME_TABLES, { folder, temporary, about });
}

/** Tables by name: the file of each is `NAME.parquet`. */
export type DataTables = Readonly<Record<string, readonly DataColumn[]>>;

/** The input for writing tables of plain rows. */
export interface RowsInput extends Pick<TablesInput, 'folder' | 'temporary' | 'about'> {
  tables: DataTables;
  /** The file of each table, with one JSON line per row, in order. */
  lines: Readonly<Record<string, string>>;
}

/**
 * Writes tables from existing rows.
 * @returns the names of the files
 * @throws UserError like `writeTables`
 */
export async function writeRows({ tables, lines, ...where }: RowsInput): Promise<string[]> {
  const selected = Object.entries(tables).map(
    ([name, columns]) => [name, `SELECT * FROM ${source([lines[name]!], typesOf(columns))}`] as const,
  );
  await writeSelected(Object.fromEntries(selected), tables, where);
  return Object.keys(tables).map((name) => `${name}.parquet`);
}

async function writeSelected(
  selected: Readonly<Record<string, string>>,
  tables: DataTables,
  { folder, temporary, about }: Pick<TablesInput, 'folder' | 'temporary' | 'about'>,
): Promise<void> {
  const database = await openDatabase(temporary);
  try {
    for (const [name, sql] of Object.entries(selected)) {
      const columns = Object.fromEntries(
        (tables[name] ?? []).map((column) => [column.name, column.description]),
      );
      const notes = `{run: ${quoteSql(JSON.stringify(about))}, columns: ${quoteSql(JSON.stringify(columns))}}`;
      const file = quoteSql(join(folder, `${name}.parquet`));
      await database.run(`COPY (${sql}) TO ${file} (FORMAT parquet, COMPRESSION zstd, KV_METADATA ${notes})`);
    }
  } finally {
    database.close();
  }
}

const typesOf = (columns: readonly DataColumn[]): Record<string, string> =>
  Object.fromEntries(columns.map(({ name, type }) => [name, type]));

const structOf = (types: Record<string, string>): string =>
  `STRUCT(${Object.entries(types)
    .map((column) => column.join(' '))
    .join(', ')})`;

/** Reads JSON lines as rows with these column types, and ignores other properties. */
function source(files: readonly string[], types: Record<string, string>): string {
  const columns = Object.entries(types).map(([name, type]) => `${quoteSql(name)}: ${quoteSql(type)}`);
  return `read_json([${files.map(quoteSql).join(', ')}], format = 'newline_delimited', columns = {${columns.join(', ')}})`;
}

/**
 * Opens the tables in a folder under their names, with the functions of `views.ts`.
 * @param temporary a folder for temporary files
 * @param tables the tables to open; by default those of a run
 * @throws UserError if a table or DuckDB is missing
 */
export async function openTables(
  folder: string,
  temporary: string,
  tables: DataTables = GAME_TABLES,
): Promise<Database> {
  const database = await openDatabase(temporary);
  try {
    await database.run(viewsSql(`${folder}/`, tables));
    // Queries may come from untrusted sources.
    const files = Object.keys(tables).map((name) => quoteSql(`${folder}/${name}.parquet`));
    await database.run(
      `SET allowed_paths = [${files.join(', ')}]; SET enable_external_access = false; SET lock_configuration = true;`,
    );
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Opens databases of DuckDB, an optional package that is loaded on demand, and reads the answers to queries chunk by chunk, as
 * JSON-compatible data of limited size.
 */
import { createRequire } from 'node:module';
import type {
  DuckDBConnection,
  DuckDBResult,
  DuckDBValueConverter,
  DuckDBVector,
  Json,
} from '@duckdb/node-api';
import { UserError } from '../../runtime/index.ts';

/** DuckDB's module, which is loaded on demand. */
type DuckDB = typeof import('@duckdb/node-api');

/** The limits of an answer: rows, and characters of all values together. Each value counts at least `LETTERS_PER_VALUE` characters. */
const MOST_ROWS = 100_000;
const MOST_LETTERS = 2 ** 26;
const LETTERS_PER_VALUE = 8;

/** Matches the contents of an empty query: whitespace, comments and semicolons. */
const NO_SQL = /[\s;]+|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;

/** The memory limit. Data beyond it spills to the folder for temporary files. */
const MEMORY_LIMIT = '1GB';

/**
 * Opens an in-memory database with one connection.
 * @param temporary a folder for data that does not fit into memory
 * @throws UserError if DuckDB is not installed; the message explains how to install it
 */
export async function openDatabase(temporary: string) {
  const duckdb = await load();
  const instance = await duckdb.DuckDBInstance.create(':memory:', {
    memory_limit: MEMORY_LIMIT,
    temp_directory: temporary,
    // Extensions are never downloaded.
    autoinstall_known_extensions: 'false',
  });
  const connection = await instance.connect();
  return {
    /** Runs a statement. Throws `UserError` with the reason if it fails. */
    run: async (sql: string) => {
      await asking(connection, (one) => one.run(sql));
    },
    /** The answer to a user's query, as JSON-compatible data. Throws `UserError` like `run`, and if the answer is too long. */
    answer: (sql: string) => asking(connection, (one) => runQuery(duckdb, one, sql)),
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

export type Database = Awaited<ReturnType<typeof openDatabase>>;

async function load(): Promise<DuckDB> {
  try {
    return await import('@duckdb/node-api');
  } catch (error) {
    const { peerDependencies } = createRequire(import.meta.url)('../../package.json');
    const version = peerDependencies['@duckdb/node-api'];
    const why = error instanceof Error ? error.message.replace(/\n[\s\S]*/, '') : String(error);
    throw new UserError(
      `tables and reports need DuckDB, which is not installed or does not run here: npm install @duckdb/node-api@${version} (${why})`,
    );
  }
}

/** Calls the database, and turns its errors into a one-line `UserError`. */
async function asking<T>(
  connection: DuckDBConnection,
  ask: (connection: DuckDBConnection) => Promise<T>,
): Promise<T> {
  try {
    return await ask(connection);
  } catch (error) {
    if (error instanceof UserError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new UserError(/no space left/i.test(message) ? 'the disk is full' : inOneLine(message));
  }
}

/** DuckDB's error message on one line, with its suggestion of a known name: "… Did you mean "games"?". */
function inOneLine(message: string): string {
  const [reason = '', advice = ''] = message.replace(/^Failed to extract statements: /, '').split(/\s*\n/);
  const known = /^(?:Did you mean|Candidate) /.test(advice) ? ` ${advice}` : '';
  return `${reason}${known}`.replace(/\.$/, '');
}

/**
 * Runs a query and reads the answer chunk by chunk.
 * @throws UserError if the query is empty or the answer is too long; and DuckDB's own errors
 */
async function runQuery(duckdb: DuckDB, connection: DuckDBConnection, sql: string) {
  if (sql.replace(NO_SQL, '') === '')
    throw new UserError('the query is empty: ask something, like SELECT count(*) FROM games');
  if ((await connection.extractStatements(sql)).count > 1)
    throw new UserError('there are several queries, and only one can be answered: leave out all but one');
  const result = await connection.stream(sql);
  return {
    /** The unique names of the columns. Later columns with the same name get the suffix `:1`, `:2` … */
    columns: result.deduplicatedColumnNames(),
    /**
     * The values, row by row. Whole numbers up to 2⁵³ are numbers, because JSON keeps those exactly. Larger ones are strings, as
     * are times and infinite numbers.
     */
    rows: await rowsOf(duckdb, result),
  };
}

async function rowsOf(duckdb: DuckDB, result: DuckDBResult): Promise<Json[][]> {
  let letters = 0;
  const count = (more: number) => {
    letters += more;
    if (letters > MOST_LETTERS) throw tooLong(`${MOST_LETTERS / 2 ** 20} MB`);
  };
  const convert = converter(duckdb, count);
  const rows: Json[][] = [];
  for await (const chunk of result) {
    if (rows.length + chunk.rowCount > MOST_ROWS) throw tooLong(`${MOST_ROWS} rows`);
    for (let column = 0; column < chunk.columnCount; column++)
      countItems(duckdb, chunk.getColumnVector(column), count);
    rows.push(...chunk.convertRows(convert));
  }
  return rows;
}

const tooLong = (most: string) =>
  new UserError(`the answer is longer than ${most}: ask for less, for example with LIMIT 1000`);

/** Counts the items of lists before they are created, because a single list may not fit into memory. */
function countItems(duckdb: DuckDB, vector: DuckDBVector, count: (more: number) => void): void {
  if (!(vector instanceof duckdb.DuckDBListVector)) return;
  for (let at = 0; at < vector.itemCount; at++) {
    const items = vector.getItemVector(at);
    if (!items) continue;
    count(LETTERS_PER_VALUE * items.itemCount);
    countItems(duckdb, items, count);
  }
}

/** Converts values to JSON-compatible data, and counts their size. */
function converter(
  { JsonDuckDBValueConverter, DuckDBDateValue, DuckDBDecimalValue }: DuckDB,
  count: (more: number) => void,
): DuckDBValueConverter<Json> {
  return (value, type, self) => {
    count(LETTERS_PER_VALUE);
    if (typeof value === 'bigint') {
      const near = Number(value);
      return Number.isSafeInteger(near) ? near : `${value}`;
    }
    if (value instanceof DuckDBDecimalValue) return value.toDouble();
    if (value instanceof DuckDBDateValue && !value.isFinite) return value.days > 0 ? 'infinity' : '-infinity';
    const json = JsonDuckDBValueConverter(value, type, self);
    if (typeof json === 'string') count(json.length);
    return json;
  };
}

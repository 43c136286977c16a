/** Answers a user's query with JSON-compatible data of limited size. */
import type {
  DuckDBConnection,
  DuckDBResult,
  DuckDBValueConverter,
  DuckDBVector,
  Json,
} from '@duckdb/node-api';
import { UserError } from '../../runtime/index.ts';

/** DuckDB's module, which is loaded on demand. */
export type DuckDB = typeof import('@duckdb/node-api');

/** The limits of an answer: rows, and characters of all values together. Each value counts at least `LETTERS_PER_VALUE` characters. */
const MOST_ROWS = 100_000;
const MOST_LETTERS = 2 ** 26;
const LETTERS_PER_VALUE = 8;

/** Matches the contents of an empty query: whitespace, comments and semicolons. */
const NO_SQL = /[\s;]+|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;

/**
 * Runs a query and reads the answer chunk by chunk.
 * @throws UserError if the query is empty or the answer is too long; and DuckDB's own errors
 */
export async function runQuery(duckdb: DuckDB, connection: DuckDBConnection, sql: string) {
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
  for (
    let chunk = await result.fetchChunk();
    chunk && chunk.rowCount > 0;
    chunk = await result.fetchChunk()
  ) {
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

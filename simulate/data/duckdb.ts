/** Reads and writes the tables with DuckDB, an optional package that is loaded on demand. */
import { createRequire } from 'node:module';
import type { DuckDBConnection } from '@duckdb/node-api';
import { UserError } from '../../runtime/index.ts';
import { type DuckDB, runQuery } from './answer.ts';

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
    const { optionalDependencies } = createRequire(import.meta.url)('../../package.json');
    const version = optionalDependencies['@duckdb/node-api'];
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

/** `ecos query`: answers SQL queries on the tables of simulated games. */
import { join, resolve } from 'node:path';
import { UserError } from '../../program/messages/index.ts';
import { type DataTables, GAME_TABLES, openTables } from '../../simulate/data/index.ts';
import { systemTemporaryFolder } from '../files/place.ts';
import { pathStats } from '../files/system-errors.ts';
import PLAYTEST_TABLES from '../playtest/columns.json' with { type: 'json' };
import { defineCommand } from '../terminal/command.ts';
import { printStderr } from '../terminal/output.ts';
import { endBy } from '../terminal/signals.ts';
import { table } from '../terminal/table.ts';

/** `ecos query DIR SQL`: queries the tables that `ecos simulate --data` wrote. */
export const define = defineCommand({
  arguments: [
    ['<folder>', 'a folder written by ecos simulate --data or ecos playtest --data'],
    [
      '<sql>',
      `a query over the tables ${Object.keys(GAME_TABLES).join(', ')}, and the view seats; for playtests over ${Object.keys(PLAYTEST_TABLES).join(', ')}`,
    ],
  ],
  options: {},
  examples: 'ecos query games "SELECT bot, avg(won) FROM seats GROUP BY bot"',
  async run([folder, sql]) {
    const tables = tablesIn(folder);
    const temporary = systemTemporaryFolder('ecos-query');
    const watch = setInterval(endIfTooLarge, WATCH_MS);
    try {
      const database = await openTables(resolve(folder), temporary.path, tables);
      try {
        const { columns, rows } = await database.answer(sql);
        const byName = (row: readonly unknown[]) =>
          Object.fromEntries(columns.map((name, at) => [name, row[at]]));
        const cells = rows.map((row) => row.map(shown));
        return { json: { columns, rows: rows.map(byName) }, text: table(columns, cells) };
      } finally {
        database.close();
      }
    } finally {
      clearInterval(watch);
      temporary.remove();
    }
  },
});

/** The most memory that a query may use, in bytes. DuckDB's own limit counts neither long texts nor long lists. */
const MOST_MEMORY = 2 ** 31;
const WATCH_MS = 50;

/** Ends the command by a signal, because DuckDB cannot be interrupted while it makes a single value. */
function endIfTooLarge(): void {
  if (process.memoryUsage.rss() <= MOST_MEMORY) return;
  printStderr('ecos: the query needs more than 2 GB of memory: ask for less.');
  endBy('SIGTERM');
}

/** The tables in a folder: of a simulation, or of playtests. */
function tablesIn(folder: string): DataTables {
  const missing = (tables: DataTables) =>
    Object.keys(tables)
      .map((name) => join(folder, `${name}.parquet`))
      .find((file) => !pathStats(file, 'read')?.isFile());
  const [found] = [GAME_TABLES, PLAYTEST_TABLES].filter((tables) => missing(tables) === undefined);
  if (found) return found;
  throw new UserError(
    `${missing(GAME_TABLES)} is missing. Name a folder written by ecos simulate --data or ecos playtest --data.`,
  );
}

/** Formats a value for people: at most four decimal places, on one line. */
function shown(value: unknown): string {
  if (typeof value === 'number' && !Number.isInteger(value)) return `${Math.round(value * 10_000) / 10_000}`;
  if (typeof value !== 'string') return value === null ? '' : JSON.stringify(value);
  return value.replace(/\s*\n\s*/g, ' ');
}

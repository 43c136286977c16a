/** Public interface of `simulate/data`: tables of games, as files and for SQL queries. */
export { type CatalogueRow, GAME_TABLES } from './columns.ts';
export { openDatabase } from './duckdb.ts';
export { type DataTables, openTables, writeRows, writeTables } from './tables.ts';
export { VIEWS_FILE, viewsSql } from './views.ts';

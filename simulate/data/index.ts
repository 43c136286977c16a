/** The door of `simulate/data`: tables of games, as files and for questions in SQL. */
export { type Column, TABLES } from './columns.ts';
export { type Database, openDatabase } from './duckdb.ts';
export { type CatalogueRow, openTables, type Tables, writeRows, writeTables } from './tables.ts';
export { VIEWS_FILE, viewsSql } from './views.ts';

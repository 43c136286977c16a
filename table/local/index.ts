/** The entry of `table/local/`: a table at one screen. */
export { LocalTable } from './local-table.ts';

/** The entry of `table/drawn/`: pictures of a table, for web workers. */
export { TablePictures } from './pictures.ts';

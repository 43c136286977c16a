/** The door of `table/drawn/`: pictures of a table, for the workers of pages. */
export { TablePictures } from './pictures.ts';

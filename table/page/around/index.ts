/** The door of `table/page/around/`: what pages around a table, and the studio's, have in common. */
export { keepFocus } from './kept-focus.ts';
export { within } from './words.ts';

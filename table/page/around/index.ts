/** The entry of `table/page/around/`: what the pages around a table share with the studio. */
export { fieldValue, submits } from './forms.ts';
export { keepFocus } from './kept-focus.ts';
export { type NewGame, withSeats } from './new-game.ts';
export { newGameFields } from './new-game-form.ts';
export { count, counted, within } from './words.ts';

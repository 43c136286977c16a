/** The entry of `table/page/around/`: what the pages around a table share with the studio. */
export { capitalize } from '../../../program/messages/index.ts';
export { Button, type ChoiceProps, makeSigns, QuotedText, Segments, Select } from './controls.tsx';
export { Fan, pictureUrl } from './fan.tsx';
export { submits } from './forms.ts';
export { keepFocus } from './kept-focus.ts';
export { type NewGame, withSeats } from './new-game.ts';
export { NewGameFields } from './new-game-form.tsx';
export { drawPng, PictureButtons } from './picture-buttons.tsx';
export { saveFile } from './save-file.ts';
export { count, errorReason, pluralize } from './words.ts';

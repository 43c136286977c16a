/** The entry of `studio/worker/`: what the command asks about texts, too. */
export { declaredCards } from './cards/cards.ts';
export { linkedTexts } from './cards/linked-texts.ts';
export { openTexts } from './workspace.ts';

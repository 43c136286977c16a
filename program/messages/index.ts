/**
 * Helpers for messages, separate from the rest of the program, so that a command that only reports something loads nothing else.
 */
export { escapeMarkup } from './escape.ts';
export { capitalize, cardLabel, pluralize, signedNumber, unlistedText } from './labels.ts';
export { markdownTable, markdownText } from './markdown.ts';
export { UserError } from './user-error.ts';

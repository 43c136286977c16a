/** Messages of the project on the page: words quoted from a text are between backticks. */
import type { TemplateResult } from 'lit-html';
import { within } from '../../../table/page/around/index.ts';

/** A message with the quoted words in the font of the text. */
export function messageView(sentence: string): TemplateResult {
  return within(capitalized(sentence));
}

/** The same as plain text. */
export function plainMessage(sentence: string): string {
  return capitalized(sentence).replaceAll('`', '');
}

/** Capitalizes the first letter. */
export const capitalized = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Sentences of the house on the page: words of a text are between backticks in them. */
import type { TemplateResult } from 'lit-html';
import { within } from '../../../table/page/around/index.ts';

/** A sentence with the words of texts in the letters of texts. */
export function said(sentence: string): TemplateResult {
  return within(begun(sentence));
}

/** The same as plain text. */
export function saidPlain(sentence: string): string {
  return begun(sentence).replaceAll('`', '');
}

/** With a capital letter. */
const begun = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Sentences of the house on the page: words of a text are between backticks in them. */
import { html, type TemplateResult } from 'lit-html';

/** A sentence with the words of texts in the letters of texts. */
export function said(sentence: string): TemplateResult {
  return within(begun(sentence));
}

/** The same for what stands within a sentence: it begins as it does. */
export function within(words: string): TemplateResult {
  const parts = words.split('`');
  return html`${parts.map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

/** The same as plain text. */
export function saidPlain(sentence: string): string {
  return begun(sentence).replaceAll('`', '');
}

/** With a capital letter. */
const begun = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Sentences on pages: words of a text are between backticks in them. */
import { html, type TemplateResult } from 'lit-html';

/** What stands within a sentence or is one, with the words of texts in the letters of texts. */
export function within(words: string): TemplateResult {
  const parts = words.split('`');
  return html`${parts.map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

/** Quoted words in views that are not components yet. */
import { html, type TemplateResult } from 'lit-html';

/** Renders words with the parts between backticks as code. */
export function within(words: string): TemplateResult {
  const parts = words.split('`');
  return html`${parts.map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

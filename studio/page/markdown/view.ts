/** The button that copies the effects of a change as Markdown. */
import { html, type TemplateResult } from 'lit-html';
import type { MarkdownAsked } from '../../gallery-messages.ts';
import type { MarkdownCopying } from './copying.ts';

/** @param asked returns the request when the button is pressed */
export function copyAsMarkdown(copying: MarkdownCopying, asked: () => MarkdownAsked): TemplateResult {
  const { isWorking, isCurrent, outcome, text } = copying;
  return html`<div class="copying">
    <button class="btn" type="button" ?disabled=${isWorking} @click=${() => void copying.copy(asked())}>Copy as Markdown</button>
    <p class="dim small" role="status" aria-label="Copying">${isCurrent || isWorking ? outcome : ''}</p>
    ${
      text === undefined || !isCurrent
        ? ''
        : html`<textarea class="markdown" readonly rows="8" aria-label="Markdown" .value=${text}
            @focus=${(event: FocusEvent) => (event.target as HTMLTextAreaElement).select()}></textarea>`
    }
  </div>`;
}

/** The place Print: the options, and the layout of the cards on paper. */
import { html, type TemplateResult } from 'lit-html';
import { counted, within } from '../../../table/page/around/index.ts';
import { sign } from '../shell/signs.ts';
import type { Studio } from '../studio.ts';
import { printForm } from './form.ts';
import { type Printing, type PrintResult, printingOf } from './printing.ts';
import { sheetsView } from './sheets.ts';

export function printPlace(studio: Studio): TemplateResult {
  const printing = printingOf(studio);
  void printing.look();
  return html`<aside class="order" aria-label="Options">
      ${printing.options ? printForm(printing, printing.options) : ''}
    </aside>
    <main class="press" aria-label="Print">
      <div class="pressbar">
        ${
          printing.progress === undefined
            ? html`<button class="btn main" type="button" @click=${() => printing.print()}>Print</button>`
            : html`<button class="btn" type="button" @click=${() => printing.cancel()}>Cancel</button>`
        }
        <p role="status" aria-label="Printing">${resultView(printing)}</p>
      </div>
      ${printing.refused === undefined ? '' : html`<p class="notice bad" role="alert"><span>${sign('warning')} ${within(printing.refused)}</span></p>`}
      ${printing.made ? warnings(printing.made) : ''}
      ${sheetsView(printing)}
    </main>`;
}

function resultView({ progress, made }: Printing): TemplateResult | string {
  if (progress !== undefined) return progress;
  if (!made) return '';
  const { cards, pages, pdf } = made;
  const all = `${counted(cards, 'card')} on ${counted(pages, 'page')}`;
  if (!pdf) return `${all}. Print them at actual size, without the browser's margins.`;
  const { url, name } = pdf;
  return html`${all}:
    <a class="btn" href=${url} download=${name}>Save ${name}</a>
    <a class="btn quiet" href=${url} target="_blank">Open it</a>`;
}

function warnings({ warnings: all, more }: PrintResult): TemplateResult | string {
  if (all.length === 0) return '';
  return html`<ul class="warnings" aria-label="Warnings">
    ${all.map((words) => html`<li>${sign('warning')} ${within(words)}</li>`)}
    ${more > 0 ? html`<li>and ${more} more</li>` : ''}
  </ul>`;
}

/** The sheets of a print as pictures, before printing. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { counted, within } from '../../../table/page/around/index.ts';
import type { SheetShown, SheetsShown } from '../../print-messages.ts';
import type { Printing } from './printing.ts';

/** `137 cards on 12 sheets, with their backs`, and notes on what is not shown. */
export function sheetsView(printing: Printing): TemplateResult | string {
  const { plan } = printing;
  if (!plan) return '';
  const fronts = plan.sheets.filter(({ side }) => side === 'fronts').length;
  const hasBacks = plan.sheets.some(({ side }) => side === 'backs');
  const count = `${counted(plan.cards, 'card')} on ${counted(fronts, 'sheet')}${hasBacks ? ', each with its backs' : ''}, ${counted(plan.sheets.length, 'page')}`;
  return html`<section class="plan" aria-label="Sheets">
    <h2 class="head">${plan.cards > 0 ? count : 'No cards'}</h2>
    ${printing.notes.map((note) => html`<p class="soft small">${within(note)}</p>`)}
    <ol class="sheets" tabindex="0" aria-label="All sheets">
      ${plan.sheets.map((sheet, i) => html`<li>${sheetPicture(plan, sheet, i + 1, printing.pictures[i])}<span class="dim small">${i + 1}</span></li>`)}
    </ol>
  </section>`;
}

function sheetPicture(
  { paper: { width, height } }: SheetsShown,
  sheet: SheetShown,
  page: number,
  url: string | undefined,
): TemplateResult {
  return html`<svg class="paper" role="img" aria-label=${wordsOf(sheet, page)} viewBox="0 0 ${width} ${height}">
    <rect class="blank" width=${width} height=${height} />
    <image href=${url ?? nothing} width=${width} height=${height} />
  </svg>`;
}

function wordsOf({ side, numbers }: SheetShown, page: number): string {
  if (side === 'icons') return `Page ${page}: what the icons mean`;
  return `Page ${page}: ${side === 'backs' ? 'backs of ' : ''}${numbers.length === 1 ? 'card' : 'cards'} ${numbers.join(', ')}`;
}

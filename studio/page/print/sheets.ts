/** The sheets of a print as pictures: each card in its position, before printing. */
import { html, svg, type TemplateResult } from 'lit-html';
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
      ${plan.sheets.map((sheet, i) => html`<li>${sheetPicture(printing, plan, sheet, i + 1)}<span class="dim small">${i + 1}</span></li>`)}
    </ol>
  </section>`;
}

function sheetPicture(
  printing: Printing,
  plan: SheetsShown,
  sheet: SheetShown,
  page: number,
): TemplateResult {
  const { width, height } = plan.paper;
  const { side, cells, bleeds, marks } = sheet;
  return html`<svg class="paper" role="img" aria-label=${wordsOf(sheet, page)} viewBox="0 0 ${width} ${height}">
    <rect class="blank" width=${width} height=${height} />
    ${bleeds.map((box) => svg`<rect x=${box.x} y=${box.y} width=${box.width} height=${box.height} fill=${box.fill} />`)}
    ${cells.map(({ card, deck, x, y, turned }) => {
      const url = side === 'backs' ? printing.backs[deck] : printing.fronts[card];
      const middle = `${x + plan.card.width / 2} ${y + plan.card.height / 2}`;
      return url === undefined
        ? ''
        : svg`<image href=${url} x=${x} y=${y} width=${plan.card.width} height=${plan.card.height} transform=${turned ? `rotate(180 ${middle})` : ''} />`;
    })}
    <path class="marks" d=${marks.map(({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`).join('')} />
    ${side === 'icons' ? svg`<text class="what" x=${width / 2} y=${height / 2} font-size=${width / 16}>What the icons mean</text>` : ''}
  </svg>`;
}

function wordsOf({ side, cells }: SheetShown, page: number): string {
  if (side === 'icons') return `Page ${page}: what the icons mean`;
  const numbers = cells.map(({ number }) => number).join(', ');
  return `Page ${page}: ${side === 'backs' ? 'backs of ' : ''}${cells.length === 1 ? 'card' : 'cards'} ${numbers}`;
}

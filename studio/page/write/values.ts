/** The strip below the text while the cursor is on a number: the worth of the card with other values. */
import { html, type TemplateResult } from 'lit-html';
import type { Studio } from '../studio.ts';

export function valueStrip(studio: Studio): TemplateResult {
  const {
    number,
    answers: { values },
  } = studio;
  if (!number) return html``;
  const closest = values.value.reduce((a, b) => (distance(b) < distance(a) ? b : a));
  return html`<section class="values" aria-label="Worth for each value">
    <span class="soft">Worth with</span>
    ${values.value.map(
      (one) => html`<button class="btn ${one.value === number.value ? 'main' : 'quiet'}" type="button"
        aria-pressed=${one.value === number.value ? 'true' : 'false'}
        title="${round(one.low)} to ${round(one.high)} on ${one.boards} boards"
        @click=${() => setNumber(studio, one.value)}>
        <b>${one.value}</b> ${round(one.mean)}${one === closest ? html` <span class="fits">closest to the price</span>` : ''}
      </button>`,
    )}
    <span class="dim">Alt <kbd>↑</kbd> <kbd>↓</kbd></span>
  </section>`;
}

const distance = ({ mean, cost }: { mean: number; cost: number }) => Math.abs(mean - cost);
const round = (points: number) => String(Math.round(points * 10) / 10).replace('-', '−');

/** Changes the number at the cursor. */
function setNumber(studio: Studio, value: number): void {
  const { number, editor } = studio;
  if (number && editor)
    studio.edit([{ file: editor.file, from: number.from, to: number.to, text: String(value) }]);
  editor?.focus();
}
